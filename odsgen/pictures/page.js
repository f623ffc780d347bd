"use strict";
const program = document.getElementById("program");
const search = document.getElementById("search");
const count = document.getElementById("count");
const whole = count.textContent;
const regions = () => program.querySelectorAll("details");

document.getElementById("fold").onclick = () => regions().forEach((region) => { region.open = false; });
document.getElementById("unfold").onclick = () => regions().forEach((region) => { region.open = true; });

// A click on a value, or Enter where it is defined, lights up all that has its name in the innermost region around it where
// it is defined. Tab comes to one definition, the arrows to the others.
const definitions = [...program.querySelectorAll("b.v.d")];
definitions.forEach((value, number) => {
  value.tabIndex = number ? -1 : 0;
  if (value.closest("summary")) return; // itself a button
  value.setAttribute("role", "button");
  value.setAttribute("aria-pressed", "false");
});
const pressed = (value, is) => { if (value.hasAttribute("role")) value.setAttribute("aria-pressed", is); };
program.addEventListener("click", (event) => follow(event));
program.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") follow(event);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || !event.target.matches("b.v.d")) return;
  event.preventDefault();
  const seen = definitions.filter((value) => value === event.target || value.checkVisibility());
  (seen[seen.indexOf(event.target) + step] ?? event.target).focus();
});
program.addEventListener("focusin", (event) => {
  if (event.target.matches("b.v.d")) definitions.forEach((value) => { value.tabIndex = value === event.target ? 0 : -1; });
});

function follow(event) {
  const value = event.target.closest("b.v");
  if (!value) return;
  event.preventDefault();
  const lit = value.classList.contains("lit");
  program.querySelectorAll(".lit").forEach((one) => { one.classList.remove("lit"); pressed(one, false); });
  if (lit) { count.textContent = whole; return; }
  const name = `b.v[data-n="${CSS.escape(value.dataset.n)}"]`;
  let scope = value.parentElement;
  while (scope !== program && !scope.querySelector(`${name}.d`)) scope = scope.parentElement;
  const same = scope.querySelectorAll(name);
  same.forEach((one) => { one.classList.add("lit"); pressed(one, true); });
  count.textContent = `${value.dataset.n}: ${same.length} places`;
}

let found = [];
let current = -1;

function show(number) {
  found[current]?.classList.remove("current");
  current = number;
  const line = found[current];
  for (let region = line.closest("details"); region; region = region.parentElement.closest("details")) region.open = true;
  line.classList.add("current");
  line.scrollIntoView({ block: "center" });
  count.textContent = `${current + 1} of ${found.length}`;
}

function find() {
  found.forEach((line) => line.classList.remove("found", "current"));
  const text = search.value.toLowerCase();
  const lines = text ? [...program.querySelectorAll("div, summary")] : [];
  found = lines.filter((line) => line.textContent.toLowerCase().includes(text));
  found.forEach((line) => line.classList.add("found"));
  current = -1;
  count.textContent = text ? `${found.length} found` : whole;
  if (found.length) show(0);
}

search.addEventListener("input", find);
search.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !found.length) return;
  event.preventDefault();
  show((current + (event.shiftKey ? found.length - 1 : 1)) % found.length);
});
