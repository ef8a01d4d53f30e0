// @vitest-environment happy-dom
import { connectMatch } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import { createRandom, type MessageReference, type Words } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { DemoMatch } from "../src/home/demo-match.ts";
import { keyOf, replayWords } from "../src/home/replay-words.ts";
import { replayOf } from "../src/lib/game-pages/replay.ts";
import { featuredGames } from "../src/lib/registry/featured-games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";

describe.each(LANGUAGES)("the replays of the home page in %s", (language) => {
  test.each(featuredGames)("have all texts that the board shows: $game.id", async ({ game }) => {
    const { texts, ...recording } = replayOf(game, language);
    const words = replayWords(language, texts);
    const asked = new Map<string, MessageReference>();
    const ask = (message: MessageReference): string => {
      asked.set(JSON.stringify(message), message);
      return words.format(message);
    };
    const asking: Words = {
      ...words,
      format: (message) => (typeof message === "string" ? message : ask(message)),
      text: (id, data) => ask({ id, ...(data && { data }) }),
    };
    const board = document.createElement("serpent-board");
    document.body.append(board);
    const match = new DemoMatch(game, recording.actions, recording.from, createRandom(""));
    connectMatch(board, match, { game, words: asking, aids: [], hasMarks: false });
    const narrated: string[] = [];
    board.addEventListener("played", (event) => {
      const { events, sentences } = (event as CustomEvent).detail;
      narrated.push(
        ...sentences,
        ...events.map(({ clause }: { clause: string }) => asking.text(`clauses.${clause}.title`)),
      );
    });
    do {
      board.flush();
      await Promise.resolve();
    } while (match.step());
    expect(narrated.length).toBeGreaterThan(recording.actions.length - recording.from);
    expect(asked.size).toBeGreaterThan(20);
    const isMissing = (message: MessageReference) => texts[message.id]?.[keyOf(message)] === undefined;
    expect([...asked.values()].filter(isMissing)).toEqual([]);
  });
});
