import { LANGUAGES } from "@serpentarium/core";
import { FAILURE_CODES } from "@serpentarium/core/internal";
import { replay } from "@serpentarium/core/record";
import { recordOf } from "@serpentarium/core/turn";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { shelf } from "../src/lib/shelf.ts";
import { MOST_ACTIONS, MOST_CHARACTERS } from "../src/play/bounds.ts";
import { createMatchMachine } from "../src/play/match.ts";
import type { Origin } from "../src/play/reading.ts";
import { type PlayedGame, type Taken, take } from "../src/play/taking.ts";
import { finished, forged, forgedLink, hostileText, hostileValue, sourcesOf, spoilt } from "./hostile.ts";

const ORIGINS: readonly Origin[] = ["link", "file"];
/** Of each kind and game; the same ones in every run. */
const RUNS = { numRuns: 150, seed: 81 };

/** What a page says in one breath. */
const LONGEST_MESSAGE = 600;

describe.each(shelf.map(({ plugin, name }) => ({ id: plugin.game.id, game: plugin.game, name })))(
  "$id: links and files from strangers",
  ({ game, name }) => {
    const machine = createMatchMachine(game);
    const here: PlayedGame = { game, older: [], package: name };
    const record = finished(game);

    /** Either a match that replays to what it says, or a refusal in words. */
    function expectTame({ beginning, reading, notice }: Taken): void {
      expect(reading).toBeUndefined();
      if (beginning) {
        // never started: no program at the table takes its turn
        const { context } = createActor(machine, beginning).getSnapshot();
        expect(replay(game, recordOf(game, context)).ok).toBe(true);
        return;
      }
      const failure = notice?.failure;
      expect(FAILURE_CODES).toContain(failure?.code);
      for (const language of LANGUAGES) {
        expect(failure?.message[language]).not.toBe("");
        expect(failure?.message[language].length).toBeLessThan(LONGEST_MESSAGE);
      }
    }

    const expectAllTame = (sources: fc.Arbitrary<string>): Promise<void> =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...ORIGINS), sources, async (origin, source) =>
          expectTame(await take(here, machine, origin, source)),
        ),
        RUNS,
      );

    test("as they should be, they open", async () => {
      for (const [origin, source] of sourcesOf(record)) {
        expect(await take(here, machine, origin, source)).toHaveProperty("beginning");
      }
    });

    test("any text", () => expectAllTame(hostileText()));

    test("any JSON", () => expectAllTame(hostileValue().map((value) => JSON.stringify(value))));

    test("spoilt on the way", async () => {
      for (const [, source] of sourcesOf(record)) await expectAllTame(spoilt(source));
    });

    test("forged in one part", async () => {
      await expectAllTame(forged(record).map((one) => JSON.stringify(one)));
      await expectAllTame(forgedLink(record));
    });

    test("longer than any match", async () => {
      const [action = ""] = record.actions;
      const endless = { ...record, actions: Array(MOST_ACTIONS + 1).fill(action), outcome: null };
      for (const [origin, source] of sourcesOf(endless)) {
        const { notice } = await take(here, machine, origin, source);
        expect(notice?.failure?.code).toBe("too-long");
      }
      for (const source of [
        "a".repeat(MOST_CHARACTERS + 1),
        "%25".repeat(MOST_CHARACTERS),
        "[".repeat(1e6 + 1),
      ]) {
        const { notice } = await take(here, machine, "link", source);
        expect(notice?.failure?.code).toBe("too-long");
      }
    });

    test("with names as long as a book", async () => {
      const long = "x".repeat(100_000);
      const books = [
        { game: long },
        { version: long },
        { options: { [long]: 1 } },
        { actions: [long] },
        { outcome: { winners: [], reason: long } },
      ];
      for (const book of books) {
        expectTame(await take(here, machine, "file", JSON.stringify({ ...record, ...book })));
      }
    });

    test("nested deeper than a stack", async () => {
      const deep = `${"[".repeat(300_000)}${"]".repeat(300_000)}`;
      const sources = [deep, JSON.stringify(record).replace('"options":{}', `"options":${deep}`)];
      for (const source of sources) expectTame(await take(here, machine, "file", source));
    });
  },
);

test("nothing of it has touched what all objects share", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { readonly goal?: number }).goal).toBeUndefined();
});
