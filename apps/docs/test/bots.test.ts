import { MessageChannel } from "node:worker_threads";
import { connectBots, LEVELS, portOf } from "@serpentarium/bots";
import { LANGUAGES } from "@serpentarium/core";
import { expect, test, vi } from "vitest";
import { sourceOf } from "../src/lib/source.ts";
import { pageOf } from "./guide-pages.ts";

vi.spyOn(console, "log").mockImplementation(() => {});
const bots = await import("../snippets/bots.ts");

/** Says that a region of the snippets tells its readers what it comes to. */
const says = (region: string, value: unknown): void =>
  expect(sourceOf("apps/docs/snippets/bots.ts", [region])).toContain(
    `// ${JSON.stringify(value).replaceAll(",", ", ")}`,
  );

test("end.line: the bot blocks, and knows what would come of everything else", () => {
  says("bot", bots.played);
  says("why", bots.best);
  says("why", bots.lost);
  expect(bots.visits).toBeGreaterThan(100);
  expect(bots.shares).toHaveLength(2);
});

test("levels and hints", () => {
  says("hint", bots.names);
  says("hint", bots.advised);
});

test("a match of two bots ends, and its analysis tells where it turned", () => {
  expect(bots.context.position.phase).toBe("over");
  expect(bots.curve).toHaveLength(bots.context.count);
  expect(bots.lessons.length).toBeGreaterThan(0);
});

test("tic-tac-toe is solved", () => says("solve", bots.worth));

test("the thinker answers from behind a line, and at a seat", async () => {
  const { port1, port2 } = new MessageChannel();
  vi.stubGlobal("self", port2);
  await import("../snippets/thinker.ts");
  const worker = connectBots(portOf(port1));
  expect(await bots.ask(worker, new AbortController().signal)).toBe("d");
  expect(bots.seatFor(worker)).toHaveProperty("start");
  worker.close();
});

test("the guides name every level as the levels do", () => {
  for (const language of LANGUAGES)
    for (const { id, title } of LEVELS) {
      expect(pageOf("bots", language)).toContain(`\`${id}\``);
      expect(pageOf("bots", language)).toContain(title[language]);
    }
});
