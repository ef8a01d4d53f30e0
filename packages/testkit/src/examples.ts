import {
  type AnyPosition,
  type Clause,
  type Example,
  type Game,
  type GameTypes,
  play,
} from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import { legalTexts } from "./candidates.ts";
import { checkRefused, formatFailure } from "./refusal.ts";
import { parseTestTable } from "./tables.ts";

/** Checks that a valid position is formatted as it is given. */
function checkNotation(game: Game, text: string, position: AnyPosition): string | undefined {
  const formatted = game.formatPosition(position);
  return formatted === text ? undefined : `the position is formatted as ${formatted}`;
}

function runPlay(game: Game, position: AnyPosition, text: string, becomes: string): string | undefined {
  const after = play(game, position, text);
  if (!after.ok) return `${text} is not legal: ${formatFailure(after)}`;
  const formatted = game.formatPosition(after.value.position);
  if (formatted !== becomes) return `after ${text} the position is ${formatted}, not ${becomes}`;
  const parsed = game.parsePosition(becomes, position.table);
  return parsed.ok ? undefined : `the position after ${text} is not accepted: ${formatFailure(parsed)}`;
}

const formatTexts = (actions: readonly string[]): string => actions.join(" ") || "nothing";

function runLegal(game: Game, position: AnyPosition, expected: readonly string[]): string | undefined {
  const legal = legalTexts(game, position);
  const missing = expected.filter((text) => !legal.includes(text));
  if (missing.length > 0) return `not legal: ${formatTexts(missing)}`;
  const more = legal.filter((text) => !expected.includes(text));
  return more.length > 0 ? `also legal: ${formatTexts(more)}` : undefined;
}

function runAmong(
  game: Game,
  position: AnyPosition,
  among: readonly string[],
  never: readonly string[],
): string | undefined {
  const isLegal = (text: string): boolean => play(game, position, text).ok;
  const missing = among.filter((text) => !isLegal(text));
  if (missing.length > 0) return `not legal: ${formatTexts(missing)}`;
  const wrong = never.filter(isLegal);
  return wrong.length > 0 ? `legal, but must not be: ${formatTexts(wrong)}` : undefined;
}

function runPress(
  game: Game,
  position: AnyPosition,
  pressed: readonly string[],
  clause: string,
): string | undefined {
  const { action, failure } = resolveClicks(game, position, pressed);
  if (action) return `pressing ${formatTexts(pressed)} spells ${game.formatAction(action, position)}`;
  const named = failure?.clause;
  return named === clause
    ? undefined
    : `pressing ${formatTexts(pressed)} names ${named ?? "no clause"}, not ${clause}`;
}

function runAt(game: Game, position: AnyPosition, example: Example): string | undefined {
  const { clause } = example;
  if ("play" in example) return runPlay(game, position, example.play, example.becomes);
  if ("refused" in example) return checkRefused(game, position, example.refused, clause);
  if ("legal" in example) return runLegal(game, position, example.legal);
  if ("among" in example) return runAmong(game, position, example.among, example.never ?? []);
  if ("press" in example) return runPress(game, position, example.press, clause);
  return "the position is accepted";
}

/** Runs an example. Returns the violated assertion, or undefined. */
export function runExample<T extends GameTypes>(plain: Game<T>, example: Example): string | undefined {
  const game: Game = plain;
  if (!Object.hasOwn(game.clauses, example.clause)) return `${example.clause} is not a clause`;
  const table = parseTestTable(game, example);
  if (!table.ok) return formatFailure(table);
  const parsed = game.parsePosition(example.position, table.value);
  if (!parsed.ok) {
    if (!("rejected" in example)) return `the position is not accepted: ${formatFailure(parsed)}`;
    return parsed.error.code === "bad-position" ? undefined : `the position fails with ${parsed.error.code}`;
  }
  return checkNotation(game, example.position, parsed.value) ?? runAt(game, parsed.value, example);
}

/** The clauses that lack examples, by kind of example. */
export interface MissingExamples {
  /** Clauses without an example of what they allow or do (`play`, `legal`, `among`). */
  readonly missingAccepting: readonly string[];
  /** Clauses that can refuse, but have no example of that (`refused`, `press`). */
  readonly missingRefusing: readonly string[];
  /** Clauses that refuse in an example, but lack the flag `refuses`. */
  readonly missingRefuses: readonly string[];
}

const isAccepting = (example: Example): boolean =>
  "play" in example || "legal" in example || "among" in example;
const isRefusing = (example: Example): boolean => "refused" in example || "press" in example;

/** Finds the clauses that lack examples. */
export function findMissingExamples<T extends GameTypes>(
  game: Pick<Game<T>, "clauses">,
  examples: readonly Example[],
): MissingExamples {
  const clausesIn = (kind: (example: Example) => boolean): Set<string> =>
    new Set(examples.filter(kind).map(({ clause }) => clause));
  const [shown, refused] = [clausesIn(isAccepting), clausesIn(isRefusing)];
  const clauses = Object.entries<Clause>(game.clauses);
  const idsOf = (isMissing: (id: string, canRefuse: boolean) => boolean): string[] =>
    clauses.filter(([id, { refuses = false }]) => isMissing(id, refuses)).map(([id]) => id);
  return {
    missingAccepting: idsOf((id) => !shown.has(id)),
    missingRefusing: idsOf((id, canRefuse) => canRefuse && !refused.has(id)),
    missingRefuses: idsOf((id, canRefuse) => !canRefuse && refused.has(id)),
  };
}

/** Describes missing examples, one clause per line; undefined if every clause is covered. */
export function describeMissingExamples(coverage: MissingExamples): string | undefined {
  const lines = [
    { ids: coverage.missingAccepting, what: "no example shows what it allows or does (play, legal, among)" },
    { ids: coverage.missingRefusing, what: "no example shows what it refuses (refused, press)" },
    { ids: coverage.missingRefuses, what: 'it refuses in an example, but has no "refuses: true"' },
  ].flatMap(({ ids, what }) => ids.map((id) => `${id}: ${what}`));
  return lines.length > 0 ? lines.join("\n") : undefined;
}
