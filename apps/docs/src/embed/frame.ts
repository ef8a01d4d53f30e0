const board = document.querySelector("serpent-board");

/** Has the board show what the address asks for: a link of a match, or a table and a position. */
function follow(): void {
  const fragment = location.hash.slice(1);
  const query = new URLSearchParams(fragment);
  const wanted = query.has("game") ? new Map([["record", fragment]]) : query;
  for (const name of ["record", "position", "seats", "options"]) {
    const value = wanted.get(name) ?? null;
    if (value === null) board?.removeAttribute(name);
    else board?.setAttribute(name, value);
  }
}

follow();
window.addEventListener("hashchange", follow);
for (const button of document.querySelectorAll<HTMLElement>("[data-order]"))
  button.addEventListener("click", () => board?.dispatchEvent(new Event(button.dataset["order"] ?? "")));
