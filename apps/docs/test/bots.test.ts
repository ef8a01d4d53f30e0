import { MessageChannel } from "node:worker_threads";
import { connectBotWorker, LEVELS, toPort } from "@serpentarium/bots";

import { expect, test, vi } from "vitest";
import { readSource } from "../src/lib/api/read-source.ts";
import { platformWords } from "../src/lib/words/words.ts";
import { GUIDE_LANGUAGES, pageOf } from "./guide-pages.ts";

vi.spyOn(console, "log").mockImplementation(() => {});
const bots = await import("../snippets/bots.ts");

/** Expects a comment with the value in a region of the snippets. */
const expectComment = (region: string, value: unknown): void =>
  expect(readSource("apps/docs/snippets/bots.ts", [region])).toContain(
    `// ${JSON.stringify(value).replaceAll(",", ", ")}`,
  );

test("end.line: the bot blocks, and proves that all other actions lose", () => {
  expectComment("bot", bots.chosen);
  expectComment("why", bots.best);
  expectComment("why", bots.lost);
  expect(bots.visits).toBeGreaterThan(100);
  expect(bots.shares).toHaveLength(2);
});

test("levels and hints match the comments", () => {
  expectComment("hint", bots.names);
  expectComment("hint", bots.hintText);
});

test("a match of two bots ends, and its analysis finds turning points", () => {
  expect(bots.context.position.phase).toBe("over");
  expect(bots.curve).toHaveLength(bots.context.actions.length);
  expect(bots.lessons.length).toBeGreaterThan(0);
});

test("solves tic-tac-toe", () => expectComment("solve", bots.value));

test("the worker answers requests and plays at a seat", async () => {
  const { port1, port2 } = new MessageChannel();
  vi.stubGlobal("self", port2);
  await import("../snippets/bots-worker.ts");
  const worker = connectBotWorker(toPort(port1));
  expect(await bots.ask(worker, new AbortController().signal)).toBe("d");
  expect(bots.seatFor(worker)).toHaveProperty("start");
  worker.close();
});

test("the guides name every level", () => {
  for (const language of GUIDE_LANGUAGES)
    for (const { id } of LEVELS) {
      expect(pageOf("bots", language)).toContain(`\`${id}\``);
      expect(pageOf("bots", language)).toContain(platformWords(language).text(`bots.levels.${id}`));
    }
});
