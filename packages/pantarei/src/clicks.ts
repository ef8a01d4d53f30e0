import type { GameDefinition, Refusal } from "@serpentarium/core";
import { type Action, CHOICES, MOVES, PASS, SWAPS } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { Pantarei } from "./game.ts";
import type { Landing } from "./material/landing.ts";
import { isOnRow, type Row } from "./material/row.ts";
import type { Position } from "./position.ts";

/** A part of a pile that can be pressed. */
const PARTS = ["top", "under", "deep", "base"] as const;
export type Part = (typeof PARTS)[number];

/** The id of a target; piles are numbered from 1. */
export const target = (part: Part, pile: number): string => `${part}-${pile + 1}`;

/**
 * A move: the top piece, or the one beneath it to take it along, then the top of the pile where it lands.
 * A swap: the number plates of the two piles.
 */
function clicksOf(landing: Landing, position: Position, action: Action): readonly string[] {
  if (action.phase === "colour") return [action.colour];
  if (action.phase === "deal" || position.phase !== "move") return [];
  if (action.kind === "pass") return ["pass"];
  if (action.kind === "swap") return [target("base", action.first), target("base", action.second)];
  const to = landing.to(position.row, action.pile, action.direction);
  return [target(action.pair ? "under" : "top", action.pile), target("top", to)];
}

const read = (pressed: string | undefined): { part: Part; pile: number } | undefined => {
  const [part, pile] = pressed?.split("-") ?? [];
  const known = PARTS.find((other) => other === part);
  return known && { part: known, pile: Number(pile) - 1 };
};

/** What somebody means who presses a piece or a pair of one pile and then perhaps another pile, in vain. */
function attemptMove(
  landing: Landing,
  row: Row,
  pair: boolean,
  from: number,
  to: number | undefined,
): Action | Refusal<ClauseId> | undefined {
  if (to === from) return undefined;
  const direction = to !== undefined && to < from ? "L" : "R";
  const move = MOVES[direction][pair ? "pair" : "single"][from];
  if (to === undefined) return move;
  // it could go that way, but not that far
  return isOnRow(row, landing.to(row, from, direction)) ? { clause: "move.distance" } : move;
}

function attemptSwap(row: Row, pile: number, other: number | undefined): Action | undefined {
  const second = other ?? (pile === 0 ? 1 : 0);
  return isOnRow(row, second) ? SWAPS[Math.min(pile, second)]?.[Math.max(pile, second)] : undefined;
}

function attemptOf(
  landing: Landing,
  position: Position,
  clicked: readonly string[],
): Action | Refusal<ClauseId> | undefined {
  if (position.phase === "colour") return CHOICES.find(({ colour }) => colour === clicked[0]);
  if (position.phase !== "move") return undefined;
  if (clicked[0] === "pass") return PASS;
  const [from, to] = [read(clicked[0]), read(clicked[1])];
  if (!from) return undefined;
  if (from.part === "deep") return { clause: "move.covered" };
  if (from.part === "base") return attemptSwap(position.row, from.pile, to?.pile);
  return attemptMove(landing, position.row, from.part === "under", from.pile, to?.pile);
}

/** What is pressed for an action, and what somebody means whose presses spell nothing legal. */
export const createClicking = (
  landing: Landing,
): Pick<Required<GameDefinition<Pantarei>>, "clicks" | "attempt"> => ({
  clicks: (position, action) => clicksOf(landing, position, action),
  attempt: (position, clicked) => attemptOf(landing, position, clicked),
});
