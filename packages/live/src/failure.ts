import type { Failure, FailureCode } from "@serpentarium/core";

/** The codes of failures that live matches add to those of core. */
export const LIVE_FAILURE_CODES = [
  "bad-command",
  "bad-name",
  "bad-clock",
  "bad-secret",
  "bad-event-id",
  "unknown-match",
  "unknown-bot",
  "stale",
  "id-taken",
  "match-exists",
  "seat-taken",
  "not-begun",
  "not-asked",
  "asked-already",
  "no-takeback",
  "too-large",
  "too-many",
  "unknown-path",
  "bad-method",
  "bad-request",
  "too-slow",
  "internal",
  "not-stored",
  "game-failed",
  "stopping",
] as const;

/** Why a command was not carried out or a stream not opened: a code for programs and a message in English and French. */
export interface LiveFailure extends Omit<Failure, "code"> {
  readonly code: FailureCode | (typeof LIVE_FAILURE_CODES)[number];
}

/** A value, or a failure. */
export type LiveResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LiveFailure };

/** Creates a failed result. */
export const failLive = (
  code: LiveFailure["code"],
  en: string,
  fr: string,
): { readonly ok: false; readonly error: LiveFailure } => ({
  ok: false,
  error: { code, message: { en, fr } },
});

/** The time to wait in English and French. */
function formatWait(seconds: number): readonly [en: string, fr: string] {
  const isShort = seconds < 100;
  const n = isShort ? seconds : Math.ceil(seconds / 60);
  const ending = n === 1 ? "" : "s";
  const unit = isShort ? "second" : "minute";
  return [`${n} ${unit}${ending}`, `${n} ${isShort ? "seconde" : "minute"}${ending}`];
}

/** Fails with `too-many`, and says after how many seconds to ask again. */
export function failWithWait(seconds: number, en: string, fr: string): ReturnType<typeof failLive> {
  const [waitEn, waitFr] = formatWait(seconds);
  const { error } = failLive("too-many", `${en}: wait ${waitEn}`, `${fr} : attendez ${waitFr}`);
  return { ok: false, error: { ...error, data: { retryAfter: seconds } } };
}

/** The failures of several requests. */
export const unknownMatch = () =>
  failLive("unknown-match", "there is no match with this id", "aucune partie n’a cet identifiant");
export const badSecret = () =>
  failLive("bad-secret", "expected the secret of a seat", "attendu : le secret d’une place");
export const badEventId = (length: number) =>
  failLive(
    "bad-event-id",
    `this match has ${length} events so far`,
    `cette partie compte ${length} événements jusqu’ici`,
  );
