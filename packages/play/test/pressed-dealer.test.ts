import { type Game, unwrap } from "@serpentarium/core";
import { contextFromRecord } from "@serpentarium/core/context";
import { createRecord } from "@serpentarium/core/record";
import { type MatchContext, seatAfterChance } from "@serpentarium/table";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PRESSED_DEALER } from "../src/match/occupants.ts";
import { PressedDealer } from "../src/match/pressed-dealer.ts";
import { proposedTable } from "../src/match/start-match.ts";
import { pluginOf } from "./fixtures/games.ts";

const gameOf = (id: string): Game => pluginOf(id).game;

/** A match after some actions, in which players press for each roll. */
function contextAfter(
  game: Game,
  actions: readonly string[],
  occupants = ["person", "person"],
): MatchContext {
  const record = createRecord(game, { table: proposedTable(game), actions });
  const seating = { occupants, dealer: PRESSED_DEALER };
  return unwrap(contextFromRecord(game, record, seating));
}

const sssnake = gameOf("sssnake");
const LAID = ["1", "S", "S:h"];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the seat for which a person rolls is the one that acts next", () => {
  expect(seatAfterChance(sssnake, contextAfter(sssnake, []).position)).toBe(0);
  expect(seatAfterChance(sssnake, contextAfter(sssnake, LAID).position)).toBe(1);
  const duel = gameOf("snake-duel");
  expect(seatAfterChance(duel, contextAfter(duel, []).position)).toBeUndefined();
});

describe("players who press", () => {
  const draw = vi.fn();
  beforeEach(() => draw.mockClear());

  test("turn.roll: press once for the die, and the cards follow by themselves", () => {
    const dealer = new PressedDealer(sssnake, draw);
    const start = contextAfter(sssnake, []);
    dealer.onChange(start);
    vi.runAllTimers();
    expect([dealer.isAwaited(start), draw.mock.calls.length]).toEqual([true, 0]);
    dealer.press();
    expect(draw).toHaveBeenCalledOnce();
    dealer.onChange(contextAfter(sssnake, ["2"]));
    vi.runAllTimers();
    expect(draw).toHaveBeenCalledTimes(2);
    dealer.onChange(contextAfter(sssnake, LAID.slice(0, 2)));
    expect(dealer.isAwaited(contextAfter(sssnake, LAID))).toBe(true);
  });

  test("do not press for bots, nor for a deal that cannot be listed", () => {
    for (const context of [
      contextAfter(sssnake, [], ["easy", "person"]),
      contextAfter(gameOf("pantarei"), []),
    ]) {
      const dealer = new PressedDealer(
        context.position.phase === "deal" ? gameOf("pantarei") : sssnake,
        draw,
      );
      expect(dealer.isAwaited(context)).toBe(false);
      draw.mockClear();
      dealer.onChange(context);
      vi.runAllTimers();
      expect(draw).toHaveBeenCalledOnce();
    }
  });

  test("nothing is drawn where a person or the machine deals", () => {
    const dealer = new PressedDealer(sssnake, draw);
    const context = contextAfter(sssnake, []);
    for (const other of ["person", "dice"]) {
      const dealt = { ...context, seating: { ...context.seating, dealer: other } };
      dealer.onChange(dealt);
      vi.runAllTimers();
      expect([dealer.isAwaited(dealt), draw.mock.calls.length]).toEqual([false, 0]);
    }
  });
});
