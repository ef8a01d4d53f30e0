import type { Seat, Text } from "@serpentarium/core";
import type { Piece, Rect, Scene, Shape, Space, Target } from "@serpentarium/core/scene";
import { clicks, pressable } from "./clicks.ts";
import {
  bagPlace,
  gonePlace,
  handPlace,
  heightFor,
  LINE,
  laidPlace,
  NEST_PLACE,
  rowOf,
  WIDTH,
  wonPlace,
} from "./layout.ts";
import { nameOf, titleOf } from "./names.ts";
import { NESTS, placesOf } from "./nests.ts";
import { type Position, turnedIn } from "./position.ts";
import { cardAt, cardLabel, nestAt, nestLabel } from "./scene-pieces.ts";
import { SNAKES, takerOf } from "./snakes.ts";

const seatsOf = ({ table }: Position): Seat[] => [...Array(table.seats).keys()];

const roundsOf = (position: Position) => (position.phase === "deal" ? [] : position.rounds);

/** The cards in front of the players: those of the last round stay there until somebody lays another one. */
function laidIn(position: Position): readonly number[] {
  if (position.phase === "lay" && position.laid.length > 0) return position.laid;
  return roundsOf(position).at(-1)?.cards ?? [];
}

/** The cards of rounds before the one that is in front of the players. */
function goneIn(position: Position): readonly number[] {
  const rounds = roundsOf(position).map(({ cards }) => cards);
  const isUnderWay = position.phase === "lay" && position.laid.length > 0;
  return (isUnderWay ? rounds : rounds.slice(0, -1)).flat();
}

function cards(position: Position): readonly Piece[] {
  if (position.phase === "deal") return [];
  const { hands, table } = position;
  const held = hands.flatMap((hand, seat) =>
    hand.map((card, i) => cardAt(handPlace(seat, i), card, `back-${seat + 1}-${i + 1}`)),
  );
  // a card that nobody knows is taken for the last one of the hand
  const laid = laidIn(position).map((card, seat) =>
    cardAt(laidPlace(seat), card, `back-${seat + 1}-${(hands[seat]?.length ?? 0) + 1}`),
  );
  const gone = goneIn(position).map((card) => cardAt(gonePlace(table.seats, card), card, ""));
  return [...gone, ...held, ...laid];
}

/** The place of each nest that was turned up: with whoever took it, or in the middle. */
function turnedPlaces(position: Position): readonly Rect[] {
  const takers = roundsOf(position).map(({ cards }) => takerOf(cards));
  const won = takers.map((seat, i) =>
    wonPlace(seat, takers.slice(0, i).filter((other) => other === seat).length),
  );
  return [...won, NEST_PLACE];
}

function nests(position: Position): readonly Piece[] {
  const turned = placesOf(turnedIn(position));
  const places = turnedPlaces(position);
  return NESTS.map((eggs, nest) => {
    const place = places[turned.indexOf(nest)] ?? bagPlace(nest);
    return nestAt(place, nest, eggs);
  });
}

const OUTLINE: Shape = { shape: "rect", x: 0.5, y: 0.5, w: 0, h: 0, r: 5, stroke: "line", dashed: true };

/** A space, called by what it is and what lies there. */
function spaceOf(id: string, place: Rect, { en, fr }: Text, pieces: readonly Piece[]): Space {
  const { x, y, w, h } = place;
  const piece = pieces.find((other) => other.x === x + w / 2 && other.y === y + h / 2);
  const label = piece ? { en: `${en}: ${piece.label.en}`, fr: `${fr} : ${piece.label.fr}` } : { en, fr };
  const shapes = [{ ...OUTLINE, w: w - 1, h: h - 1 }];
  return { id, label, ...place, shapes, ...(!piece && { empty: true }) };
}

function seatSpaces(seat: Seat, hand: number, pieces: readonly Piece[]): readonly Space[] {
  const { en, fr } = nameOf(seat);
  const number = seat + 1;
  return Array.from({ length: hand }, (_, i) => i).flatMap((i) => [
    spaceOf(`hand-${number}-${i + 1}`, handPlace(seat, i), { en: `Hand, ${en}`, fr: `Main, ${fr}` }, pieces),
    spaceOf(`won-${number}-${i + 1}`, wonPlace(seat, i), { en: `Taken, ${en}`, fr: `Pris, ${fr}` }, pieces),
    ...(i > 0
      ? []
      : [spaceOf(`laid-${number}`, laidPlace(seat), { en: `Laid, ${en}`, fr: `Posé, ${fr}` }, pieces)]),
  ]);
}

function spacesOf(position: Position, pieces: readonly Piece[]): readonly Space[] {
  const { seats, options } = position.table;
  return [
    spaceOf("nest", NEST_PLACE, { en: "The nest", fr: "Le nid" }, pieces),
    ...NESTS.map((_, i) => spaceOf(`bag-${i + 1}`, bagPlace(i), { en: "Bag", fr: "Sac" }, pieces)),
    ...seatsOf(position).flatMap((seat) => seatSpaces(seat, options.hand, pieces)),
    ...SNAKES.map((card) =>
      spaceOf(`gone-${card}`, gonePlace(seats, card), { en: "Laid before", fr: "Posé avant" }, pieces),
    ),
  ];
}

const caption = (text: Text, x: number, y: number): Shape => {
  return { shape: "text", x, y, size: 13, text, fill: "muted" };
};

function backgroundOf(position: Position): readonly Shape[] {
  const { seats } = position.table;
  const toAct = position.phase === "lay" ? position.laid.length : -1;
  const left = NEST_PLACE.x + 24;
  const rows = seatsOf(position).flatMap((seat): Shape[] => {
    const row = rowOf(seat);
    const isActing = seat === toAct;
    const stroke = isActing ? "accent" : "line";
    return [
      { shape: "rect", ...row, r: 8, fill: "paper", stroke, width: isActing ? 3 : 1 },
      caption(titleOf(seat), left, row.y + LINE / 2 + 2),
      caption({ en: "laid", fr: "posé" }, laidPlace(seat).x + 20, row.y + LINE / 2 + 2),
      caption({ en: "eggs taken", fr: "œufs pris" }, wonPlace(seat, 1).x + 34, row.y + LINE / 2 + 2),
    ];
  });
  return [
    caption({ en: "Nest", fr: "Nid" }, left - 6, LINE / 2 + 4),
    caption({ en: "In the bag", fr: "Dans le sac" }, bagPlace(1).x, LINE / 2 + 4),
    ...rows,
    caption({ en: "Laid before", fr: "Posés avant" }, left + 20, gonePlace(seats, 1).y - LINE / 2),
  ];
}

/** The bag's nests at chance's turn, the cards of the player to act at a player's. */
function targetsOf(position: Position): readonly Target[] {
  return pressable(position).map((action): Target => {
    const [id = ""] = clicks(position, action);
    if (action.phase === "turn") {
      const [place = 0] = placesOf([...turnedIn(position), action.eggs]).slice(-1);
      return { id, label: nestLabel(action.eggs), area: bagPlace(place) };
    }
    const [hand = [], card] =
      position.phase === "lay" && action.phase === "lay"
        ? [position.hands[position.laid.length], action.card]
        : [];
    const { en, fr } = cardLabel(card ?? 0);
    const seat = position.phase === "lay" ? position.laid.length : 0;
    return {
      id,
      label: { en: `Lay ${en}`, fr: `Poser le ${fr}` },
      area: handPlace(seat, hand.indexOf(card ?? 0)),
    };
  });
}

/** A table, as whoever looks sees it: cards that they do not know show their backs. */
export function scene(position: Position): Scene {
  const pieces = [...nests(position), ...cards(position)];
  return {
    width: WIDTH,
    height: heightFor(position.table.seats),
    pitch: { x: 33, y: 41 },
    label: { en: "A table with hands of cards", fr: "Une table et des mains de cartes" },
    background: backgroundOf(position),
    spaces: spacesOf(position, pieces),
    pieces,
    targets: targetsOf(position),
  };
}
