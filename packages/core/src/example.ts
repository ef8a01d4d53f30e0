/**
 * A position and an assertion about it: a test, a playable diagram of the rulebook, and an explanation that a refusal links to. Its
 * keys tell which of the six kinds it is:
 *
 * - `play` and `becomes`: the action is legal and leads to that position;
 * - `refused`: the clause forbids the action;
 * - `legal`: exactly these actions are legal;
 * - `among`: these actions are legal among others, and those of `never` are not;
 * - `press`: pressing these targets on the board is refused by the clause;
 * - `rejected`, always `true`: the position itself is invalid.
 */
export type Example = {
  /** Permanent within the game. Words hold an explanation of one or two sentences under `examples.<id>`. */
  readonly id: string;
  readonly clause: string;
  /** Options that differ from the defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The number of seats; the game's minimum by default. */
  readonly seats?: number;
  /** The position, in notation; in a simultaneous phase it may end with choices, such as ` _1:left`. */
  readonly position: string;
} & (
  | { readonly play: string; readonly becomes: string }
  | { readonly refused: string }
  | { readonly legal: readonly string[] }
  | { readonly among: readonly string[]; readonly never?: readonly string[] }
  | { readonly press: readonly string[] }
  | { readonly rejected: boolean }
);
