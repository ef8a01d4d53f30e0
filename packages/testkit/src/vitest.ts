/**
 * The kit for Vitest: one call tests a whole plugin.
 *
 * @module
 */
import type { GameTypes, Plugin } from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import type { Teaching } from "@serpentarium/core/teaching";
import { describe, expect, test } from "vitest";
import { type Check, type ConformanceOptions, conformance } from "./conformance.ts";
import { editorConformance } from "./editing.ts";
import { type Playthrough, writePlaythrough } from "./playthrough.ts";
import { teachingConformance } from "./teaching.ts";

/** What {@link describeGame} can be given beside the plugin. */
export interface GameSuite extends ConformanceOptions {
  /** Games to be compared with the texts in files, whose paths start from the test's own folder. */
  readonly playthroughs?: Readonly<Record<string, Playthrough>>;
}

/** A law that looks at a game of thousands of actions may take its time on a busy machine. */
const PATIENCE = 300_000;

function look(check: Check): void {
  const wrong = check.run();
  if (wrong !== undefined) expect.fail(wrong);
}

function describeGroups(checks: readonly Check[]): void {
  for (const group of new Set(checks.map((check) => check.group.en))) {
    describe(group, () => {
      for (const check of checks.filter((other) => other.group.en === group)) {
        test(check.name.en, () => look(check), PATIENCE);
      }
    });
  }
}

/**
 * Tests of everything the kit knows to check about a plugin.
 *
 * @example
 * ```ts
 * import { describeGame } from "@serpentarium/testkit/vitest";
 * import plugin from "../src/index.ts";
 *
 * describeGame(plugin, { tables: [{ options: { goal: 3 } }] });
 * ```
 */
export function describeGame<T extends GameTypes>(plugin: Plugin<T>, options: GameSuite = {}): void {
  const { playthroughs = {} } = options;
  const checks = conformance(plugin, options);
  describe(plugin.game.title.en, () => {
    describeGroups(checks);
    for (const [file, playthrough] of Object.entries(playthroughs)) {
      test(`playthrough: ${file}`, async () => {
        await expect(writePlaythrough(plugin.game, playthrough)).toMatchFileSnapshot(file);
      });
    }
  });
}

/**
 * Tests of how a position of a game is set up by pressing.
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
export function describeEditor<T extends GameTypes>(plugin: Plugin<T>, editor: Editor<T>): void {
  describe(`${plugin.game.title.en}, set up`, () => describeGroups(editorConformance(plugin, editor)));
}

/**
 * Tests of how a game is taught: its six pictures, and every task of its lesson.
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
export function describeTeaching<T extends GameTypes>(plugin: Plugin<T>, teaching: Teaching<T>): void {
  describe(`${plugin.game.title.en}, taught`, () => describeGroups(teachingConformance(plugin, teaching)));
}
