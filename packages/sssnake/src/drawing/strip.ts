import type { Text } from "@serpentarium/core";
import type { Layout, Look, Piece, Shape, Space, Target } from "@serpentarium/core/scene";
import { dieFace, LAY, needsTurning, OUT } from "../clicks.ts";
import { countOf, KIND_NAMES, KINDS, type Kind, kindsIn, layingOf, totalOf } from "../material/cards.ts";
import type { Fitting } from "../material/fit.ts";
import { handOf, isLaying, type Position } from "../position.ts";
import { DIE, deckSpace, HAND, handSpace } from "../spaces.ts";
import { cardShapes, SNAKE_PAINTS } from "./card.ts";
import { dieShapes } from "./die.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Places {
  readonly die: Spot;
  /** The middle of the first pile of the deck, and of the first card in hand; the others follow to the right. */
  readonly deck: Spot;
  readonly hand: Spot;
  readonly height: number;
}
const STEP = 54;
const SIDE = 48;

/** Where things lie on the strip above the tables. */
const PLACES: Readonly<Record<Layout, Places>> = {
  wide: { die: { x: 52, y: 52 }, deck: { x: 188, y: 46 }, hand: { x: 560, y: 46 }, height: 118 },
  narrow: { die: { x: 42, y: 52 }, deck: { x: 130, y: 46 }, hand: { x: 130, y: 152 }, height: 186 },
};
export const stripHeight = (layout: Layout): number => PLACES[layout].height;

const along = ({ x, y }: Spot, i: number): Spot => ({ x: x + i * STEP, y });
const square = ({ x, y }: Spot, side = SIDE) => ({ x: x - side / 2, y: y - side / 2, w: side, h: side });

/** A card as it lies in the deck and in the hand. */
const faceOf = (kind: Kind, seat: number): readonly Shape[] =>
  cardShapes(
    layingOf(kind, 1, kind === "S" || kind === "X" ? "" : "R"),
    SNAKE_PAINTS[seat] ?? "green",
    () => true,
  );

/** The number thrown, where the position still tells it. */
function thrown(position: Position): number | undefined {
  if (position.phase === "draw") return totalOf(position.hand) + position.left;
  if (position.phase === "lend") return 1;
  return position.phase === "keep" && position.left === 2 ? 3 : undefined;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** How likely a kind is to be drawn next, as a fraction in lowest terms and in per cent. */
function oddsOf({ deck }: Position, kind: Kind): { readonly fraction: string; readonly percent: Text } {
  const [count, all] = [countOf(deck, kind), Math.max(1, totalOf(deck))];
  const divisor = gcd(count, all);
  const share = ((100 * count) / all).toFixed(1);
  return {
    fraction: count === 0 ? "0" : count === all ? "1" : `${count / divisor}/${all / divisor}`,
    percent: { en: `${share}%`, fr: `${share.replace(".", ",")} %` },
  };
}

const caption = ({ x, y }: Spot, text: string | Text, size = 13, fill: "muted" | "ink" = "muted"): Shape => ({
  shape: "text",
  x,
  y,
  size,
  text,
  fill,
});

function deckSpaces(position: Position, at: Spot, withOdds: boolean): Space[] {
  return KINDS.map((kind, i): Space => {
    const name = KIND_NAMES[kind];
    const count = countOf(position.deck, kind);
    const { fraction, percent } = oddsOf(position, kind);
    const odds = (language: "en" | "fr"): string => (withOdds ? `, ${fraction} (${percent[language]})` : "");
    return {
      id: deckSpace(kind),
      ...square(along(at, i)),
      label: {
        en: `Deck, ${name.en}: ${count}${odds("en")}`,
        fr: `Pioche, ${name.fr} : ${count}${odds("fr")}`,
      },
      shapes: withOdds
        ? [
            caption({ x: SIDE / 2, y: SIDE + 8 }, String(count), 14, "ink"),
            caption({ x: SIDE / 2, y: SIDE + 23 }, fraction, 11),
            caption({ x: SIDE / 2, y: SIDE + 36 }, percent, 11),
          ]
        : [caption({ x: SIDE / 2, y: SIDE + 9 }, String(count), 15, "ink")],
    };
  });
}

const deckPieces = (position: Position, at: Spot): Piece[] =>
  kindsIn(position.deck).map(
    (kind): Piece => ({
      id: deckSpace(kind),
      ...along(at, KINDS.indexOf(kind)),
      shapes: faceOf(kind, position.roller),
      label: KIND_NAMES[kind],
      glyph: kind,
    }),
  );

/** The cards in hand, in the order of their kinds. */
const inHand = (position: Position): { readonly kind: Kind; readonly number: number }[] =>
  KINDS.flatMap((kind) =>
    Array.from({ length: countOf(handOf(position), kind) }, (_, i) => ({ kind, number: i + 1 })),
  );

function handPieces(position: Position, at: Spot): Piece[] {
  return inHand(position).map(
    ({ kind, number }, i): Piece => ({
      id: `${handSpace(kind)}-${number}`,
      ...along(at, i),
      shapes: faceOf(kind, position.roller),
      label: KIND_NAMES[kind],
      glyph: kind,
    }),
  );
}

function handTargets(position: Position, at: Spot): Target[] {
  const cards = inHand(position);
  const kinds = kindsIn(handOf(position));
  if (!isLaying(position) || kinds.length < 2) return [];
  return kinds.map((kind): Target => {
    const first = cards.findIndex((card) => card.kind === kind);
    const last = cards.findLastIndex((card) => card.kind === kind);
    const { x, y, w, h } = square(along(at, first));
    const { en, fr } = KIND_NAMES[kind];
    return {
      id: handSpace(kind),
      label: { en: `Take the ${en}`, fr: `Prendre : ${fr}` },
      area: { x, y, w: w + (last - first) * STEP, h },
    };
  });
}

function chanceTargets(position: Position, { deck }: Places): Target[] {
  if (position.phase === "roll") {
    return [1, 2, 3].map((number) => ({
      id: dieFace(number),
      label: { en: `The die shows ${number}`, fr: `Le dé montre ${number}` },
    }));
  }
  if (position.phase !== "draw") return [];
  return kindsIn(position.deck).map((kind) => ({
    id: deckSpace(kind),
    label: { en: `Draw: ${KIND_NAMES[kind].en}`, fr: `Piocher : ${KIND_NAMES[kind].fr}` },
    area: square(along(deck, KINDS.indexOf(kind))),
  }));
}

function buttons(position: Position, fitting: Fitting): Target[] {
  if (!isLaying(position)) return [];
  const lay: Target = { id: LAY, label: { en: "Lay it like this", fr: "Poser ainsi" } };
  const out: Target = {
    id: OUT,
    label: { en: "Put a card out of the game", fr: "Écarter une carte du jeu" },
  };
  return [...(needsTurning(fitting, position) ? [lay] : []), ...(position.phase === "keep" ? [out] : [])];
}

const dieName = (number: number | undefined): Text =>
  number === undefined
    ? { en: "The die", fr: "Le dé" }
    : { en: `The die: ${number}`, fr: `Le dé : ${number}` };

/** The die, the deck and the hand. */
export function stripScene(position: Position, layout: Layout, { aids = [] }: Look, fitting: Fitting) {
  const places = PLACES[layout];
  const { die, deck, hand } = places;
  const number = thrown(position);
  const held = inHand(position);
  const handRoom = { x: hand.x - SIDE / 2, y: hand.y - SIDE / 2, w: 2 * STEP + SIDE, h: SIDE };
  const withOdds = aids.includes("odds");
  return {
    background: [
      caption({ x: die.x, y: 15 }, { en: "Die", fr: "Dé" }),
      caption({ x: deck.x + 1.5 * STEP, y: 13 }, { en: "Deck", fr: "Pioche" }),
      caption({ x: hand.x + STEP, y: hand.y - 33 }, { en: "Hand", fr: "Main" }),
      {
        shape: "rect",
        ...handRoom,
        x: handRoom.x - 3,
        y: handRoom.y - 3,
        w: handRoom.w + 6,
        h: handRoom.h + 6,
        r: 8,
        fill: "surface",
      },
    ] satisfies Shape[],
    spaces: [
      { id: DIE, ...square(die), label: dieName(number) },
      ...deckSpaces(position, deck, withOdds),
      {
        id: HAND,
        ...handRoom,
        label: {
          en: `Hand: ${held.map(({ kind }) => KIND_NAMES[kind].en).join(", ") || "empty"}`,
          fr: `Main : ${held.map(({ kind }) => KIND_NAMES[kind].fr).join(", ") || "vide"}`,
        },
      },
    ] satisfies Space[],
    pieces: [
      {
        id: DIE,
        ...die,
        shapes: dieShapes(number),
        label: dieName(number),
        glyph: number ? String(number) : "□",
      },
      ...deckPieces(position, deck),
      ...handPieces(position, hand),
    ] satisfies Piece[],
    targets: [
      ...chanceTargets(position, places),
      ...handTargets(position, hand),
      ...buttons(position, fitting),
    ],
  };
}
