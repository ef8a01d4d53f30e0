import { hasWon, type Seat, seatsOf } from "@serpentarium/core";
import { above, type Block, beside, frameBlock, rowBlock, type Scene } from "@serpentarium/core/scene";
import { NAMES, NESTS, placesOf, SNAKES, takerOf } from "./material.ts";
import { type Position, roundsOf, turnedIn } from "./position.ts";
import { cardSlot, nestSlot } from "./slots.ts";

const CARD = { w: 40, h: 54, gap: 5, title: true };
const NEST = { w: 32, h: 32, gap: 1, title: true };

/** The cards of each round in which one was laid: the last ones stay in front of the players. */
const laidIn = (position: Position): readonly (readonly number[])[] =>
  roundsOf(position).flatMap(({ cards }) => (cards.length > 0 ? [cards] : []));

/** The hand of a seat, the card in front of it, and the nests that it has taken. */
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
  const last = laidIn(position).at(-1) ?? [];
  // a card that nobody knows is taken for the last one of the hand
  const laid = last.slice(seat, seat + 1).map((card) => cardSlot(card, backId(hand.length)));
  const taken = placesOf(turnedIn(position)).filter((_, i) => takerOf(rounds[i]?.cards ?? []) === seat);
  const won = taken.map((nest) => nestSlot(nest));
  const blocks = [
    rowBlock({ ...CARD, ...row("hand", "Hand", "Main"), title: name, count }, held),
    rowBlock({ ...CARD, ...row("laid", "Laid", "Posé") }, laid),
    rowBlock({ ...NEST, ...row("won", "Taken", "Pris"), count }, won),
  ];
  const stroke = isToAct || hasWon(position, seat) ? "accent" : "line";
  return frameBlock(beside(blocks, 24), { padding: 6, r: 8, fill: "paper", stroke, width: 2 });
}

/** A table, as whoever looks sees it: cards that they do not know show their backs. */
export function scene(position: Position): Scene {
  const turned = placesOf(turnedIn(position));
  const nest = turned.slice(position.rounds.length).map((open) => nestSlot(open));
  const bag = NESTS.map((eggs, place) => {
    const first = NESTS.findIndex((other, i) => other === eggs && !turned.includes(i));
    return turned.includes(place) ? {} : nestSlot(place, position.phase === "turn" && place === first);
  });
  const before = laidIn(position).slice(0, -1).flat();
  const gone = SNAKES.map((card) => (before.includes(card) ? cardSlot(card, "") : {}));
  const nests = [
    rowBlock({ ...NEST, id: "nest", label: { en: "Nest", fr: "Nid" } }, nest),
    rowBlock({ ...NEST, id: "bag", label: { en: "Bag", fr: "Sac" }, count: bag.length }, bag),
  ];
  const blocks = [
    beside(nests, 100),
    ...seatsOf(position.table).map((seat) => seatBlock(position, seat)),
    rowBlock(
      { ...CARD, gap: -7, id: "gone", label: { en: "Laid before", fr: "Posés avant" }, count: gone.length },
      gone,
    ),
  ];
  const label = { en: "A table with hands of cards", fr: "Une table et des mains de cartes" };
  return { ...frameBlock(above(blocks, 8), { padding: 6 }), pitch: { x: 33, y: 41 }, label };
}
