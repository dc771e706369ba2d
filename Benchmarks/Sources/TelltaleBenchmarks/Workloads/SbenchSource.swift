internal import Telltale

/// What an effect reads, in whatever implementation.
protocol SbenchSource: AnyObject {
  var value: Int { get }
}

extension Cell: SbenchSource {}
extension ObservedCell: SbenchSource {}
extension MutableSignal: SbenchSource where Value == Int {}
