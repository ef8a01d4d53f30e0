import { createTable, type Game, unwrap } from "@serpentarium/core";
import { contextFromRecord } from "@serpentarium/core/context";
import { createRecord } from "@serpentarium/core/record";
import type { MatchContext } from "@serpentarium/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ForcedMoves } from "../src/page/forced-moves.ts";
import { TurnNotifier } from "../src/ui/turn-notifier.ts";
import { pluginOf, wordsOf } from "./fixtures/games.ts";

const { game }: { readonly game: Game } = pluginOf("tic-tac-toe");
/** Only c1 is left. */
const FORCED = "a3 b3 c3 b2 a2 c2 b1 a1".split(" ");

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function contextAfter(actions: readonly string[], occupants = ["person", "person"]): MatchContext {
  const record = createRecord(game, { table: createTable(game), actions });
  return unwrap(contextFromRecord(game, record, { occupants }));
}

function playedAfter(context: MatchContext, isOn = true): readonly string[] {
  const played: string[] = [];
  const forced = new ForcedMoves(game, (action) => played.push(action));
  forced.setOn(isOn, context);
  forced.onChange(context);
  vi.runAllTimers();
  return played;
}

test("the only legal action is played once, if the setting is on", () => {
  expect(playedAfter(contextAfter(FORCED))).toEqual(["c1"]);
  expect(playedAfter(contextAfter(FORCED), false)).toEqual([]);
});

test("nothing is played where there is a choice, for a bot, or after undo", () => {
  expect(playedAfter(contextAfter(FORCED.slice(0, -1)))).toEqual([]);
  expect(playedAfter(contextAfter(FORCED, ["easy", "easy"]))).toEqual([]);
  expect(playedAfter({ ...contextAfter(FORCED), undone: contextAfter(["c1"]).actions })).toEqual([]);
});

type Shown = readonly [title: string, options: NotificationOptions];

/** A hidden page where the user allows notifications. */
function hidePage(show: (...content: Shown) => void, serviceWorker?: object): void {
  class FakeNotification {
    static requestPermission = async () => "granted";
    constructor(...content: Shown) {
      show(...content);
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.stubGlobal("location", { href: "https://example.org/play/tic-tac-toe/" });
  vi.stubGlobal("navigator", { serviceWorker });
}

const BOTS = ["person", "easy"];
const BEGINNING = contextAfter([], BOTS);
const TURNS = [BEGINNING, contextAfter(["a1"], BOTS), contextAfter(["a1", "b1"], BOTS)];
const TOLD = [
  expect.stringContaining("Player 1"),
  {
    body: "Place your mark on a free cell",
    tag: "tic-tac-toe",
    data: "https://example.org/play/tic-tac-toe/",
  },
];

async function notifyOfTurns(): Promise<void> {
  const notifier = new TurnNotifier(game, { words: wordsOf(game.id, "en"), rulebook: "" }, BEGINNING);
  for (const context of TURNS) notifier.onChange(context);
  expect(await notifier.setOn(true)).toBe(true);
  for (const context of TURNS) notifier.onChange(context);
  await vi.runAllTimersAsync();
}

test("a notification says what to do when the turn of a person begins on a hidden page", async () => {
  const shown: Shown[] = [];
  hidePage((...content) => shown.push(content));
  await notifyOfTurns();
  expect(shown).toEqual([TOLD]);
});

const refuse = (): never => {
  throw new TypeError("Illegal constructor: use ServiceWorkerRegistration.showNotification()");
};

test("on a phone the service worker notifies, and without one the match goes on", async () => {
  const shown: Shown[] = [];
  const showNotification = async (...content: Shown) => void shown.push(content);
  hidePage(refuse, { getRegistration: async () => ({ active: {}, showNotification }) });
  await notifyOfTurns();
  expect(shown).toEqual([TOLD]);

  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  hidePage(refuse, { getRegistration: async () => undefined });
  await notifyOfTurns();
  expect(warn).toHaveBeenCalledOnce();
});
