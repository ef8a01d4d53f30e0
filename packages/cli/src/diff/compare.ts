import type { Game, Outcome } from "@serpentarium/core";
import {
  type Answer,
  advance,
  type Both,
  begin,
  both,
  legalTexts,
  positionText,
  type Side,
  type Trouble,
} from "./side.ts";

/** What is played through both versions; which version wrote it does not matter. */
export interface Played {
  /** What people find it by, such as `#3` or `old.jsonl:12`. */
  readonly name: string;
  readonly seats: number;
  readonly options: object;
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string | undefined;
  readonly actions: readonly string[];
}

/** What one version says where two part. */
export type Saying =
  | { readonly takes: true }
  | ({ readonly takes: false } & Trouble)
  | { readonly position: string }
  | { readonly outcome: Outcome | null }
  | { readonly legalHereOnly: readonly string[] };

/** How two versions can part: at the table, at an action, or at what it leads to. */
export type Kind = "table" | "action" | "outcome" | "position" | "legal";

/** Where two versions of a game part. */
export interface Parting {
  readonly record: string;
  readonly kind: Kind;
  /** Which action of the record, counted from 1; 0 before the first. */
  readonly index: number;
  /** The action, in notation. */
  readonly action: string | null;
  /** The last position in which they agree, as the older version writes it. */
  readonly position: string | null;
  readonly old: Saying;
  readonly new: Saying;
}

/** How far two versions agree on a record: to its end, up to where they part, or to where both refuse it alike. */
export type Comparison =
  | { readonly is: "same" }
  | { readonly is: "parted"; readonly parting: Parting; readonly sides?: Both<Side> }
  | { readonly is: "void"; readonly index: number; readonly error: Trouble };

type Found = Both<Saying> & { readonly kind: Kind };

const sayingOf = <T>(answer: Answer<T>): Saying =>
  answer.ok ? { takes: true } : { takes: false, ...answer.error };

/** Where one version answers and the other does not, or both refuse for reasons of their own. */
function refusedByOne<T>(kind: Kind, answers: Both<Answer<T>>): Found | undefined {
  if (answers.old.ok && answers.new.ok) return undefined;
  return { kind, ...both(answers, sayingOf) };
}

const refuseAlike = (a: Answer<unknown>, b: Answer<unknown>): boolean =>
  !a.ok && !b.ok && a.error.code === b.error.code && a.error.clause === b.error.clause;

/** An outcome as a text that is the same for the same outcome. */
const outcomeKey = ({ position: { outcome } }: Side): string =>
  outcome ? JSON.stringify([outcome.reason, outcome.winners, outcome.scores ?? null]) : "";

const outcomeSaying = ({ position }: Side): Saying => ({ outcome: position.outcome ?? null });

function otherOutcome(sides: Both<Side>): Found | undefined {
  const keys = both(sides, outcomeKey);
  return keys.old === keys.new ? undefined : { kind: "outcome", ...both(sides, outcomeSaying) };
}

function otherPosition(sides: Both<Side>): Found | undefined {
  const texts = both(sides, positionText);
  if (!(texts.old.ok && texts.new.ok))
    return refuseAlike(texts.old, texts.new) ? undefined : refusedByOne("position", texts);
  if (texts.old.value === texts.new.value) return undefined;
  return { kind: "position", old: { position: texts.old.value }, new: { position: texts.new.value } };
}

function otherLegal(sides: Both<Side>): Found | undefined {
  const texts = both(sides, legalTexts);
  if (!(texts.old.ok && texts.new.ok))
    return refuseAlike(texts.old, texts.new) ? undefined : refusedByOne("legal", texts);
  const [before, now] = [new Set(texts.old.value), new Set(texts.new.value)];
  const gone = [...before].filter((text) => !now.has(text));
  const added = [...now].filter((text) => !before.has(text));
  if (gone.length + added.length === 0) return undefined;
  return { kind: "legal", old: { legalHereOnly: gone }, new: { legalHereOnly: added } };
}

/** How two versions see what they came to; the outcome first, since a position text shows it as well. */
const lookAt = (sides: Both<Side>, withLegal: boolean): Found | undefined =>
  otherOutcome(sides) ?? otherPosition(sides) ?? (withLegal ? otherLegal(sides) : undefined);

/** The two sides where both answered. */
const together = ({ old, new: now }: Both<Answer<Side>>): Both<Side> | undefined =>
  old.ok && now.ok ? { old: old.value, new: now.value } : undefined;

/**
 * Plays a record through two versions of a game, step by step, and tells where they part first.
 *
 * @param withLegal - whether the sets of legal actions must be the same as well
 */
export function compare(games: Both<Game>, played: Played, withLegal = false): Comparison {
  const { name, seats, options, start, actions } = played;
  let sides: Both<Side> | undefined;
  for (let index = 0; index <= actions.length; index++) {
    const text = actions[index - 1];
    const before: Both<Side> | undefined = sides;
    const answers: Both<Answer<Side>> =
      before && text !== undefined
        ? both(before, (side) => advance(side, text))
        : both(games, (game) => begin(game, options, seats, start));
    if (!answers.old.ok && refuseAlike(answers.old, answers.new)) {
      return { is: "void", index, error: answers.old.error };
    }
    sides = together(answers);
    const found = sides
      ? lookAt(sides, withLegal)
      : refusedByOne(text === undefined ? "table" : "action", answers);
    if (found) {
      const last = before && positionText(before.old);
      const parting = {
        record: name,
        index,
        action: text ?? null,
        position: last?.ok ? last.value : null,
        ...found,
      };
      return { is: "parted", parting, ...(sides && { sides }) };
    }
  }
  return { is: "same" };
}
