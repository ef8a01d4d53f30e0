import type { Data, Text } from "./text.ts";

/** What can be wrong with something that came from outside. */
export const FAILURE_CODES = [
  "notation",
  "refused",
  "not-your-turn",
  "other-seat",
  "over",
  "bad-position",
  "bad-option",
  "bad-seats",
  "bad-record",
  "bad-run",
  "other-run",
  "other-match",
  "diverging",
  "too-long",
  "bad-version",
  "bad-plugin",
  "bad-contract",
  "bad-snapshot",
  "unknown-game",
  "not-listable",
  "nothing-to-undo",
  "nothing-to-redo",
  "not-over",
  "bad-event",
] as const;
/** One of {@link FAILURE_CODES}. */
export type FailureCode = (typeof FAILURE_CODES)[number];

/** Why something from outside was not taken: a code for programs, a message that says what was expected. */
export interface Failure<ClauseId extends string = string> {
  readonly code: FailureCode;
  readonly message: Text;
  /** With `refused`: the id of the clause that forbids the action. */
  readonly clause?: ClauseId;
  /** With `refused`: the numbers and names of the message. */
  readonly data?: Data;
  /** With `refused` and `bad-position`: the ids of the spaces that show why. */
  readonly spaces?: readonly string[];
  /** In a record: which action, counted from 0. */
  readonly index?: number;
  /** In the record of a series: which match, counted from 0. */
  readonly match?: number;
}

/** A value, or why there is none; `ClauseId` are the ids of the clauses that can be the reason. */
export type Result<T, ClauseId extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure<ClauseId> };

/** A result that has its value. */
export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/**
 * A failed result.
 *
 * @param more - `clause`, `spaces`, `index` or `match`, where the code has them
 */
export const fail = (
  code: FailureCode,
  en: string,
  fr: string,
  more?: Omit<Failure<never>, "code" | "message">,
): { readonly ok: false; readonly error: Failure<never> } => ({
  ok: false,
  error: { code, message: { en, fr }, ...more },
});

/** A broken invariant: a mistake in a program, never in what a person typed. */
export class SerpentariumError extends Error {
  override readonly name = "SerpentariumError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The value of a result that cannot fail here. @throws SerpentariumError with the code of the failure */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new SerpentariumError(result.error.code, result.error.message.en);
}
