/**
 * The position editor of My hands.
 *
 * @module
 */
import { fail, succeed } from "@serpentarium/core";
import { defineEditor } from "@serpentarium/core/editor";
import { ascending, dealt, handsFrom, type MyHands, positionOf, SNAKES } from "./rules.ts";

/** A card that is pressed becomes the next longer one that is nowhere, or goes from the hand to the table and back. */
export default defineEditor<MyHands>({
  tools: () => [
    { id: "longer", title: { id: "editor.longer" } },
    { id: "lay", title: { id: "editor.lay" } },
  ],
  blank: (table) => dealt(table, handsFrom(SNAKES, table)),
  edit({ table, hands, laid }, tool, space) {
    const [, kind = "", seatNumber, number] = /^(hand|laid)-(\d)-(\d)$/.exec(space) ?? [];
    const [seat, at] = [Number(seatNumber) - 1, Number(number) - 1];
    const [hand = [], down = []] = [hands[seat], laid[seat]];
    const card = (kind === "hand" ? hand : down)[at];
    const used = [...hands, ...laid].flat();
    const free = SNAKES.filter((other) => !used.includes(other));
    const next = free.find((other) => other > (card ?? 0)) ?? free[0];
    const setCards = (held: readonly number[], laidCards: readonly number[]) =>
      succeed(
        positionOf({ table, hands: hands.with(seat, ascending(held)), laid: laid.with(seat, laidCards) }),
      );
    const rest = (cards: readonly number[]) => cards.filter((other) => other !== card);
    if (card !== undefined && tool === "lay")
      return kind === "hand" ? setCards(rest(hand), [...down, card]) : setCards([...hand, card], rest(down));
    if (card !== undefined && next !== undefined && tool === "longer")
      return kind === "hand" ? setCards(hand.with(at, next), down) : setCards(hand, down.with(at, next));
    return fail("bad-position", { id: "failures.bad-position.no-card" });
  },
});
