// @vitest-environment happy-dom

import type { GamePlugin } from "@serpentarium/core";
import hiddenHands from "@serpentarium/hidden-hands";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { h, render } from "preact";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as live from "../src/page/live.tsx";
import type { ViewProps } from "../src/page/view-props.ts";
import { AppView } from "../src/page/views/app-view.tsx";
import { GamesView } from "../src/page/views/games-view.tsx";
import { WorkshopController } from "../src/page/workshop-controller.ts";
import { wordsOf } from "./words-of.ts";

const ID = "x".repeat(22);
const PAGE = {
  preferences: { language: "en", theme: "auto", tab: "log", viewer: null },
  onPreferencesChange: () => {},
  words: wordsOf("en"),
  languages: ["en", "fr"],
} as const;

beforeEach(() => {
  location.hash = "";
  document.body.replaceChildren();
});

/** The answer of a server to each path; none of those that are left out. */
type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>;

/** Opens the page of a game, on a server with these answers. */
async function openPage(plugin: GamePlugin, answers: Answers): Promise<WorkshopController> {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const answer = answers[new URL(String(input)).pathname];
    if (!answer) throw new TypeError("no answer");
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  let isClosed = false;
  const renderPage = (): void => {
    // a page listens as long as its window is open
    if (isClosed) return;
    const props: ViewProps = { ...PAGE, words: wordsOf("en", plugin), controller, live };
    render(h(AppView, { ...props, name: "my-game" }), document.body);
  };
  const controller = new WorkshopController("my-game", storage, renderPage);
  controller.loadPlugin(plugin);
  const { store } = controller;
  if (!store) throw new Error("no store");
  const offer = new URL("http://localhost/live.json");
  const matches = new live.LiveMatches({ game: plugin.game, store, storage, offer, onChange: renderPage });
  controller.setLive(matches);
  onTestFinished(() => {
    matches.leave();
    store.stop();
    isClosed = true;
    render(null, document.body);
    vi.restoreAllMocks();
  });
  await matches.start();
  return controller;
}

const offer = (...games: readonly string[]): Answers => ({
  "/live.json": { body: { games, bots: ["easy"] } },
});

const buttonNames = (): readonly string[] =>
  [...document.querySelectorAll("button")].map(({ textContent }) => textContent ?? "");

test("a match can be opened on a server that has the game, and on no other", async () => {
  await openPage(ticTacToe, offer("tic-tac-toe"));
  expect(buttonNames()).toContain("Live…");
});

test.each([
  ["no server", ticTacToe, {}],
  ["a server without the game", ticTacToe, offer("pantarei")],
] as const)("%s: nothing is offered", async (_, plugin, answers) => {
  await openPage(plugin, answers);
  expect(buttonNames()).not.toContain("Live…");
});

test("the form of a live match has the options of the game and takes only a name", async () => {
  const controller = await openPage(hiddenHands, offer("hidden-hands"));
  const begin = vi.spyOn(controller.live as live.LiveMatches, "begin").mockResolvedValue();
  const press = (name: string): void =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
  press("Live…");
  const name = await vi.waitFor(
    () => {
      const field = document.querySelector<HTMLInputElement>("#live-name");
      if (!field) throw new Error("no form yet");
      return field;
    },
    { timeout: 60_000 },
  );
  expect(document.querySelectorAll("dialog [id^=live-option-]").length).toBe(
    Object.keys(hiddenHands.game.options.fields).length,
  );
  name.value = "Ann";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  name.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(
    () =>
      expect(begin).toHaveBeenCalledWith(expect.objectContaining({ name: "Ann", player: 0, clock: null })),
    { timeout: 60_000 },
  );
});

test.each([
  ["damaged", "live=short", {}, "This link of a live match is incomplete or damaged: ask for it again."],
  ["without a server", `live=${ID}`, {}, "no server for live matches answers."],
  [
    "of no match",
    `live=${ID}`,
    {
      ...offer("tic-tac-toe"),
      [`/matches/${ID}/events`]: {
        status: 404,
        body: { error: { code: "unknown-match", message: "there is no such match" } },
      },
    },
    "The live match cannot be opened: there is no such match.",
  ],
] as const)("a link %s is told of, and the match of the page goes on", async (_, link, answers, text) => {
  location.hash = link;
  const { live: matches, store } = await openPage(ticTacToe, answers);
  await vi.waitFor(() => expect(document.querySelector(".notice")?.textContent).toContain(text), {
    timeout: 60_000,
  });
  expect(matches?.session).toBeUndefined();
  expect(store?.state.visited).toBeUndefined();
  expect(buttonNames()).toContain("Begin again");
  matches?.leave();
  expect(location.hash).toBe("");
  expect(document.querySelector(".notice")).toBeNull();
});

test("while a link is opened, nothing can be played on the page", async () => {
  location.hash = `live=${ID}`;
  await openPage(ticTacToe, offer("tic-tac-toe"));
  await expect
    .poll(() => document.querySelector(".live")?.textContent)
    .toContain(PAGE.words.text("table.live.reconnecting"));
  expect(document.querySelector("serpent-board")).toBeNull();
});

test("the list has a link to each page, and says where there is none", () => {
  const titles = [
    { language: "fr", title: "Le cerceau" },
    { language: "de", title: "Der Reifen" },
  ];
  const games = [{ id: "hoop", version: "1.0.0", titles }];
  const root = new URL("http://localhost/games/");
  const show = (path: string): string => {
    render(h(GamesView, { ...PAGE, games, root, path }), document.body);
    return document.querySelector("[role=alert]")?.textContent ?? "";
  };
  expect(show("/games/")).toBe("");
  expect(show("/games/play/")).toBe("");
  expect(document.querySelector("a")?.href).toBe("http://localhost/games/play/hoop/");
  // in the language of its author, since it has no English title
  const title = document.querySelector<HTMLElement>("li [lang]");
  expect([title?.textContent, title?.lang]).toEqual(["Le cerceau", "fr"]);
  expect(document.title).toBe("Games on this server");
  expect(show("/games/play/snake/")).toBe("There is no page at /games/play/snake/. These are the games:");
});
