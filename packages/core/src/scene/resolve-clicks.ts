import type { ActionRange, Amount } from "../action-range.ts";
import type { Failure } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { refusalFailure } from "../play.ts";
import type { Seat } from "../table.ts";

/** The meaning of the targets pressed so far. */
export interface ClickResult<A, ClauseId extends string = string> {
  /** The action that they complete; if it has amounts, one of the actions. */
  readonly action?: A;
  /** The amounts of the action whose values remain to be chosen; undefined if there are none. */
  readonly amounts?: readonly Amount[];
  /** The targets that can be pressed next. */
  readonly next: readonly string[];
  /** Later targets that can be pressed immediately, because each ends exactly one of the possible actions. */
  readonly ends?: readonly string[];
  /** Why they lead to no legal action, if the game knows. */
  readonly failure?: Failure<ClauseId>;
}

/** The actions of a range, and the targets to press for them. */
interface Candidate<A> {
  readonly range: ActionRange<A>;
  readonly clicks: readonly string[];
}

/** The candidates by prefix of targets, joined by line breaks, which ids never contain. */
type Beginnings<A> = ReadonlyMap<string, readonly Candidate<A>[]>;

const keyOf = (clicks: readonly string[]): string => clicks.map((id) => `\n${id}`).join("");

function beginningsOf<A>(candidates: readonly Candidate<A>[]): Beginnings<A> {
  const beginnings = new Map<string, Candidate<A>[]>();
  for (const candidate of candidates) {
    const { clicks } = candidate;
    for (let presses = 0; presses <= clicks.length; presses++) {
      const key = keyOf(clicks.slice(0, presses));
      const begun = beginnings.get(key);
      if (begun) begun.push(candidate);
      else beginnings.set(key, [candidate]);
    }
  }
  return beginnings;
}

/** The ranges with this prefix that a later target ends, by that target, if it ends no other one. */
function rangesByEnd<A>(
  begun: readonly Candidate<A>[],
  presses: number,
): ReadonlyMap<string, ActionRange<A>> {
  const next = new Set(begun.map(({ clicks }) => clicks[presses]));
  const ends = new Map<string, ActionRange<A> | undefined>();
  for (const { range, clicks } of begun) {
    const end = clicks.at(-1) ?? "";
    if (clicks.length > presses + 1 && !next.has(end)) ends.set(end, ends.has(end) ? undefined : range);
  }
  return new Map([...ends].flatMap(([end, range]) => (range ? [[end, range]] : [])));
}

/** The action of a range, and its amounts if there are any. */
const completed = <A>({ action, amounts }: ActionRange<A>) => ({
  action,
  ...(amounts.length > 0 && { amounts }),
});

/** Resolves pressed targets in one position. */
export type ClickResolver<A, ClauseId extends string = string> = (
  clicked: readonly string[],
) => ClickResult<A, ClauseId>;

/** Creates {@link resolveClicks} for one position: computes the legal actions and their targets only once. */
export function clickResolver<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seat?: Seat,
): ClickResolver<T["action"], T["clause"]> {
  const beginnings = beginningsOf(
    game
      .legalRanges(position, seat)
      .map((range) => ({ range, clicks: game.clicks(position, range.action) }))
      .filter(({ clicks }) => clicks.length > 0),
  );
  return (clicked) => {
    const begun = beginnings.get(keyOf(clicked));
    if (begun) {
      const next = new Set(begun.flatMap(({ clicks }) => clicks.slice(clicked.length, clicked.length + 1)));
      const complete = begun.find(({ clicks }) => clicks.length === clicked.length);
      const ends = clicked.length > 0 ? [...rangesByEnd(begun, clicked.length).keys()] : [];
      return {
        next: [...next],
        ...(ends.length > 0 && { ends }),
        ...(complete && completed(complete.range)),
      };
    }
    const before = clicked.slice(0, -1);
    // a first press may not skip targets: the skipped steps would be invisible
    const ending = before.length > 0 ? (beginnings.get(keyOf(before)) ?? []) : [];
    const range = rangesByEnd(ending, before.length).get(clicked.at(-1) ?? "");
    if (range) return { next: [], ...completed(range) };
    const intended = game.intendedAction?.(position, clicked);
    const refusal = intended && ("clause" in intended ? intended : game.refuse(position, intended));
    return refusal ? { next: [], failure: refusalFailure(refusal) } : { next: [] };
  };
}

/**
 * Finds the legal action that pressed targets complete, or those that begin with them. After a first press, a last target may skip the ones
 * between if it ends exactly one of these actions. Without clicks no action is complete, not even one without targets.
 *
 * @param clicked - the ids of the targets in the order in which they were pressed
 * @param seat - the seat that presses, if several seats may act
 */
export const resolveClicks = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  clicked: readonly string[],
  seat?: Seat,
): ClickResult<T["action"], T["clause"]> => clickResolver(game, position, seat)(clicked);
