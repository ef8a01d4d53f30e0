import { CORE_FAILURE_CODES } from "@serpentarium/core/internal";
import { recordOf } from "@serpentarium/core/match";
import { replay } from "@serpentarium/core/record";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameVersions } from "../src/match/game-versions.ts";
import { MAX_ACTIONS, MAX_CHARACTERS } from "../src/match/limits.ts";
import type { RecordOrigin } from "../src/match/visited-match.ts";
import { type OpenResult, openRecord } from "../src/page/open-record.ts";
import { LANGUAGES, plugins, wordsOf } from "./fixtures/games.ts";
import {
  finishedRecord,
  linkAndFile,
  mutatedLinks,
  mutatedRecords,
  mutatedTexts,
  untrustedText,
  untrustedValue,
} from "./untrusted-inputs.ts";

const ORIGINS: readonly RecordOrigin[] = ["link", "file"];
/** Per kind of input and game, with a fixed seed. */
const RUNS = { numRuns: 150, seed: 81 };

/** The most characters of an error message. */
const MAX_MESSAGE_LENGTH = 600;

describe.each(plugins.map((plugin) => ({ id: plugin.game.id, game: plugin.game })))(
  "$id: untrusted links and files",
  ({ game }) => {
    const here: GameVersions = { game, older: [] };
    const record = finishedRecord(game);

    /** Expects a match that replays, or a failure with a message in both languages. */
    function expectTame({ start, visited, notice }: OpenResult): void {
      expect(visited).toBeUndefined();
      if (start) {
        expect(replay(game, recordOf(game, start)).ok).toBe(true);
        return;
      }
      const failure = notice?.failure;
      expect([...CORE_FAILURE_CODES, "other-match", "diverging", "too-long"]).toContain(failure?.code);
      for (const language of LANGUAGES) {
        const text = wordsOf(game.id, language).format(failure?.message ?? "");
        expect(text).not.toBe("");
        expect(text.length).toBeLessThan(MAX_MESSAGE_LENGTH);
      }
    }

    const expectAllTame = (sources: fc.Arbitrary<string>): Promise<void> =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...ORIGINS), sources, async (origin, source) =>
          expectTame(await openRecord(here, origin, source)),
        ),
        RUNS,
      );

    test("opens valid ones", async () => {
      for (const [origin, source] of linkAndFile(record)) {
        expect(await openRecord(here, origin, source)).toHaveProperty("start");
      }
    });

    test("rejects arbitrary text", () => expectAllTame(untrustedText()));

    test("rejects arbitrary JSON", () =>
      expectAllTame(untrustedValue().map((value) => JSON.stringify(value))));

    test("handles mutated texts", async () => {
      for (const [, source] of linkAndFile(record)) await expectAllTame(mutatedTexts(source));
    });

    test("handles records with one forged value", async () => {
      await expectAllTame(mutatedRecords(record).map((one) => JSON.stringify(one)));
      await expectAllTame(mutatedLinks(record));
    });

    test("rejects those longer than any match", async () => {
      const [action = ""] = record.actions;
      const endless = { ...record, actions: Array(MAX_ACTIONS + 1).fill(action), outcome: null };
      for (const [origin, source] of linkAndFile(endless)) {
        const { notice } = await openRecord(here, origin, source);
        expect(notice?.failure?.code).toBe("too-long");
      }
      for (const source of [
        "a".repeat(MAX_CHARACTERS + 1),
        "%25".repeat(MAX_CHARACTERS),
        "[".repeat(1e6 + 1),
      ]) {
        const { notice } = await openRecord(here, "link", source);
        expect(notice?.failure?.code).toBe("too-long");
      }
    });

    test("handles very long values", async () => {
      const long = "x".repeat(100_000);
      const changes = [
        { game: long },
        { version: long },
        { options: { [long]: 1 } },
        { actions: [long] },
        { outcome: { winners: [], reason: long } },
      ];
      for (const change of changes) {
        expectTame(await openRecord(here, "file", JSON.stringify({ ...record, ...change })));
      }
    });

    test("handles nesting deeper than the call stack", async () => {
      const deep = `${"[".repeat(300_000)}${"]".repeat(300_000)}`;
      const sources = [deep, JSON.stringify(record).replace('"options":{}', `"options":${deep}`)];
      for (const source of sources) expectTame(await openRecord(here, "file", source));
    });
  },
);

test("leaves Object.prototype unchanged", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { readonly goal?: number }).goal).toBeUndefined();
});
