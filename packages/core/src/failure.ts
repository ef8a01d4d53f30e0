import type { Message, MessageData } from "./words/message.ts";

/** The codes of core's own failures. */
export const CORE_FAILURE_CODES = [
  "notation",
  "refused",
  "not-your-turn",
  "other-seat",
  "over",
  "bad-position",
  "bad-option",
  "bad-seats",
  "bad-record",
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
  "bad-name",
] as const;
/** What is wrong with untrusted data: one of core's codes, or one of another package. */
export type FailureCode = (typeof CORE_FAILURE_CODES)[number] | (string & Record<never, never>);

/** Why untrusted data was rejected: a code for programs, and a message for people with what was expected. */
export interface Failure<ClauseId extends string = string> {
  readonly code: FailureCode;
  readonly message: Message;
  /** With `refused`: the id of the clause that forbids the action. */
  readonly clause?: ClauseId;
  /** With `refused`: the values of the placeholders in the message. */
  readonly data?: MessageData;
  /** With `refused` and `bad-position`: the ids of the spaces that show why. */
  readonly spaces?: readonly string[];
  /** In a record: the index of the action, from 0. */
  readonly index?: number;
  /** In the record of a series: the index of the match, from 0. */
  readonly match?: number;
}

/** A value, or a failure; `ClauseId` is the union of the ids of clauses that can forbid an action. */
export type Result<T, ClauseId extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure<ClauseId> };

/** Creates a successful result. */
export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/**
 * Creates a failed result.
 *
 * @param message - what was expected
 * @param more - `clause`, `data`, `spaces`, `index` or `match`, if they apply to the code
 */
export const fail = (
  code: FailureCode,
  message: Message,
  more?: Omit<Failure<never>, "code" | "message">,
): { readonly ok: false; readonly error: Failure<never> } => ({
  ok: false,
  error: { code, message, ...more },
});

/** A broken invariant: a programming error, never invalid input. Test its code with {@link hasErrorCode}. */
export class SerpentariumError extends Error {
  override readonly name = "SerpentariumError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Whether a thrown value is an error with a code. Unlike `instanceof`, also recognises errors of another copy of a package.
 *
 * @example
 * ```ts
 * import { hasErrorCode, SerpentariumError } from "@serpentarium/core";
 *
 * hasErrorCode(new SerpentariumError("not-listable", "too many"), "not-listable"); // => true
 * ```
 */
export const hasErrorCode = <Code extends string>(
  error: unknown,
  code: Code,
): error is Error & { readonly code: Code } =>
  error instanceof Error && "code" in error && error.code === code;

/** Returns the text of a failure for developers, for code without words. */
const developerText = ({ code, message }: Failure): string =>
  typeof message === "string" ? message : `${code}: ${JSON.stringify(message)}`;

/** Returns the value of a result. @throws SerpentariumError with the code of the failure, if the result is one */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new SerpentariumError(result.error.code, developerText(result.error));
}
