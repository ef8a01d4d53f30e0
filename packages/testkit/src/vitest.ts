/**
 * The testkit for Vitest: one call tests a whole plugin.
 *
 * @module
 */
import type { GamePlugin, GameTypes } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import type { Teaching } from "@serpentarium/core/teaching";
import { describe, expect, test } from "vitest";
import { type Check, type ConformanceOptions, conformanceChecks } from "./conformance.ts";
import { editorConformanceChecks } from "./editor.ts";
import { describeFirstDifference } from "./first-difference.ts";
import { type WordsOptions, wordsOf } from "./game-words.ts";
import { KIT_WORDS } from "./kit-words.ts";
import { formatPlaythrough, type PlaythroughInput } from "./playthrough.ts";
import { teachingConformanceChecks } from "./teaching.ts";

/** A game to play, and the language of its narration; the author's by default. */
export interface ToldPlaythrough extends PlaythroughInput {
  readonly language?: string;
}

/** Options of {@link describeGame}. */
export interface DescribeGameOptions extends ConformanceOptions {
  /** Games compared with snapshot files, whose paths are relative to the test file. */
  readonly playthroughs?: Readonly<Record<string, ToldPlaythrough>>;
}

/** In milliseconds: a law can take minutes for games of thousands of actions on a busy machine. */
const TEST_TIMEOUT = 300_000;

function assertCheck(check: Check): void {
  const problem = check.run();
  if (problem !== undefined) expect.fail(problem);
}

function describeGroups(checks: readonly Check[]): void {
  const groupOf = ({ group }: Check): string => KIT_WORDS.format(group);
  for (const group of new Set(checks.map(groupOf))) {
    describe(group, () => {
      for (const check of checks.filter((other) => groupOf(other) === group)) {
        const name = KIT_WORDS.format(check.name);
        if (check.isToDo) test.todo(name);
        else test(name, () => assertCheck(check), TEST_TIMEOUT);
      }
    });
  }
}

/**
 * Compares a playthrough with its file. Only the beginning of the difference is shown, because a whole game would hide all other failures.
 */
async function assertPlaythrough(text: string, file: string): Promise<void> {
  try {
    await expect(text).toMatchFileSnapshot(file);
  } catch (error) {
    const { actual, expected } = Object.assign({ actual: "", expected: "" }, error);
    const difference = describeFirstDifference(expected, actual);
    if (difference === undefined) throw error;
    expect.fail(
      `the playthrough is not that of ${file}: ${difference}\nIf you changed the rules on purpose, update the file: npm test -- --update`,
    );
  }
}

/**
 * Defines tests for all checks of a plugin.
 *
 * @example
 * ```ts
 * import { describeGame } from "@serpentarium/testkit/vitest";
 * import plugin from "../src/index.ts";
 *
 * describeGame(plugin, { tables: [{ options: { goal: 3 } }] });
 * ```
 */
export function describeGame<T extends GameTypes>(
  plugin: GamePlugin<T>,
  options: DescribeGameOptions = {},
): void {
  const { playthroughs = {} } = options;
  const checks = conformanceChecks(plugin, options);
  const plain: GamePlugin = plugin;
  const words = wordsOf(plain, options);
  describe(plugin.game.id, () => {
    describeGroups(checks);
    for (const [file, playthrough] of Object.entries(playthroughs)) {
      test(`playthrough: ${file}`, async () => {
        const { language } = playthrough;
        const told = language === undefined ? words.all[0] : words.in(language);
        await assertPlaythrough(formatPlaythrough(plugin.game, playthrough, told.words), file);
      });
    }
  });
}

/**
 * Defines tests for the position editor of a game.
 *
 * @example
 * ```ts
 * import { describeEditor } from "@serpentarium/testkit/vitest";
 * import editor from "../src/editor.ts";
 * import plugin from "../src/index.ts";
 *
 * describeEditor(plugin, editor);
 * ```
 */
export function describeEditor<T extends GameTypes>(
  plugin: GamePlugin<T>,
  editor: PositionEditor,
  options?: WordsOptions,
): void {
  describe(`${plugin.game.id}, set up`, () =>
    describeGroups(editorConformanceChecks(plugin, editor, options)));
}

/**
 * Defines tests for the teaching of a game: its pictures and every task of its lesson.
 *
 * @example
 * ```ts
 * import { describeTeaching } from "@serpentarium/testkit/vitest";
 * import plugin from "../src/index.ts";
 * import teaching from "../src/teaching.ts";
 *
 * describeTeaching(plugin, teaching);
 * ```
 */
export function describeTeaching<T extends GameTypes>(
  plugin: GamePlugin<T>,
  teaching: Teaching,
  options?: WordsOptions,
): void {
  describe(`${plugin.game.id}, taught`, () =>
    describeGroups(teachingConformanceChecks(plugin, teaching, options)));
}
