import { hasWon, type Seat, seatsOf } from "@serpentarium/core";
import { type Block, frameBlock, hstack, rowBlock, type Scene, vstack } from "@serpentarium/core/scene";
import { NAMES, NESTS, nestIndices, SNAKES, takerOf } from "./material.ts";
import { type Position, roundsOf, turnedNests } from "./position.ts";
import { cardSlot, nestSlot } from "./slots.ts";

const CARD = { w: 40, h: 54, gap: 5, title: true };
const NEST = { w: 32, h: 32, gap: 1, title: true };
const GONE = { ...CARD, gap: -7, id: "gone", label: { en: "Laid before", fr: "Posés avant" } };

/** The cards of each round with laid cards; those of the last round stay in front of the players. */
const laidCards = (position: Position): readonly (readonly number[])[] =>
  roundsOf(position).flatMap(({ cards }) => (cards.length > 0 ? [cards] : []));

/** The hand of a seat, the card laid in front of it, and the nests that it has taken. */
function seatBlock(position: Position, seat: Seat): Block {
  const { table, hands, rounds } = position;
  const name = NAMES[seat] ?? { en: "", fr: "" };
  const row = (id: string, en: string, fr: string) => {
    const label = { en: `${en}, ${name.en}`, fr: `${fr}, ${name.fr}` };
    return { id: `${id}-${seat + 1}`, label, title: { en, fr } };
  };
  const isToAct = position.phase === "lay" && position.laid.length === seat;
  const backId = (i: number): string => `back-${seat + 1}-${i + 1}`;
  const [count, hand] = [table.options.hand, hands[seat] ?? []];
  const held = hand.map((card, i) => cardSlot(card, backId(i), isToAct));
  const last = laidCards(position).at(-1) ?? [];
  // an unknown laid card gets the id of the last card of the hand
  const laid = last.slice(seat, seat + 1).map((card) => cardSlot(card, backId(hand.length)));
  const taken = nestIndices(turnedNests(position)).filter((_, i) => takerOf(rounds[i]?.cards ?? []) === seat);
  const won = taken.map((nest) => nestSlot(nest));
  const blocks = [
    rowBlock({ ...CARD, ...row("hand", "Hand", "Main"), title: name, count }, held),
    rowBlock({ ...CARD, ...row("laid", "Laid", "Posé") }, laid),
    rowBlock({ ...NEST, ...row("won", "Taken", "Pris"), count }, won),
  ];
  const stroke = isToAct || hasWon(position, seat) ? "accent" : "line";
  return frameBlock(hstack(blocks, 24), { padding: 6, r: 8, fill: "paper", stroke, width: 2 });
}

/** The table from the perspective of the viewer, with the backs of unknown cards. */
export function scene(position: Position): Scene {
  const turned = nestIndices(turnedNests(position));
  const nest = turned.slice(position.rounds.length).map((open) => nestSlot(open));
  const bag = NESTS.map((eggs, place) => {
    const first = NESTS.findIndex((other, i) => other === eggs && !turned.includes(i));
    return turned.includes(place) ? {} : nestSlot(place, position.phase === "turn" && place === first);
  });
  const before = laidCards(position).slice(0, -1).flat();
  const laidBefore = SNAKES.map((card) => (before.includes(card) ? cardSlot(card, "") : {}));
  const nests = [
    rowBlock({ ...NEST, id: "nest", label: { en: "Nest", fr: "Nid" } }, nest),
    rowBlock({ ...NEST, id: "bag", label: { en: "Bag", fr: "Sac" }, count: bag.length }, bag),
  ];
  const blocks = [
    hstack(nests, 100),
    ...seatsOf(position.table).map((seat) => seatBlock(position, seat)),
    rowBlock({ ...GONE, count: SNAKES.length }, laidBefore),
  ];
  const label = { en: "A table with hands of cards", fr: "Une table et des mains de cartes" };
  return { ...frameBlock(vstack(blocks, 8), { padding: 6 }), pitch: { x: 33, y: 41 }, label };
}
