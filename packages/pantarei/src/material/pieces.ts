import { deepFreeze, type Message } from "@serpentarium/core";

/** The colours a seat can play; the neutral piece has none. */
export const COLOURS = ["light", "dark"] as const;
/** The colour of a player: light or dark. */
export type Colour = (typeof COLOURS)[number];

/** A piece by its number: 0–8 are light, 9–17 dark, three of each value in turn; 18 is neutral. */
export type Piece = number;

/** The number of pieces. */
export const PIECE_COUNT = 19;
const NEUTRAL: Piece = 18;

/** The colour of each piece (`material.pieces`). */
export const COLOUR_BY_PIECE: readonly (Colour | "neutral")[] = Array.from(
  { length: PIECE_COUNT },
  (_, piece) => (piece === NEUTRAL ? "neutral" : piece < 9 ? "light" : "dark"),
);

/** The value of each piece, 1 to 3; 0 for the neutral piece. */
export const VALUE_BY_PIECE: readonly number[] = Array.from({ length: PIECE_COUNT }, (_, piece) =>
  piece === NEUTRAL ? 0 : 1 + (Math.floor(piece / 3) % 3),
);

/** The notation of each piece: `l1` … `d3`, `n`. */
export const NOTATION_BY_PIECE: readonly string[] = COLOUR_BY_PIECE.map((colour, piece) =>
  colour === "neutral" ? "n" : `${colour[0]}${VALUE_BY_PIECE[piece]}`,
);

/** The kind of a piece, as in notation: `l2`. */
export const kindOf = (piece: Piece): string => NOTATION_BY_PIECE[piece] as string;

const PIECES_BY_KIND = new Map<string, readonly Piece[]>();
for (const kind of NOTATION_BY_PIECE) {
  PIECES_BY_KIND.set(
    kind,
    NOTATION_BY_PIECE.map((_, piece) => piece).filter((piece) => NOTATION_BY_PIECE[piece] === kind),
  );
}

/**
 * The pieces of a list of notations; pieces of a kind get ascending numbers. `undefined` if a notation is unknown or occurs more often than
 * the set contains it.
 */
export function piecesFromKinds(kinds: readonly string[]): Piece[] | undefined {
  const used = new Map<string, number>();
  const pieces: Piece[] = [];
  for (const kind of kinds) {
    const count = used.get(kind) ?? 0;
    const piece = PIECES_BY_KIND.get(kind)?.[count];
    if (piece === undefined) return undefined;
    used.set(kind, count + 1);
    pieces.push(piece);
  }
  return pieces;
}

/** The first piece of each kind. */
const FIRST_OF_KIND: readonly Piece[] = [0, 3, 6, 9, 12, 15, NEUTRAL];

/** All pieces, in ascending order. */
export const ALL_PIECES: readonly Piece[] = NOTATION_BY_PIECE.map((_, piece) => piece);

/** Renumbers pieces so that those of a kind get ascending numbers, as {@link piecesFromKinds} does. */
export function renumberPieces(pieces: readonly Piece[]): Piece[] {
  const next = FIRST_OF_KIND.slice();
  // a copy, because V8 is slower at reading arrays from `map`, which may have holes
  const renumbered = [...pieces];
  for (let i = 0; i < renumbered.length; i++) {
    const kind = Math.floor((pieces[i] as Piece) / 3);
    const number = next[kind] as Piece;
    next[kind] = number + 1;
    renumbered[i] = number;
  }
  return renumbered;
}

/** The other colour. */
export const oppositeColour = (colour: Colour): Colour => (colour === "light" ? "dark" : "light");

const PIECE_NAMES: readonly Message[] = deepFreeze(
  NOTATION_BY_PIECE.map((piece) => ({ id: "scene.piece", data: { piece } })),
);

/** The name of a piece, for a label. */
export const pieceName = (piece: Piece): Message => PIECE_NAMES[piece] as Message;
