const board = document.querySelector("serpent-board");

/** Sets the board’s attributes from the address: the link of a match, or a table and a position. */
function applyAddress(): void {
  const fragment = location.hash.slice(1);
  const query = new URLSearchParams(fragment);
  const attributes = query.has("game") ? new Map([["record", fragment]]) : query;
  for (const name of ["record", "position", "seats", "options"]) {
    const value = attributes.get(name) ?? null;
    if (value === null) board?.removeAttribute(name);
    else board?.setAttribute(name, value);
  }
}

applyAddress();
window.addEventListener("hashchange", applyAddress);
for (const button of document.querySelectorAll<HTMLElement>("[data-command]"))
  button.addEventListener("click", () => board?.dispatchEvent(new Event(button.dataset["command"] ?? "")));
