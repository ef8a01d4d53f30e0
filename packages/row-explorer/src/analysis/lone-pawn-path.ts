import type { Options } from "@serpentarium/serpent-cartes";
import { entryCardsOf, OFF_ROW, type RestTable, stopsFrom } from "@serpentarium/serpent-cartes/parts";

/** The path of a pawn alone on the row. */
export interface LonePawnPath {
  /** The card on which the pawn enters. */
  readonly entry: number;
  /** The cards on which the pawn rests, turn by turn: see `stopsFrom`. */
  readonly stops: readonly number[];
  /** Whether the pawn reaches the goal, leaves the row, or moves in a cycle. */
  readonly end: "goal" | "off" | "circle";
  /** The number of turns to the goal, including the entry; `null` if the pawn does not reach it. */
  readonly turns: number | null;
}

function lonePathFrom(restTable: RestTable, entry: number): LonePawnPath {
  const stops = stopsFrom(restTable, entry);
  const last = stops.at(-1);
  const end = last === restTable.length - 1 ? "goal" : last === OFF_ROW ? "off" : "circle";
  return { entry, stops, end, turns: end === "goal" ? stops.length : null };
}

/** The path of a lone pawn from each card on which it can enter. */
export const lonePathsOf = (restTable: RestTable, entry: Options["entry"]): LonePawnPath[] =>
  entryCardsOf(entry).map((card) => lonePathFrom(restTable, card));

/** Rotates a cycle to start with its lowest card. */
function rotateToLowest(circle: readonly number[]): number[] {
  const at = circle.indexOf(Math.min(...circle));
  return [...circle.slice(at), ...circle.slice(0, at)];
}

/** The cycle in which a lone pawn is caught, if any. Without the die, a pawn that leaves the row enters on card 1 again. */
function circleOf({ stops, end }: LonePawnPath, entry: Options["entry"]): number[] | undefined {
  if (end === "off") return entry === "card" ? rotateToLowest(stops) : undefined;
  if (end === "goal") return undefined;
  return rotateToLowest(stops.slice(stops.indexOf(stops.at(-1) as number), -1));
}

/** The distinct cycles of lone pawns: the cards of each, starting with the lowest, which may be {@link OFF_ROW}. */
export function circlesOf(paths: readonly LonePawnPath[], entry: Options["entry"]): number[][] {
  const circles = new Map<string, number[]>();
  for (const path of paths) {
    const circle = circleOf(path, entry);
    if (circle) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
