/**
 * The position editor of My cards.
 *
 * @module
 */
import { fail, seatsOf, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import { cardsOf, type MyCards, positionOf, start } from "./rules.ts";

/** A card that is pressed in the deck, where each has its place, goes where the tool says, or back to the deck from there. */
export default defineEditor<MyCards>({
  tools: (table) => [
    { id: "row", title: { id: "editor.row" } },
    ...seatsOf(table).map((seat) => ({
      id: `serpent-${seat + 1}`,
      title: { id: "editor.serpent", data: { seat } },
    })),
    { id: "buried", title: { id: "editor.buried" } },
  ],
  blank: start,
  edit({ table, row, serpents, buried }, tool, space) {
    const card = cardsOf(table).find((other) => space === `deck-${other}`);
    const ids = ["row", ...serpents.map((_, seat) => `serpent-${seat + 1}`), "buried"];
    if (card === undefined || !ids.includes(tool))
      return fail("bad-position", { id: "failures.bad-position.no-place" });
    const [newRow = [], ...others] = [row, ...serpents, buried].map((cards, i) => {
      const rest = cards.filter((other) => other !== card);
      const isAdded = ids[i] === tool && rest.length === cards.length;
      return isAdded ? [...rest, card].toSorted((a, b) => a - b) : rest;
    });
    return succeed(
      positionOf({ table, row: newRow, serpents: others.slice(0, -1), buried: others.at(-1) ?? [] }),
    );
  },
});
