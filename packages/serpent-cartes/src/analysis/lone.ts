import { entriesOf, stopsFrom } from "../material/lone.ts";
import { OFF, type Track } from "../material/track.ts";
import type { Options } from "../options.ts";

/** The way of a pawn alone on the row. */
export interface Lone {
  /** The card on which it enters. */
  readonly entry: number;
  /** Where it comes to rest turn by turn: see `stopsFrom`. */
  readonly stops: readonly number[];
  /** It comes to the goal, leaves the row, or goes in circles on it. */
  readonly end: "goal" | "off" | "circle";
  /** The turns to the goal, that of entry included; `null` when it does not come there. */
  readonly turns: number | null;
}

function loneFrom(track: Track, entry: number): Lone {
  const stops = stopsFrom(track, entry);
  const last = stops.at(-1);
  const end = last === track.length - 1 ? "goal" : last === OFF ? "off" : "circle";
  return { entry, stops, end, turns: end === "goal" ? stops.length : null };
}

/** The way of a lone pawn from every card on which it may enter. */
export const lonesOf = (track: Track, entry: Options["entry"]): Lone[] =>
  entriesOf(entry).map((card) => loneFrom(track, card));

/** A circle that begins with its lowest number. */
function fromLowest(circle: readonly number[]): number[] {
  const at = circle.indexOf(Math.min(...circle));
  return [...circle.slice(at), ...circle.slice(0, at)];
}

/** The circle in which a lone pawn ends up; without the die one that leaves the row also comes back to card 1. */
function circleOf({ stops, end }: Lone, entry: Options["entry"]): number[] | undefined {
  if (end === "off") return entry === "card" ? fromLowest(stops) : undefined;
  if (end === "goal") return undefined;
  return fromLowest(stops.slice(stops.indexOf(stops.at(-1) as number), -1));
}

/** The different circles of lone pawns: the cards of each from its lowest on, {@link OFF} among them. */
export function circlesOf(lones: readonly Lone[], entry: Options["entry"]): number[][] {
  const circles = new Map<string, number[]>();
  for (const lone of lones) {
    const circle = circleOf(lone, entry);
    if (circle) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
