import { fail } from "@serpentarium/core";
import type { CORE_FAILURE_CODES } from "@serpentarium/core/internal";

/** The codes of failures that live matches add to those of core. */
export const LIVE_FAILURE_CODES = [
  "bad-command",
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
  "too-long",
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

/** Creates a failed result with one of these codes, or one of core's. */
export const failLive = (
  code: (typeof LIVE_FAILURE_CODES)[number] | (typeof CORE_FAILURE_CODES)[number],
  en: string,
  fr: string,
): ReturnType<typeof fail> => fail(code, { en, fr });

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
