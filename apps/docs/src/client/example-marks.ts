/** Shows the example that a number after a sentence names, in the place of its clause for one board. */
function showExample(id: string): boolean {
  const target = document.getElementById(id);
  if (target?.localName !== "serpent-example") return false;
  const slot = document.querySelector(
    `.clause-figure[data-clause="${CSS.escape(target.dataset["clause"] ?? "")}"]`,
  );
  const shown = slot?.querySelector("serpent-example");
  if (!slot || !shown) return false;
  if (shown !== target) {
    const place = document.createComment("");
    target.replaceWith(place);
    shown.replaceWith(target);
    place.replaceWith(shown);
  }
  for (const mark of document.querySelectorAll<HTMLAnchorElement>(".example-marks a")) {
    const isShown = mark.hash === `#${id}`;
    if (isShown) mark.setAttribute("aria-current", "true");
    else if (mark.hash === `#${shown.id}` || mark.ariaCurrent) mark.removeAttribute("aria-current");
  }
  slot.scrollIntoView({ block: "nearest" });
  return true;
}

document.addEventListener("click", (event) => {
  const mark =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".example-marks a") : null;
  if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (showExample(decodeURIComponent(mark.hash.slice(1)))) event.preventDefault();
});
showExample(decodeURIComponent(location.hash.slice(1)));
