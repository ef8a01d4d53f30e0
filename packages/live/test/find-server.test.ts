import { afterEach, expect, test, vi } from "vitest";
import { findServer } from "../src/client/index.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answers requests by address; an address without an answer is that of a page. */
function answer(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal("fetch", async (url: string | URL) =>
    String(url) in answers ? Response.json(answers[String(url)]) : new Response("<!doctype html>"),
  );
}

const offer = new URL("https://site.example/games/live.json");
const find = () => findServer(offer);

test("finds the server at an address, or the one that is named there", async () => {
  answer({ [offer.href]: { games: ["pantarei"], bots: ["easy"] } });
  expect(await find()).toEqual({
    url: "https://site.example/games/",
    games: ["pantarei"],
    bots: ["easy"],
    urls: [],
  });
  const url = "https://live.example";
  answer({ [offer.href]: { server: url }, [`${url}/live.json`]: { games: ["sssnake"] } });
  expect(await find()).toEqual({ url, games: ["sssnake"], bots: [], urls: [] });
});

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ["nothing is offered", { [offer.href]: {} }],
  ["the server has no games", { [offer.href]: { games: [] } }],
  ["a page answers", {}],
  ["what is named does not answer", { [offer.href]: { server: "https://live.example" } }],
  ["the answer is no object", { [offer.href]: null }],
])("finds none where %s", async (_, answers) => {
  answer(answers);
  expect(await find()).toBeUndefined();
});
