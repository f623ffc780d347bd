// The page: texts go to Python when they change, its answers to their places.
import MarkdownIt from "markdown-it";
import { Editor } from "./editors.js";
import { KEYS, ofFragment, toFragment } from "./share.js";

const $ = (id) => document.getElementById(id);
const QUIET = 60; // milliseconds without a key before texts are read
const renderer = new MarkdownIt({ html: false, linkify: false });

function markdown(text, className) {
  const element = document.createElement("div");
  if (className) element.className = className;
  element.innerHTML = renderer.render(text); // markdown-it escapes what is HTML, and the page's policy runs no script of it
  for (const link of element.querySelectorAll("a")) Object.assign(link, { rel: "noopener noreferrer", target: "_blank" });
  for (const block of element.querySelectorAll("pre")) block.tabIndex = 0; // wide ones are scrolled by keys, too
  return element;
}

// --- Python ---------------------------------------------------------------------------------------------------------

class Python {
  constructor() { this.start(); }

  start() {
    this.waiting = new Map();
    this.number = 0;
    // A worker of a blob has the page's policy; one of a file would have none.
    const script = `import ${JSON.stringify(new URL("worker.js", document.baseURI).href)};`;
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    this.worker = new Worker(url, { type: "module" });
    this.ready = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }) => {
        if (data.ready) return resolve();
        if (data.id === undefined) return reject(new Error(data.failed));
        const { resolve: answer } = this.waiting.get(data.id) ?? {};
        this.waiting.delete(data.id);
        this.tell();
        answer?.(data.failed === undefined ? JSON.parse(data.answer) : { failure: data.failed });
      };
      this.worker.onerror = (event) => reject(new Error(event.message || "the worker could not be started"));
    });
    this.ready.catch((error) => status(`Python could not be started: ${error.message}`));
  }

  ask(request) {
    return new Promise((resolve) => {
      const id = this.number++;
      this.waiting.set(id, { resolve });
      this.tell();
      this.worker.postMessage({ id, request: JSON.stringify(request) });
    });
  }

  tell() { $("stop").disabled = this.waiting.size === 0; }

  stop() {
    this.worker.terminate();
    for (const { resolve } of this.waiting.values()) resolve({ stopped: true });
    this.start();
    this.tell();
  }
}

function status(text) { $("status").textContent = text; }

// --- the state of the page ------------------------------------------------------------------------------------------

const python = new Python();
let allowed = false; // whether the texts may be worked on: those of a link only when the reader asks
let timer = null;
let turn = 0; // of the last refreshing
let files = {};

const ask = (request) => (allowed ? python.ask(request) : Promise.resolve({}));
const changed = () => {
  $("shared").textContent = "";
  if (!allowed) return;
  clearTimeout(timer);
  timer = setTimeout(refresh, QUIET);
};
const editors = {
  spec: new Editor($("panel-spec"), { label: "Spec, YAML", language: "yaml", which: "spec", ask, markdown, changed }),
  hooks: new Editor($("panel-hooks"), { label: "Hooks, Python", language: "python", which: null, ask, markdown, changed }),
  program: new Editor($("panel-program"), { label: "Program, MLIR", language: "mlir", which: "program", ask, markdown, changed }),
};
const INPUTS = ["pipeline", "entry", "arguments"];

function texts() {
  const found = Object.fromEntries(Object.entries(editors).map(([key, editor]) => [key, editor.text]));
  for (const key of INPUTS) found[key] = $(key).value;
  return found;
}

function setTexts(found) {
  for (const [key, editor] of Object.entries(editors)) editor.text = found[key] ?? "";
  for (const key of INPUTS) $(key).value = found[key] ?? "";
}

const selected = () => document.querySelector('#output-pane [role="tab"][aria-selected="true"]').id.slice(4);

async function refresh() {
  if (!allowed) return;
  const mine = ++turn;
  const stale = () => mine !== turn;
  try {
    await python.ready;
  } catch {
    return; // it was told
  }
  if (stale()) return;
  const now = texts();
  const spec = await python.ask({ ask: "set_spec", text: now.spec, hooks: now.hooks });
  if (stale()) return;
  if (!spec.stopped) showSpec(spec);
  const program = await python.ask({ ask: "set_program", text: now.program });
  if (stale() || program.stopped) return;
  showProgram(program);
  if (editors.program.text === now.program) {
    editors.program.colour(program.tokens ?? []);
    editors.program.sign();
  }
  await refreshOutput(now, stale);
  if (!stale()) status("Up to date");
}

function problem(list, text, severity, go) {
  const item = document.createElement("li");
  item.className = severity;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  if (go) button.onclick = go; else button.disabled = true;
  item.append(button);
  list.append(item);
}

function showProblems(list, editor, diagnostics) {
  list.replaceChildren();
  for (const each of diagnostics) {
    const text = `${each.range[0] + 1}:${each.range[1] + 1}: ${each.severity}: ${each.message}`;
    problem(list, text, each.severity, () => editor.go(each.range));
  }
}

function showSpec(spec) {
  const diagnostics = spec.diagnostics ?? [];
  editors.spec.show(diagnostics);
  showProblems($("spec-problems"), editors.spec, diagnostics);
  const failure = spec.hooks ?? spec.failure;
  if (failure) problem($("spec-problems"), failure, "error", () => choose($("tab-hooks"), true));
}

function showProgram(program) {
  const diagnostics = program.diagnostics ?? [];
  editors.program.show(diagnostics);
  showProblems($("program-problems"), editors.program, diagnostics);
  if (program.failure) problem($("program-problems"), program.failure, "error");
  for (const key of ["custom", "generic"]) $(key).textContent = program[key] ?? "";
}

async function refreshOutput(now = texts(), stale = () => false) {
  const tab = selected();
  if (tab === "passes") {
    const found = now.pipeline.trim() ? await ask({ ask: "run_passes", text: now.program, pipeline: now.pipeline }) : {};
    if (!stale()) showPasses(found);
  } else if (tab === "run") {
    const entry = now.entry.trim();
    const found = entry ? await ask({ ask: "run_function", text: now.program, entry: entry.replace(/^@/, ""), arguments: now.arguments }) : {};
    if (!stale()) showRun(found);
  } else if (tab === "code") {
    const found = await ask({ ask: "code" });
    if (!stale()) showFiles(found.files ?? {});
  } else if (tab === "page") {
    const found = await ask({ ask: "page" });
    if (!stale()) $("page").replaceChildren(markdown(found.text ?? ""));
  }
}

function lines(parent, entries) {
  parent.replaceChildren(...entries.map(([className, text]) => {
    const line = document.createElement("span");
    line.className = className;
    line.textContent = text + "\n";
    return line;
  }));
}

function showPasses(found) {
  const told = (found.messages ?? []).map((text) => ["failure", text]);
  if (found.failure && !told.some(([, text]) => found.failure.startsWith(text))) told.push(["failure", found.failure]);
  if (found.stopped) told.push(["failure", "stopped"]);
  const classes = { "+": "line-added", "-": "line-removed", "=": "line-same" };
  const body = $("difference").checked
    ? (found.difference ?? []).map(([sign, text]) => [classes[sign], text])
    : (found.text ?? "").split("\n").map((text) => ["", text]);
  lines($("passes"), [...told, ...body]);
}

function showRun(found) {
  const body = [];
  if (found.output) body.push(["", found.output.replace(/\n$/, "")]);
  for (const text of found.results ?? []) body.push(["", text]);
  if (found.failure) body.push(["failure", found.failure]);
  if (found.stopped) body.push(["failure", "stopped"]);
  lines($("run"), body);
}

function showFiles(found) {
  files = found;
  const names = Object.keys(files);
  const chosen = names.includes($("file").value) ? $("file").value : names.includes("ops.py") ? "ops.py" : names[0];
  $("file").replaceChildren(...names.map((name) => new Option(name, name, false, name === chosen)));
  $("code").textContent = files[chosen] ?? "";
}

// --- tabs -----------------------------------------------------------------------------------------------------------

function choose(tab, focus = false) {
  for (const other of tab.parentElement.children) {
    const is = other === tab;
    other.setAttribute("aria-selected", String(is));
    other.tabIndex = is ? 0 : -1;
    $(other.getAttribute("aria-controls")).hidden = !is;
  }
  if (focus) tab.focus();
  if (tab.closest("#output-pane")) refreshOutput();
}

for (const list of document.querySelectorAll('[role="tablist"]')) {
  list.addEventListener("click", (event) => { if (event.target.role === "tab") choose(event.target); });
  list.addEventListener("keydown", (event) => {
    const tabs = [...list.children];
    const at = tabs.indexOf(document.activeElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    choose(tabs[(next + tabs.length) % tabs.length], true);
  });
}

// --- the head -------------------------------------------------------------------------------------------------------

$("theme").onclick = () => setTheme(document.documentElement.dataset.theme !== "dark");
function setTheme(dark) {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  $("theme").setAttribute("aria-pressed", String(dark));
}
setTheme(matchMedia("(prefers-color-scheme: dark)").matches);

$("stop").onclick = () => {
  ++turn;
  python.stop();
  status("Stopped; Python starts again …");
  python.ready.then(() => status("Stopped: nothing is run until a text changes"));
};

$("share").onclick = async () => {
  const fragment = await toFragment(texts());
  history.replaceState(null, "", fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    $("shared").textContent = "The link is copied";
  } catch {
    $("shared").textContent = "The link is in the address bar";
  }
};

$("difference").onchange = () => refreshOutput();
$("file").onchange = () => { $("code").textContent = files[$("file").value] ?? ""; };
$("passes-form").onsubmit = $("run-form").onsubmit = (event) => { event.preventDefault(); refreshOutput(); };
$("pipeline").oninput = () => changed();

function allow() {
  allowed = true;
  $("from-link").hidden = true;
  status("Loading Python …");
  return refresh();
}
$("run-link").onclick = allow;

async function begin() {
  const gallery = await (await fetch("gallery.json")).json();
  $("gallery").replaceChildren(...gallery.map((entry, index) => new Option(`${entry.name}: ${entry.summary}`, index)));
  $("gallery").onchange = () => {
    history.replaceState(null, "", location.pathname + location.search);
    setTexts(gallery[$("gallery").value]);
    allow();
  };
  const example = gallery.findIndex((entry) => location.hash === `#example=${encodeURIComponent(entry.name)}`);
  if (example > 0) {
    $("gallery").selectedIndex = example;
    $("gallery").onchange();
    return;
  }
  let found = null;
  try {
    found = await ofFragment(location.hash);
  } catch (error) {
    status(`The link cannot be read: ${error.message}`);
  }
  if (found === null) {
    setTexts(gallery[0]);
    await allow();
    return;
  }
  $("gallery").selectedIndex = -1;
  setTexts(found);
  $("from-link").hidden = false;
  status("The texts of a link: press Run");
  $("run-link").focus();
}
window.onhashchange = () => location.reload();
begin();
