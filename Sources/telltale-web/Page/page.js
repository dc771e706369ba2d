// The page shows what the engine says, and keeps nothing of its own but which tab is selected and
// whether the feed is playing.
import { start } from "./engine.js";

const sections = ["projects", "tasks", "tweets", "messages", "me"];
const pictures = [
  "M3 7a2 2 0 0 1 2-2h4l2 2.5h8a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  "M4 6.5 5.5 8 8 5M4 12.5 5.5 14 8 11M4 18.5 5.5 20 8 17M11.5 6.5H20M11.5 12.5H20M11.5 18.5H20",
  "M12 20c5 0 8-3 8-8s-3-8-8-8-8 3-8 8 3 8 8 8zM8.5 10.5h.01M15.5 10.5h.01M8.5 14.5c1.8 2 5.2 2 7 0",
  "M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6l-4.5 4v-4H6a2 2 0 0 1-2-2z",
  "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6",
];
const seconds = 0.9;
const all = (1 << (sections.length + 1)) - 1;
const get = (id) => document.getElementById(id);

function drawing(...paths) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  for (const [path, kind] of paths) {
    const line = svg.appendChild(document.createElementNS(svg.namespaceURI, "path"));
    line.setAttribute("d", path);
    if (kind) line.setAttribute("class", kind);
  }
  return svg;
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function showBadge(badge, text) {
  if (text && badge.textContent !== text) {
    badge.classList.remove("fresh");
    void badge.offsetWidth;
    badge.classList.add("fresh");
  }
  badge.textContent = text;
  badge.hidden = !text;
  badge.classList.toggle("dot", text === "•");
}

class Page {
  selected = 3;
  timer = 0;

  constructor(engine) {
    this.engine = engine;
    this.tabs = sections.map((_, number) => this.makeTab(number));
    get("tabs").append(...this.tabs.map((tab) => tab.button));
    get("tabs").onkeydown = (event) => this.moveTab(event);
    get("play").onclick = () => (this.timer ? this.pause() : this.play());
    get("step").onclick = () => { this.pause(); this.step(); };
    get("restart").onclick = () => { this.pause(); engine.start(); this.show(all); };
    get("read").onclick = () => this.change(() => engine.read(this.selected, -1));
    this.show(all);
  }

  makeTab(number) {
    const badge = element("span", { className: "badge", hidden: true });
    const name = element("span", { textContent: this.engine.label(number) });
    const button = element("button", { type: "button", className: "tab", id: `tab-${number}` },
      element("span", { className: "picture" }, drawing([pictures[number]]), badge), name);
    button.setAttribute("role", "tab");
    button.setAttribute("aria-controls", "panel");
    button.onclick = () => this.select(number);
    return { button, badge, name: name.textContent };
  }

  moveTab(event) {
    const last = sections.length - 1;
    const to = {
      ArrowRight: (this.selected + 1) % sections.length,
      ArrowLeft: (this.selected + last) % sections.length,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.select(to);
    this.tabs[to].button.focus();
  }

  select(number) {
    this.selected = number;
    this.show(0);
  }

  play() {
    if (this.engine.played() === this.engine.count()) {
      this.engine.start();
      this.show(all);
    }
    get("play").textContent = "Pause";
    this.timer = setInterval(() => this.step(), seconds * 1000);
    this.step();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    get("play").textContent = "Play";
  }

  step() {
    this.change(() => this.engine.step());
    if (this.engine.played() === this.engine.count()) this.pause();
  }

  change(body) {
    body();
    this.show(this.engine.changes(), true);
  }

  show(changes, isTold) {
    const { engine } = this;
    const words = [];
    this.tabs.forEach(({ button, badge }, number) => {
      const isSelected = number === this.selected;
      button.setAttribute("aria-selected", isSelected);
      button.tabIndex = isSelected ? 0 : -1;
      if (!(changes & (1 << number))) return;
      const label = engine.label(number);
      showBadge(badge, engine.badge(number));
      button.setAttribute("aria-label", label);
      words.push(label);
    });
    if (changes & (1 << sections.length)) this.showIcon();
    if (isTold && words.length) get("told").textContent = words.join("; ");
    this.showPanel();
    this.showReasons();
    const [played, count] = [engine.played(), engine.count()];
    get("progress").max = count;
    get("progress").value = played;
    get("played").textContent = `${played} of ${count}`;
    get("step").disabled = played === count;
  }

  showIcon() {
    const count = this.engine.icon();
    const text = this.engine.iconBadge();
    showBadge(get("icon"), text);
    document.title = text ? `(${text}) Telltale` : "Telltale";
    if (count) navigator.setAppBadge?.(count).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
  }

  showPanel() {
    get("section").textContent = this.tabs[this.selected].name;
    get("panel").setAttribute("aria-labelledby", `tab-${this.selected}`);
    const rows = this.engine.sources(this.selected);
    const list = get("sources");
    const names = rows.map((row) => row.name).join("\n");
    if (list.dataset.names !== names) {
      list.dataset.names = names;
      list.replaceChildren(...rows.map((row, index) => this.makeRow(row, index)));
    }
    rows.forEach((row, index) => {
      const [read, mute] = list.children[index].children;
      list.children[index].classList.toggle("muted", row.isMuted);
      read.setAttribute("aria-label", row.label);
      showBadge(read.lastElementChild, row.badge);
      mute.setAttribute("aria-pressed", row.isMuted);
    });
    get("empty").hidden = rows.length > 0;
    get("read").disabled = !rows.some((row) => row.badge);
  }

  // A line that is too long goes on below its own beginning.
  showReasons() {
    const text = this.engine.why(this.selected);
    if (get("reasons").textContent === text) return;
    get("reasons").replaceChildren(...text.split(/(?<=\n)/).map((line) => {
      const depth = line.startsWith("    ") ? "item" : line.startsWith("  ") ? "part" : "";
      return element("span", { className: `line ${depth}`, textContent: line });
    }));
  }

  makeRow({ name }, index) {
    const read = element("button", { type: "button", className: "source", title: "Read" },
      element("span", { textContent: name }), element("span", { className: "badge", hidden: true }));
    read.onclick = () => this.change(() => this.engine.read(this.selected, index));
    const mute = element("button", { type: "button", className: "mute", title: "Mute" },
      drawing(["M4 10v4h3.500l4.5 4V6l-4.5 4z"], ["M15.5 9.500a3.5 3.5 0 0 1 0 5M18 7a7 7 0 0 1 0 10", "waves"],
        ["M16 10l4.5 4.500M20.5 10 16 14.5", "slash"]));
    mute.setAttribute("aria-label", `Mute ${name}`);
    mute.onclick = () => this.change(() => this.engine.mute(this.selected, index));
    return element("li", {}, read, mute);
  }
}

try {
  new Page(await start("telltale-web.wasm"));
} catch (error) {
  get("failure").textContent = `The engine does not run here: ${error.message}`;
  get("failure").hidden = false;
}
