import { hasWon, type Seat, seatsOf } from "@serpentarium/core";
import { type Block, frameBlock, hstack, rowBlock, type Scene, vstack } from "@serpentarium/core/scene";
import { NAMES, NESTS, nestIndices, SNAKES, takerOf } from "./material.ts";
import { type Position, roundsOf, turnedNests } from "./position.ts";
import { cardSlot, nestSlot } from "./slots.ts";

const CARD = { w: 40, h: 54, gap: 5, title: true };
const NEST = { w: 32, h: 32, gap: 1, title: true };
const LAID = { id: "scene.laid" };
const TAKEN = { id: "scene.taken" };
const GONE = { ...CARD, gap: -7, id: "gone", label: { id: "scene.laid-before" } };

/** The cards of each round with laid cards; those of the last round stay in front of the players. */
const laidCards = (position: Position): readonly (readonly number[])[] =>
  roundsOf(position).flatMap(({ cards }) => (cards.length > 0 ? [cards] : []));

/** The hand of a seat, the card laid in front of it, and the nests that it has taken. */
function seatBlock(position: Position, seat: Seat): Block {
  const { table, hands, rounds } = position;
  const name = NAMES[seat] ?? "";
  const data = { seat: name };
  const isToAct = position.phase === "lay" && position.laid.length === seat;
  const backId = (i: number): string => `back-${seat + 1}-${i + 1}`;
  const [count, hand] = [table.options.hand, hands[seat] ?? []];
  const held = hand.map((card, i) => cardSlot(card, backId(i), isToAct));
  const last = laidCards(position).at(-1) ?? [];
  // an unknown laid card has the id of the last card of the hand
  const laid = last.slice(seat, seat + 1).map((card) => cardSlot(card, backId(hand.length)));
  const taken = nestIndices(turnedNests(position)).filter((_, i) => takerOf(rounds[i]?.cards ?? []) === seat);
  const won = taken.map((nest) => nestSlot(nest));
  const blocks = [
    rowBlock(
      { ...CARD, id: `hand-${seat + 1}`, label: { id: "scene.hand-of", data }, title: name, count },
      held,
    ),
    rowBlock({ ...CARD, id: `laid-${seat + 1}`, label: { id: "scene.laid-by", data }, title: LAID }, laid),
    rowBlock(
      { ...NEST, id: `won-${seat + 1}`, label: { id: "scene.taken-by", data }, title: TAKEN, count },
      won,
    ),
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
    rowBlock({ ...NEST, id: "nest", label: { id: "scene.nest" } }, nest),
    rowBlock({ ...NEST, id: "bag", label: { id: "scene.bag" }, count: bag.length }, bag),
  ];
  const blocks = [
    hstack(nests, 100),
    ...seatsOf(position.table).map((seat) => seatBlock(position, seat)),
    rowBlock({ ...GONE, count: SNAKES.length }, laidBefore),
  ];
  const block = frameBlock(vstack(blocks, 8), { padding: 6 });
  return { ...block, pitch: { x: 33, y: 41 }, label: { id: "scene.table" } };
}
