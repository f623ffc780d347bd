// Names for parts of the theme's pages that have none, for whoever listens to them. Some come after the page, or change with it.
const name = (selector, text) => {
  for (const each of document.querySelectorAll(selector)) {
    const named = typeof text === "string" ? text : text(each);
    if (each.getAttribute("aria-label") !== named) each.setAttribute("aria-label", named);
  }
};
const nameAll = () => {
  name(".md-search", "Search");
  name(".md-version__current", (each) => `Select version, now ${each.textContent.trim()}`);
  name(".md-nav--primary", "All pages");
  for (const each of document.querySelectorAll(".md-code__nav:not([role])")) each.setAttribute("role", "none");
};
nameAll();
new MutationObserver(nameAll).observe(document.body, { childList: true, subtree: true });
