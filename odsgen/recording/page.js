"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const element = (id) => document.getElementById(id);
const [PASS, TAG, NAME, OP, PLACE, CAUSE, INSERTED, REMOVED, MOVED, CHANGED] = Array(10).keys();
const KINDS = [["inserted", INSERTED], ["moved", MOVED], ["changed", CHANGED]];
const SIGNS = { inserted: "+", removed: "−", changed: "~", moved: "→" };
const last = data.steps.length;
let moment = -1;
let lines = [];

function made(tag, text, attributes = {}) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

// --- long lists: only the rows in sight exist ---------------------------------------------------------------------------

// No browser lays out boxes much higher than this: past it, rows lie closer together than they are high.
const HIGHEST = 8e6;

function rowsOf(container, height, render) {
  const inner = container.appendChild(made("div"));
  let count = 0;
  const scale = () => Math.min(1, HIGHEST / Math.max(1, count * height));
  const draw = () => {
    const top = container.scrollTop / scale() / height;
    const start = Math.max(0, Math.floor(top) - 10);
    const end = Math.min(count, Math.ceil(top + container.clientHeight / height) + 10);
    const shift = container.scrollTop - top * height;
    const rows = [];
    for (let at = start; at < end; at += 1) {
      const row = render(at);
      row.classList.add("row");
      row.style.top = `${at * height + shift}px`;
      row.style.height = `${height}px`;
      rows.push(row);
    }
    inner.replaceChildren(...rows);
  };
  container.addEventListener("scroll", draw, { passive: true });
  addEventListener("resize", draw);
  return {
    resize(size, width) {
      count = size;
      inner.style.height = `${count * height * scale()}px`;
      if (width) inner.style.width = `max(100%, ${width}ch)`;
      draw();
    },
    show(at) {
      const top = at * height * scale();
      if (top < container.scrollTop || top > container.scrollTop + container.clientHeight - 2 * height) {
        container.scrollTop = Math.max(0, top - container.clientHeight / 3);
      }
      draw();
    },
    draw,
  };
}

// --- the text at each moment ---------------------------------------------------------------------------------------------

const texts = [];  // of every hundredth moment that was kept

function keptAt(wanted) {
  let low = 0, high = data.moments.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (data.moments[middle][0] <= wanted) low = middle; else high = middle - 1;
  }
  return low;
}

function textOf(kept) {
  let at = Math.min(Math.floor(kept / 100), texts.length - 1);
  let text = at < 0 ? [] : texts[at];
  for (let next = at < 0 ? 0 : at * 100 + 1; next <= kept; next += 1) {
    const [, start, gone, here] = data.moments[next];
    text = text.slice(0, start).concat(here, text.slice(start + gone));
    if (next % 100 === 0) texts[next / 100] = text;
  }
  return text;
}

// Lines as they are shown: [text, kind, operation].
function linesAt(wanted) {
  const kept = keptAt(wanted);
  const now = textOf(kept).map((line) => data.lines[line]);
  const kinds = new Map();
  if (!kept) return now.map(([text, op]) => [text, "", op]);
  const removed = new Set();
  for (let step = data.moments[kept - 1][0]; step < data.moments[kept][0]; step += 1) {
    for (const [kind, at] of KINDS) for (const op of data.steps[step][at]) if (kinds.get(op) !== "inserted") kinds.set(op, kind);
    for (const op of data.steps[step][REMOVED]) { removed.add(op); kinds.delete(op); }
  }
  const shown = now.map(([text, op]) => [text, kinds.get(op) || "", op]);
  if (!element("shown").checked) return shown;
  // What is gone, behind what stood before it and is still there; a changed line as it was, before what it is.
  const behind = new Map(), was = new Map();
  const there = new Set(now.map(([, op]) => op));
  let anchor = -1;
  for (const [text, op] of textOf(kept - 1).map((line) => data.lines[line])) {
    if (op < 0) continue;
    if (removed.has(op)) behind.set(anchor, [...(behind.get(anchor) || []), [text, "removed", op]]);
    else if (kinds.get(op) === "changed") was.set(op, text);
    if (there.has(op)) anchor = op;
  }
  return [...(behind.get(-1) || []), ...shown.flatMap((line) => {
    const [text, kind, op] = line;
    const old = was.get(op);
    return [...(kind === "changed" && old !== text ? [[old, "removed", op]] : []), line, ...(op < 0 ? [] : behind.get(op) || [])];
  })];
}

// --- words ----------------------------------------------------------------------------------------------------------------

const counted = (counts) => Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(", ") || "nothing changed";
const countsOf = (step) => counted(Object.fromEntries([...KINDS, ["removed", REMOVED]].map(([kind, at]) => [kind, step[at].length]).filter(([, count]) => count)));
const titleOf = (step) => `${step[TAG]} ${step[NAME]}`.trim() || "outside of all passes";
const passOf = (step) => (step[PASS] < 0 ? "" : data.passes[step[PASS]].name);

function link(text, number) {
  const node = made("a", text, { role: "button", tabindex: "0" });
  node.onclick = () => go(number);
  node.onkeydown = (event) => { if (event.key === "Enter") go(number); };
  return node;
}

function describe() {
  const what = element("what");
  what.replaceChildren();
  const title = what.appendChild(made("p"));
  if (!moment) {
    title.append("The program before everything.");
  } else {
    const step = data.steps[moment - 1];
    title.append(made("strong", titleOf(step)));
    if (step[OP] && step[OP] !== step[NAME]) title.append(` on ${step[OP]}`);
    if (step[PLACE]) title.append(` at ${step[PLACE]}`);
    if (step[PASS] >= 0) title.append(`, in ${passOf(step)}`);
    if (step[CAUSE]) title.append(", because of ", link(`step ${step[CAUSE]}`, step[CAUSE]));
    what.append(made("p", countsOf(step), { class: "note" }));
  }
  const kept = data.moments[keptAt(moment)][0];
  if (kept !== moment) what.append(made("p", `The program is long: this is how it was after step ${kept}; ods-replay shows every moment.`, { class: "note" }));
  if (data.problem) what.append(made("p", data.problem, { class: "note" }));
}

// --- passes and steps -----------------------------------------------------------------------------------------------------

let items = [];

function itemsFor(text) {
  const wanted = text.trim().toLowerCase();
  const found = [];
  const fits = (step) => !wanted || `${titleOf(step)} ${step[OP]} ${step[PLACE]} ${passOf(step)}`.toLowerCase().includes(wanted);
  let at = 0;
  const steps = (end) => { for (; at < end; at += 1) if (fits(data.steps[at])) found.push({ step: at + 1 }); };
  data.passes.forEach((run) => {
    steps(run.first);
    if (!wanted || run.name.toLowerCase().includes(wanted) || data.steps.slice(run.first, run.last).some(fits)) found.push({ run });
  });
  steps(last);
  return [{ start: true }, ...found];
}

function stepRow(at) {
  const item = items[at];
  const row = made("div", undefined, { role: "option" });
  const number = item.start ? 0 : item.run ? item.run.last : item.step;
  if (item.run) {
    const run = item.run;
    row.classList.add("pass");
    row.append(made("div", `${"· ".repeat(run.depth)}${run.name} on ${run.op}${run.outcome === "done" ? "" : ` (${run.outcome || "breaks off"})`}`), made("div"));
    row.lastChild.append(made("small", `${run.last - run.first} steps: ${counted(run.counts)}`));
  } else if (item.start) {
    row.append(made("div", "Before everything"), made("div"));
  } else {
    const step = data.steps[item.step - 1];
    row.append(made("div", `${item.step}  ${titleOf(step)}`), made("div"));
    row.lastChild.append(made("small", `${step[OP] && step[OP] !== step[NAME] ? `${step[OP]}, ` : ""}${countsOf(step)}`));
  }
  if (!item.run && number === moment) row.classList.add("at");
  row.setAttribute("aria-selected", String(!item.run && number === moment));
  row.onclick = () => go(number);
  return row;
}

const stepRows = rowsOf(element("steps"), 46, stepRow);

function search() {
  items = itemsFor(element("search").value);
  stepRows.resize(items.length);
  showStep();
}

function showStep() {
  const at = items.findIndex((item) => (item.start ? 0 : item.step) === moment);
  if (at < 0) stepRows.draw(); else stepRows.show(at);
}

// --- the program ----------------------------------------------------------------------------------------------------------

const TOKEN = /("(?:[^"\\]|\\.)*")|(%[\w$.-]+(?:#\d+)?)|(@(?:[\w$.-]+|"[^"]*")|\^[\w$.-]+)|(![\w$.]+|\b(?:[su]?i\d+|b?f\d+\w*|index|none|tensor|memref|vector|complex|tuple)\b(?!\.))|(#[\w$.]+)|(\b[a-z_]\w*(?:\.\w+)+)/g;
const CLASSES = ["string", "value", "symbol", "type", "attribute", "operation"];
const LONGEST = 4000;  // a longer line is shown without colours, and cut

function coloured(row, text) {
  if (text.length > LONGEST) {
    row.append(`${text.slice(0, LONGEST)} … ${text.length - LONGEST} more characters`);
    return;
  }
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    row.append(text.slice(end, match.index));
    row.append(made("i", match[0], { class: CLASSES[match.slice(1).findIndex((group) => group !== undefined)] }));
    end = match.index + match[0].length;
  }
  row.append(text.slice(end));
}

let hit = -1;

function programRow(at) {
  const [text, kind, op] = lines[at];
  const row = made("div", undefined, { "data-sign": SIGNS[kind] || "" });
  coloured(row, text);
  if (kind) row.classList.add(kind);
  if (at === hit) row.classList.add("hit");
  if (op >= 0) {
    row.dataset.op = op;
    row.title = "Click for the steps about this operation";
    row.onclick = () => { if (!String(getSelection())) history(op); };
  }
  return row;
}

const programRows = rowsOf(element("program"), 20, programRow);

function history(op) {
  const about = [];
  data.steps.forEach((step, at) => { if ([INSERTED, REMOVED, MOVED, CHANGED].some((kind) => step[kind].includes(op))) about.push(at + 1); });
  describe();
  const shown = element("what").appendChild(made("p", about.length ? "Steps about this operation: " : "No step is about this operation.", { class: "note" }));
  about.slice(0, 50).forEach((number, at) => shown.append(at ? ", " : "", link(`${number} (${titleOf(data.steps[number - 1])})`, number)));
  if (about.length > 50) shown.append(` and ${about.length - 50} more`);
}

function toNext(fits, from, backwards = false) {
  for (let count = 1; count <= lines.length; count += 1) {
    const at = (from + (backwards ? -count : count) + 2 * lines.length) % lines.length;
    if (fits(at)) { hit = at; programRows.show(at); return true; }
  }
  return false;
}

function find(backwards = false, from = hit) {
  const wanted = element("find").value.toLowerCase();
  const fits = (at) => lines[at][0].toLowerCase().includes(wanted);
  const count = wanted ? lines.filter((_, at) => fits(at)).length : 0;
  element("found").textContent = wanted ? `${count} lines` : "";
  if (count) toNext(fits, from, backwards); else { hit = -1; programRows.draw(); }
}

const toChange = () => toNext((at) => lines[at][1] && (!at || !lines[at - 1][1]), hit);

function show() {
  lines = linesAt(moment);
  hit = -1;
  programRows.resize(lines.length, lines.reduce((most, [text]) => Math.max(most, Math.min(text.length, LONGEST + 40)), 0) + 6);
  const change = lines.findIndex(([, kind]) => kind);
  if (change >= 0) programRows.show(change);
}

function go(number) {
  const wanted = Math.max(0, Math.min(last, number));
  if (wanted === moment) return;
  moment = wanted;
  element("slider").value = moment;
  element("moment").textContent = `${moment} of ${last}`;
  for (const id of ["first", "back"]) element(id).disabled = moment === 0;
  for (const id of ["forward", "last"]) element(id).disabled = moment === last;
  describe();
  show();
  showStep();
}

// --- events ---------------------------------------------------------------------------------------------------------------

const nextPass = () => { const run = data.passes.find((each) => each.last > moment); if (run) go(run.last); };
const previousPass = () => { const run = data.passes.findLast((each) => each.last < moment); go(run ? run.last : 0); };

element("slider").max = last;
element("slider").oninput = (event) => go(Number(event.target.value));
element("first").onclick = () => go(0);
element("back").onclick = () => go(moment - 1);
element("forward").onclick = () => go(moment + 1);
element("last").onclick = () => go(last);
element("search").oninput = search;
element("shown").onchange = show;
element("to-change").onclick = toChange;
element("steps").onkeydown = (event) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  let at = items.findIndex((item) => (item.start ? 0 : item.step) === moment) + by;
  while (items[at]?.run) at += by;
  if (items[at]) go(items[at].start ? 0 : items[at].step);
};
element("find").oninput = () => find(false, -1);
element("find").onkeydown = (event) => { if (event.key === "Enter") find(event.shiftKey); };
const KEYS = {
  ArrowRight: () => go(moment + 1), ArrowLeft: () => go(moment - 1), j: () => go(moment + 1), k: () => go(moment - 1),
  Home: () => go(0), End: () => go(last), "]": nextPass, "[": previousPass, n: toChange, "/": () => element("search").focus(),
};
addEventListener("keydown", (event) => {
  if (event.target.matches("input") && event.key === "Escape") { event.target.blur(); return; }
  if (event.target.matches("input:not([type=checkbox])") || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = KEYS[event.key];
  if (action) { event.preventDefault(); action(); }
});
const asked = Number(new URLSearchParams(location.hash.slice(1)).get("step"));
go(Number.isInteger(asked) ? asked : 0);
search();
