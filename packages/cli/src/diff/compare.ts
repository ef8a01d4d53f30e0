import type { Failure, Game, Outcome, Result } from "@serpentarium/core";
import {
  advanceSide,
  legalTexts,
  mapPair,
  positionText,
  type Side,
  startSide,
  type VersionPair,
} from "./side.ts";

/** A match to play with both versions. */
export interface DiffMatch {
  readonly name: string;
  readonly seats: number;
  readonly options: object;
  /** The text of its first position, if that is not the start of the game. */
  readonly start?: string | undefined;
  readonly actions: readonly string[];
}

/** The result of one version at a difference. */
export type SideFinding =
  | { readonly accepted: true }
  | ({ readonly accepted: false } & Failure)
  | { readonly position: string }
  | { readonly outcome: Outcome | null }
  | { readonly legalHereOnly: readonly string[] };

/** What differs: the table, an action, or the state after it. */
export type DifferenceKind = "table" | "action" | "outcome" | "position" | "legal";

/** The first difference between two versions in a record. */
export interface Difference {
  readonly record: string;
  readonly kind: DifferenceKind;
  /** The number of the action in the record, from 1; 0 before the first. */
  readonly index: number;
  /** The notation of the action; null before the first. */
  readonly action: string | null;
  /** The last position in which they agree, in the notation of the older version; null if there is none. */
  readonly position: string | null;
  readonly old: SideFinding;
  readonly new: SideFinding;
}

/** The comparison of two versions on a record: equal to the end, different, or refused by both for the same reason. */
export type Comparison =
  | { readonly is: "same" }
  | { readonly is: "different"; readonly difference: Difference; readonly sides?: VersionPair<Side> }
  | { readonly is: "invalid"; readonly index: number; readonly error: Failure };

type Finding = VersionPair<SideFinding> & { readonly kind: DifferenceKind };

const toFinding = <T>(answer: Result<T>): SideFinding =>
  answer.ok ? { accepted: true } : { accepted: false, ...answer.error };

/** The difference if one version refuses, or both refuse for different reasons. */
function findRefusal<T>(kind: DifferenceKind, answers: VersionPair<Result<T>>): Finding | undefined {
  if (answers.old.ok && answers.new.ok) return undefined;
  return { kind, ...mapPair(answers, toFinding) };
}

const haveSameRefusal = (a: Result<unknown>, b: Result<unknown>): boolean =>
  !a.ok && !b.ok && a.error.code === b.error.code && a.error.clause === b.error.clause;

/** A key that is equal for equal outcomes. */
const outcomeKey = ({ position: { outcome } }: Side): string =>
  outcome ? JSON.stringify([outcome.reason, outcome.places, outcome.scores ?? null]) : "";

const outcomeFinding = ({ position }: Side): SideFinding => ({ outcome: position.outcome ?? null });

function findOutcomeDifference(sides: VersionPair<Side>): Finding | undefined {
  const keys = mapPair(sides, outcomeKey);
  return keys.old === keys.new ? undefined : { kind: "outcome", ...mapPair(sides, outcomeFinding) };
}

function findPositionDifference(sides: VersionPair<Side>): Finding | undefined {
  const texts = mapPair(sides, positionText);
  if (!(texts.old.ok && texts.new.ok))
    return haveSameRefusal(texts.old, texts.new) ? undefined : findRefusal("position", texts);
  if (texts.old.value === texts.new.value) return undefined;
  return { kind: "position", old: { position: texts.old.value }, new: { position: texts.new.value } };
}

function findLegalDifference(sides: VersionPair<Side>): Finding | undefined {
  const texts = mapPair(sides, legalTexts);
  if (!(texts.old.ok && texts.new.ok))
    return haveSameRefusal(texts.old, texts.new) ? undefined : findRefusal("legal", texts);
  const [before, now] = [new Set(texts.old.value), new Set(texts.new.value)];
  const gone = [...before].filter((text) => !now.has(text));
  const added = [...now].filter((text) => !before.has(text));
  if (gone.length + added.length === 0) return undefined;
  return { kind: "legal", old: { legalHereOnly: gone }, new: { legalHereOnly: added } };
}

/** Compares the states of two versions; the outcome first, because the position text contains it. */
const findDifference = (sides: VersionPair<Side>, withLegal: boolean): Finding | undefined =>
  findOutcomeDifference(sides) ??
  findPositionDifference(sides) ??
  (withLegal ? findLegalDifference(sides) : undefined);

/** The values of both sides, if both have one. */
const bothValues = ({ old, new: now }: VersionPair<Result<Side>>): VersionPair<Side> | undefined =>
  old.ok && now.ok ? { old: old.value, new: now.value } : undefined;

/**
 * Plays a match with two versions of a game, and finds their first difference.
 *
 * @param withLegal - whether to compare the sets of legal actions, too
 */
export function compare(games: VersionPair<Game>, match: DiffMatch, withLegal = false): Comparison {
  const { name, seats, options, start, actions } = match;
  let sides: VersionPair<Side> | undefined;
  for (let index = 0; index <= actions.length; index++) {
    const text = actions[index - 1];
    const before: VersionPair<Side> | undefined = sides;
    const answers: VersionPair<Result<Side>> =
      before && text !== undefined
        ? mapPair(before, (side) => advanceSide(side, text))
        : mapPair(games, (game) => startSide(game, options, seats, start));
    if (!answers.old.ok && haveSameRefusal(answers.old, answers.new)) {
      return { is: "invalid", index, error: answers.old.error };
    }
    sides = bothValues(answers);
    const found = sides
      ? findDifference(sides, withLegal)
      : findRefusal(text === undefined ? "table" : "action", answers);
    if (found) {
      const last = before && positionText(before.old);
      return {
        is: "different",
        difference: {
          record: name,
          index,
          action: text ?? null,
          position: last?.ok ? last.value : null,
          ...found,
        },
        ...(sides && { sides }),
      };
    }
  }
  return { is: "same" };
}
