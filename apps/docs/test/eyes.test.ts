import { createTable, type Game, type Seat } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { awaited, holderAfter, seesToAct, viewerOf } from "../src/play/eyes.ts";
import { logOf } from "../src/play/log.ts";
import type { MatchContext, MatchMachine } from "../src/play/match.ts";
import { shownOf } from "../src/play/shown.ts";

const game: Game = hiddenHands;

/** A match of three after some actions, who sits there as given. */
function matchOf(occupants: readonly string[], actions: readonly string[], of: Game = game): MatchContext {
  const table = createTable(of, { seats: occupants.length });
  const machine: MatchMachine = createTurnMachine(of, { nobody: fromCallback(() => {}) });
  const actor = createActor(machine, { input: { table, occupants, dealer: "person" } }).start();
  for (const action of actions) actor.send({ type: "play", action });
  return actor.getSnapshot().context;
}

const DEAL = "1,7,9,12/2,5,6,8/3,4,10,11";
const PEOPLE = ["person", "person", "person"];

const shown = (match: MatchContext, holder?: Seat) =>
  shownOf(game, game, match, viewerOf(game, match, holder));

describe("for whose eyes the page is", () => {
  test("a game that hides nothing is for any", () => {
    expect(viewerOf(ticTacToe, matchOf(["person", "person"], [], ticTacToe), undefined)).toBeUndefined();
  });

  test("where no person plays, nobody is kept from looking", () => {
    expect(viewerOf(game, matchOf(["nobody", "nobody"], []), undefined)).toBeUndefined();
  });

  test("the only person sees what is theirs, whoever is to act, and is never asked to hand over", () => {
    const match = matchOf(["nobody", "person", "nobody"], [DEAL, "2"]);
    expect(viewerOf(game, match, undefined)).toBe(1);
    expect(awaited(shown(match))).toBeUndefined();
    expect(seesToAct(shown(match))).toBe(false);
  });

  test("several people see what all of them know, until one has taken the screen", () => {
    const match = matchOf(PEOPLE, [DEAL, "2"]);
    expect([viewerOf(game, match, undefined), viewerOf(game, match, 0)]).toEqual(["everyone", 0]);
    expect([awaited(shown(match)), awaited(shown(match, 0))]).toEqual([0, undefined]);
    expect([seesToAct(shown(match)), seesToAct(shown(match, 0))]).toEqual([false, true]);
  });

  test("lay.hidden: the screen passes on with the turn, and stays where it is while chance acts", () => {
    expect(holderAfter(game, matchOf(PEOPLE, [DEAL, "2"]), 0)).toBe(0);
    expect(holderAfter(game, matchOf(PEOPLE, [DEAL, "2", "9"]), 0)).toBeUndefined();
    expect(holderAfter(game, matchOf(PEOPLE, [DEAL, "2", "9", "8", "3"]), 2)).toBe(2);
    expect(awaited(shown(matchOf(PEOPLE, [DEAL, "2", "9", "8", "3"]), 2))).toBeUndefined();
  });

  test("a person who plays again after a program keeps the screen", () => {
    const match = matchOf(["person", "random", "person"], [DEAL, "2"]);
    expect(holderAfter(game, match, 0)).toBe(0);
  });
});

test("setup.deal: the log tells the viewer their own hand alone", () => {
  const match = matchOf(PEOPLE, [DEAL, "2", "9"]);
  const notations = (viewer?: Seat | "everyone") =>
    logOf(game, match, viewer).map(({ notation }) => notation);
  expect(notations()).toEqual([DEAL, "2", "9"]);
  expect(notations(1)).toEqual(["?,?,?,?/2,5,6,8/?,?,?,?", "2", "?"]);
  expect(notations("everyone")).toEqual(["?,?,?,?/?,?,?,?/?,?,?,?", "2", "?"]);
});
