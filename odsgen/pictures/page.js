"use strict";
const program = document.getElementById("program");
const search = document.getElementById("search");
const count = document.getElementById("count");
const whole = count.textContent;
const regions = () => program.querySelectorAll("details");

document.getElementById("fold").onclick = () => regions().forEach((region) => { region.open = false; });
document.getElementById("unfold").onclick = () => regions().forEach((region) => { region.open = true; });

// A click on a value lights up all that has its name in the innermost region around it where it is defined.
program.addEventListener("click", (event) => {
  const value = event.target.closest("b.v");
  if (!value) return;
  event.preventDefault();
  const lit = value.classList.contains("lit");
  program.querySelectorAll(".lit").forEach((one) => one.classList.remove("lit"));
  if (lit) return;
  const name = `b.v[data-n="${CSS.escape(value.dataset.n)}"]`;
  let scope = value.parentElement;
  while (scope !== program && !scope.querySelector(`${name}.d`)) scope = scope.parentElement;
  const same = scope.querySelectorAll(name);
  same.forEach((one) => one.classList.add("lit"));
  count.textContent = `${value.dataset.n}: ${same.length} places`;
});

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
