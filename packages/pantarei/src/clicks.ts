import type { GameDefinition, Refusal } from "@serpentarium/core";
import { type Action, COLOUR_CHOICES, MOVES, PASS, SWAPS } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { LandingRules } from "./material/landing.ts";
import { isPileOnRow, type Row } from "./material/row.ts";
import type { Position } from "./position.ts";
import type { Pantarei } from "./types.ts";

/** The pressable parts of a pile. */
const PILE_PARTS = ["top", "under", "deep", "base"] as const;
export type PilePart = (typeof PILE_PARTS)[number];

/** The id of a target, such as `top-3`; piles are numbered from 1. */
export const targetId = (part: PilePart, pile: number): string => `${part}-${pile + 1}`;

/**
 * The targets to press for an action. A move: the top piece, or the piece beneath it to move the pair, then the top of the destination
 * pile. A swap: the number plates of the two piles.
 */
function clicksOf(landing: LandingRules, position: Position, action: Action): readonly string[] {
  if (action.phase === "colour") return [action.colour];
  if (action.phase === "deal" || position.phase !== "move") return [];
  if (action.kind === "pass") return ["pass"];
  if (action.kind === "swap") return [targetId("base", action.first), targetId("base", action.second)];
  const to = landing.destination(position.row, action.pile, action.direction);
  return [targetId(action.pair ? "under" : "top", action.pile), targetId("top", to)];
}

const parseTarget = (id: string | undefined): { part: PilePart; pile: number } | undefined => {
  const [part, pile] = id?.split("-") ?? [];
  const known = PILE_PARTS.find((other) => other === part);
  return known && { part: known, pile: Number(pile) - 1 };
};

/** The illegal move that a player intends by pressing a piece or pair, and possibly another pile. */
function intendedMove(
  landing: LandingRules,
  row: Row,
  pair: boolean,
  from: number,
  to: number | undefined,
): Action | Refusal<ClauseId> | undefined {
  if (to === from) return undefined;
  const direction = to !== undefined && to < from ? "L" : "R";
  const move = MOVES[direction][pair ? "pair" : "single"][from];
  if (to === undefined) return move;
  // the direction is possible, but not this distance
  return isPileOnRow(row, landing.destination(row, from, direction)) ? { clause: "move.distance" } : move;
}

function intendedSwap(row: Row, pile: number, other: number | undefined): Action | undefined {
  const second = other ?? (pile === 0 ? 1 : 0);
  return isPileOnRow(row, second) ? SWAPS[Math.min(pile, second)]?.[Math.max(pile, second)] : undefined;
}

function intendedActionOf(
  landing: LandingRules,
  position: Position,
  clicked: readonly string[],
): Action | Refusal<ClauseId> | undefined {
  if (position.phase === "colour") return COLOUR_CHOICES.find(({ colour }) => colour === clicked[0]);
  if (position.phase !== "move") return undefined;
  if (clicked[0] === "pass") return PASS;
  const [from, to] = [parseTarget(clicked[0]), parseTarget(clicked[1])];
  if (!from) return undefined;
  if (from.part === "deep") return { clause: "move.covered" };
  if (from.part === "base") return intendedSwap(position.row, from.pile, to?.pile);
  return intendedMove(landing, position.row, from.part === "under", from.pile, to?.pile);
}

/** Maps actions to clicks, and clicks that match no legal action to the intended action or its refusal. */
export const createClicks = (
  landing: LandingRules,
): Pick<Required<GameDefinition<Pantarei>>, "clicks" | "intendedAction"> => ({
  clicks: (position, action) => clicksOf(landing, position, action),
  intendedAction: (position, clicked) => intendedActionOf(landing, position, clicked),
});
