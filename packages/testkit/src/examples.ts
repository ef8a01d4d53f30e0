import { type AnyPosition, type Example, type Game, type GameTypes, pick, play } from "@serpentarium/core";
import { legalTexts } from "./candidates.ts";
import { failed, runRefused } from "./refused.ts";
import { tableOf } from "./tables.ts";
import { mistold } from "./wording.ts";

/** What is wrong with a position that must stand. */
function misplaced(game: Game, text: string, position: AnyPosition): string | undefined {
  const written = game.formatPosition(position);
  return written === text ? undefined : `the position is written ${written}`;
}

function runPlay(game: Game, position: AnyPosition, text: string, becomes: string): string | undefined {
  const after = play(game, position, text);
  if (!after.ok) return `${text} is not legal: ${failed(after)}`;
  const written = game.formatPosition(after.value);
  if (written !== becomes) return `after ${text} the position is ${written}, not ${becomes}`;
  const read = game.parsePosition(becomes, position.table);
  return read.ok ? undefined : `the position after ${text} is not accepted: ${failed(read)}`;
}

const quoted = (texts: readonly string[]): string => texts.join(" ") || "nothing";

function runLegal(game: Game, position: AnyPosition, expected: readonly string[]): string | undefined {
  const legal = legalTexts(game, position);
  const missing = expected.filter((text) => !legal.includes(text));
  if (missing.length > 0) return `not legal: ${quoted(missing)}`;
  const more = legal.filter((text) => !expected.includes(text));
  return more.length > 0 ? `legal as well: ${quoted(more)}` : undefined;
}

function runAmong(
  game: Game,
  position: AnyPosition,
  among: readonly string[],
  never: readonly string[],
): string | undefined {
  const legal = legalTexts(game, position);
  const missing = among.filter((text) => !legal.includes(text));
  if (missing.length > 0) return `not legal: ${quoted(missing)}`;
  const wrong = never.filter((text) => legal.includes(text));
  return wrong.length > 0 ? `legal all the same: ${quoted(wrong)}` : undefined;
}

function runPress(
  game: Game,
  position: AnyPosition,
  pressed: readonly string[],
  clause: string,
): string | undefined {
  const { action, failure } = pick(game, position, pressed);
  if (action) return `pressing ${quoted(pressed)} spells ${game.formatAction(action, position)}`;
  const named = failure?.clause;
  return named === clause
    ? undefined
    : `pressing ${quoted(pressed)} names ${named ?? "no clause"}, not ${clause}`;
}

function runAt(game: Game, position: AnyPosition, example: Example): string | undefined {
  const { clause } = example;
  if ("play" in example) return runPlay(game, position, example.play, example.becomes);
  if ("refused" in example) return runRefused(game, position, example.refused, clause);
  if ("legal" in example) return runLegal(game, position, example.legal);
  if ("among" in example) return runAmong(game, position, example.among, example.never ?? []);
  if ("press" in example) return runPress(game, position, example.press, clause);
  return "the position is accepted";
}

/** Runs an example: what does not hold, or nothing. */
export function runExample<T extends GameTypes>(
  plain: Game<T>,
  example: Example<T["clause"]>,
): string | undefined {
  const game: Game = plain;
  if (!Object.hasOwn(game.clauses, example.clause)) return `${example.clause} is no clause`;
  const untold = mistold("its caption", example.caption);
  if (untold) return untold;
  const table = tableOf(game, example);
  if (!table.ok) return failed(table);
  const parsed = game.parsePosition(example.position, table.value);
  if (!parsed.ok) {
    if (!("rejected" in example)) return `the position is not accepted: ${failed(parsed)}`;
    return parsed.error.code === "bad-position" ? undefined : `the position fails with ${parsed.error.code}`;
  }
  return misplaced(game, example.position, parsed.value) ?? runAt(game, parsed.value, example);
}

/** Which clauses the examples leave out. */
export interface Coverage {
  /** Clauses that no example shows allowing or doing anything (`play`, `legal`, `among`). */
  readonly unshown: readonly string[];
  /** Clauses that can forbid, but no example shows it (`refused`, `press`). */
  readonly unrefused: readonly string[];
  /** Clauses that forbid in an example, though they have no text to refuse with. */
  readonly mute: readonly string[];
}

const isAccepting = (example: Example): boolean =>
  "play" in example || "legal" in example || "among" in example;
const isRefusing = (example: Example): boolean => "refused" in example || "press" in example;

/** Holds the examples against the clauses. */
export function coverageOf<T extends GameTypes>(
  game: Pick<Game<T>, "clauses">,
  examples: readonly Example<T["clause"]>[],
): Coverage {
  const clausesIn = (kind: (example: Example) => boolean): Set<string> =>
    new Set(examples.filter(kind).map(({ clause }) => clause));
  const [shown, refused] = [clausesIn(isAccepting), clausesIn(isRefusing)];
  const clauses = Object.entries<{ readonly refusal?: object }>(game.clauses);
  const idsOf = (keep: (id: string, canForbid: boolean) => boolean): string[] =>
    clauses.filter(([id, { refusal }]) => keep(id, refusal !== undefined)).map(([id]) => id);
  return {
    unshown: idsOf((id) => !shown.has(id)),
    unrefused: idsOf((id, canForbid) => canForbid && !refused.has(id)),
    mute: idsOf((id, canForbid) => !canForbid && refused.has(id)),
  };
}

/** What the examples leave out, in words; nothing when every clause is covered. */
export function uncovered(coverage: Coverage): string | undefined {
  const lines = [
    { ids: coverage.unshown, what: "no example shows what it allows or does (play, legal, among)" },
    { ids: coverage.unrefused, what: "no example shows it forbid anything (refused, press)" },
    { ids: coverage.mute, what: "it forbids in an example, but has no text to refuse with" },
  ].flatMap(({ ids, what }) => ids.map((id) => `${id}: ${what}`));
  return lines.length > 0 ? lines.join("\n") : undefined;
}
