import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import pantarei from "@serpentarium/pantarei";
import { describe, expect, test } from "vitest";
import { createEngine } from "../../../packages/cli/src/engine/engine.ts";
import { ERROR_CODES } from "../../../packages/cli/src/engine/reply.ts";
import { playMatch, startEngine } from "../snippets/engine.ts";
import { GUIDE_LANGUAGES, pageOf } from "./guide-pages.ts";

const cli = join(import.meta.dirname, "../../../packages/cli");

function answer(engine: ReturnType<typeof createEngine>, request: string): readonly string[] {
  const steps = engine.answer(request);
  for (;;) {
    const { done, value } = steps.next(false);
    if (done) return value;
  }
}

/** The names of all requests, from the answer to an unknown one. */
const requests = (/expected one of (.*)/.exec(answer(createEngine([]), "help")[0] ?? "")?.[1] ?? "").split(
  ", ",
);

const PAGES = [
  ...GUIDE_LANGUAGES.map(
    (language) => [`the guide (${language})`, pageOf("engine-protocol", language)] as const,
  ),
  ["the README", readFileSync(join(cli, "README.md"), "utf8")] as const,
];

describe.each(PAGES)("%s", (_, page) => {
  test("describes every request", () => {
    expect(requests).toContain("quit");
    for (const name of requests) expect(page).toMatch(new RegExp(`^\\| \`${name}[ \`]`, "m"));
  });

  test("names every error code", () => {
    for (const code of ERROR_CODES) expect(page).toContain(`\`${code}\``);
  });
});

test.each(GUIDE_LANGUAGES)("the session of the guide (%s) is what the engine answers", (language) => {
  const [, session = ""] = /^```text\n(>[\s\S]*?)^```/m.exec(pageOf("engine-protocol", language)) ?? [];
  const words = createWords("en", ...pantarei.words, coreEn);
  const engine = createEngine([{ game: pantarei.game, words }]);
  const requested = [...session.matchAll(/^> (.*)$/gm)].map(([, request = ""]) => request);
  const actual = requested.flatMap((request) => [`> ${request}`, ...answer(engine, request)]);
  expect(requested.length).toBeGreaterThan(5);
  expect(session).toBe(`${actual.join("\n")}\n`);
});

test("the client of the guide plays a match", async () => {
  const args = ["--conditions=@serpentarium/source", join(cli, "src/main.ts"), "engine"];
  const ask = startEngine(process.execPath, args);
  expect(await playMatch(ask)).toMatch(/^over [12]+ end\./);
  await expect(ask("play 1R")).rejects.toThrow("error over ");
  await ask("quit");
});
