import { deepFreeze, fail, type Result, succeed } from "@serpentarium/core";
import {
  type Action,
  COLOUR_CHOICES,
  type ColourChoice,
  type Deal,
  MOVES,
  type Move,
  PASS,
  SWAPS,
  type TurnAction,
} from "./action.ts";
import { isSameBothWays, type LandingRules } from "./material/landing.ts";
import { NOTATION_BY_PIECE, PIECE_COUNT, type Piece, piecesFromKinds } from "./material/pieces.ts";
import { piecesByPile, type Row } from "./material/row.ts";
import type { Position } from "./position.ts";

const formatPile = (pile: readonly Piece[]): string =>
  pile.map((piece) => NOTATION_BY_PIECE[piece]).join("+");

/** Formats piles, as `l1,d2+l3,n`. */
export const formatRow = (row: Row): string => piecesByPile(row).map(formatPile).join(",");

/** Formats a turn: `4R`, `4R2`, `4x9` or `pass`. */
export function formatTurn(turn: TurnAction): string {
  if (turn.kind === "pass") return "pass";
  if (turn.kind === "swap") return `${turn.first + 1}x${turn.second + 1}`;
  return `${turn.pile + 1}${turn.direction}${turn.pair ? "2" : ""}`;
}

export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatPile(action.pieces).replaceAll("+", ",");
  return action.phase === "colour" ? action.colour : formatTurn(action);
}

const parseDeal = (text: string): Result<Deal> => {
  // 19 pieces take at most 55 characters: longer texts need not be split
  const pieces = text.length > 55 ? undefined : piecesFromKinds(text.split(","));
  return pieces?.length === PIECE_COUNT
    ? succeed({ phase: "deal", pieces })
    : fail("notation", { id: "failures.notation.deal" });
};

const parseChoice = (text: string): Result<ColourChoice> => {
  const choice = COLOUR_CHOICES.find(({ colour }) => colour === text);
  return choice ? succeed(choice) : fail("notation", { id: "failures.notation.colour" });
};

/** Every turn by its text, with the number of the last pile that it names. */
const TURNS_BY_TEXT: ReadonlyMap<string, { readonly turn: TurnAction; readonly lastPile: number }> = new Map(
  [
    ...Object.values(MOVES).flatMap(({ single, pair }) => [...single, ...pair]),
    ...SWAPS.flatMap((swaps, first) => swaps.slice(first + 1)),
    PASS,
  ].map((turn) => {
    const lastPile = turn.kind === "move" ? turn.pile + 1 : turn.kind === "swap" ? turn.second + 1 : 0;
    return [formatTurn(turn), { turn, lastPile }];
  }),
);

const failBothWays = ({ pile }: Move): Result<never> =>
  fail("notation", { id: "failures.notation.both-ways", data: { pile: pile + 1 } });

/** The failure to parse a turn, by the number of piles; shared, because callers parse many texts. */
const TURN_FAILURES: readonly Result<never>[] = deepFreeze(
  Array.from({ length: PIECE_COUNT + 1 }, (_, piles) =>
    fail("notation", { id: "failures.notation.turn", data: { piles } }),
  ),
);

function parseTurn(landing: LandingRules, text: string, row: Row): Result<TurnAction> {
  const piles = row.pileEnds.length;
  const { turn, lastPile = 0 } = TURNS_BY_TEXT.get(text) ?? {};
  if (!turn || lastPile > piles) return TURN_FAILURES[piles] as Result<never>;
  return turn.kind === "move" && turn.direction === "L" && isSameBothWays(landing, row, turn.pile)
    ? failBothWays(turn)
    : succeed(turn);
}

/** Creates `parseAction`; it fails with `notation`, also for piles that do not exist. */
export const createParseAction =
  (landing: LandingRules) =>
  (text: string, position: Position): Result<Action> => {
    if (position.phase === "deal") return parseDeal(text);
    return position.phase === "colour" ? parseChoice(text) : parseTurn(landing, text, position.row);
  };
