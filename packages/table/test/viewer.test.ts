import { createTable, type Game, type GameTypes, type Seat } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { toDisplayedMatch } from "../src/displayed-match.ts";
import { logOf } from "../src/log.ts";
import type { MatchContext } from "../src/match.ts";
import { isShownToActor, nextScreenHolder, seatAwaitingScreen, viewerOf } from "../src/viewer.ts";

const game: Game = hiddenHands;

/** A match with the given occupants after some actions. */
function matchOf(occupants: readonly string[], actions: readonly string[], of: Game = game): MatchContext {
  const table = createTable(of, { seats: occupants.length });
  const machine = createTurnMachine<GameTypes, string>(of, { nobody: fromCallback(() => {}) });
  const actor = createActor(machine, { input: { table, occupants, dealer: "person" } }).start();
  for (const action of actions) actor.send({ type: "play", action });
  return actor.getSnapshot().context;
}

const DEAL = "1,7,9,12/2,5,6,8/3,4,10,11";
const PEOPLE = ["person", "person", "person"];

const shown = (match: MatchContext, holder?: Seat) =>
  toDisplayedMatch(game, match, viewerOf(game, match, holder));

describe("the viewer of the page", () => {
  test("is undefined in a game without hidden information", () => {
    expect(viewerOf(ticTacToe, matchOf(["person", "person"], [], ticTacToe), undefined)).toBeUndefined();
  });

  test("is undefined when no person plays", () => {
    expect(viewerOf(game, matchOf(["nobody", "nobody"], []), undefined)).toBeUndefined();
  });

  test("is the only person, who is never asked to hand over", () => {
    const match = matchOf(["nobody", "person", "nobody"], [DEAL, "2"]);
    expect(viewerOf(game, match, undefined)).toBe(1);
    expect(seatAwaitingScreen(shown(match))).toBeUndefined();
    expect(isShownToActor(shown(match))).toBe(false);
  });

  test("is everyone with several people, until one has taken the screen", () => {
    const match = matchOf(PEOPLE, [DEAL, "2"]);
    expect([viewerOf(game, match, undefined), viewerOf(game, match, 0)]).toEqual(["everyone", 0]);
    expect([seatAwaitingScreen(shown(match)), seatAwaitingScreen(shown(match, 0))]).toEqual([0, undefined]);
    expect([isShownToActor(shown(match)), isShownToActor(shown(match, 0))]).toEqual([false, true]);
  });

  test("lay.hidden: the screen changes hands with the turn, but not while chance acts", () => {
    expect(nextScreenHolder(game, matchOf(PEOPLE, [DEAL, "2"]), 0)).toBe(0);
    expect(nextScreenHolder(game, matchOf(PEOPLE, [DEAL, "2", "9"]), 0)).toBeUndefined();
    expect(nextScreenHolder(game, matchOf(PEOPLE, [DEAL, "2", "9", "8", "3"]), 2)).toBe(2);
    expect(seatAwaitingScreen(shown(matchOf(PEOPLE, [DEAL, "2", "9", "8", "3"]), 2))).toBeUndefined();
  });

  test("stays the same when a person acts again after a bot", () => {
    const match = matchOf(["person", "random", "person"], [DEAL, "2"]);
    expect(nextScreenHolder(game, match, 0)).toBe(0);
  });
});

test("setup.deal: the log shows the viewer only their own hand", () => {
  const match = matchOf(PEOPLE, [DEAL, "2", "9"]);
  const notations = (viewer?: Seat | "everyone") =>
    logOf(game, match, viewer).map(({ notation }) => notation);
  expect(notations()).toEqual([DEAL, "2", "9"]);
  expect(notations(1)).toEqual(["?,?,?,?/2,5,6,8/?,?,?,?", "2", "?"]);
  expect(notations("everyone")).toEqual(["?,?,?,?/?,?,?,?/?,?,?,?", "2", "?"]);
});
