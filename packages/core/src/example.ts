import type { Text } from "./text.ts";

/**
 * A position and what must hold there: at once a test, a playable diagram of the rulebook and the target of a
 * refusal. Which of the five kinds it is shows in the key that it has:
 *
 * - `play` and `becomes`: the action is legal and leads to that position;
 * - `refused`: the clause forbids the action;
 * - `legal`: exactly these actions are legal (`among`: these are, `never`: these are not);
 * - `press`: pressing these targets at the board names the clause;
 * - `rejected`, always `true`: the position itself cannot stand.
 */
export type Example<ClauseId extends string = string> = {
  readonly clause: ClauseId;
  /** What to look at, in a sentence or two. */
  readonly caption: Text;
  /** Options other than the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Seats other than the least number. */
  readonly seats?: number;
  /** The position, in notation; in a simultaneous phase it may hold choices, such as ` _1:left` at its end. */
  readonly position: string;
} & (
  | { readonly play: string; readonly becomes: string }
  | { readonly refused: string }
  | { readonly legal: readonly string[] }
  | { readonly among: readonly string[]; readonly never?: readonly string[] }
  | { readonly press: readonly string[] }
  | { readonly rejected: true }
);
