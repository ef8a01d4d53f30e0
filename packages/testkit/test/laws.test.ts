import type { AnyPosition, Game, GameDefinition, GameTypes, Table } from "@serpentarium/core";
import { createTurnMachine, type TurnMachine } from "@serpentarium/core/turn";
import { describe, expect, test } from "vitest";
import { checkLaw, formatBreach, LAWS, type Law, tablesOf, turnMachineLaw, undoLaw } from "../src/index.ts";
import { BREAKAGES } from "./fixtures/hoard/breakages.ts";
import { countDug, definition, dig, type Hoard, hoard, hoardWith } from "./fixtures/hoard/game.ts";

/** Fractions of a second, but not on a machine that is busy with much else. */
const SLOW = { timeout: 60_000 };

const TABLES = tablesOf(hoard).with(1, { seats: 3, options: { cells: 6, limit: 5 } });

/** The ids of the laws that a game breaks. */
const brokenBy = (game: Game<Hoard>, laws: readonly Law[] = LAWS, runs = 20): string[] =>
  laws.filter((law) => TABLES.some((table) => checkLaw(game, law, table, { runs }))).map(({ id }) => id);

test("a sound game breaks no law", SLOW, () => {
  expect(brokenBy(hoard)).toEqual([]);
});

test("every law of games is broken by one of them", () => {
  const broken = new Set(BREAKAGES.map(({ law }) => law));
  const ofMachines = ["turn-machine", "undo"];
  expect(LAWS.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(ofMachines);
});

describe("a game with one thing broken breaks one law", SLOW, () => {
  test.each(BREAKAGES)("$law: $how", ({ law, changes }) => {
    const broken = hoardWith(changes);
    const others = LAWS.filter(({ id }) => id !== law);
    expect(
      brokenBy(
        broken,
        LAWS.filter(({ id }) => id === law),
      ),
    ).toEqual([law]);
    expect(brokenBy(broken, others, 6)).toEqual([]);
  });
});

describe("a turn machine with one thing broken breaks one law", SLOW, () => {
  // the machine of a game that is not quite the one it is held against
  const machineOf = (changes: Partial<Game>) => (game: Game) => createTurnMachine({ ...game, ...changes });
  const laws = (create: (game: Game) => TurnMachine<GameTypes>): Law[] => [
    turnMachineLaw(create),
    undoLaw(create),
  ];

  test("neither: the machine of the game itself", () => {
    expect(brokenBy(hoard, laws(machineOf({})))).toEqual([]);
  });
  test("turn-machine: what is refused is played", () => {
    expect(brokenBy(hoard, laws(machineOf({ refuse: () => undefined })))).toEqual(["turn-machine"]);
  });
  test("undo: it begins another game", () => {
    const create = (game: Game): TurnMachine<GameTypes> => {
      let begun = 0;
      const start = (table: Table): AnyPosition => ({
        ...game.start(table),
        table: begun++ ? { ...table, seats: 9 } : table,
      });
      return createTurnMachine({ ...game, start });
    };
    expect(brokenBy(hoard, laws(create))).toEqual(["undo"]);
  });
});

describe("the report", () => {
  const report = (changes: Partial<GameDefinition<Hoard>>, id: string): string => {
    const law = LAWS.find((other) => other.id === id) as Law;
    const [breach] = TABLES.flatMap((table) => checkLaw(hoardWith(changes), law, table) ?? []);
    return breach ? formatBreach(breach) : "";
  };

  test("of a law that is broken in play: the shortest game that shows it", () => {
    // only the third hole in a row of six is found out
    const next: GameDefinition<Hoard>["phases"]["dig"] = {
      ...dig,
      refuse: (position, action) => (countDug(position) < 2 ? dig.refuse(position, action) : undefined),
    };
    expect(report({ phases: { ...definition.phases, dig: next } }, "listed")).toMatchInlineSnapshot(`
      "listed: an action is listed if and only if no clause refuses it
        table     2 seats {"cells":4,"limit":3}
        actions   b2 d1 heads d3 heads
        position  dig:1 2 x.X.
        broken    "d3" is not refused, yet not listed"
    `);
  });

  test("of a law that looks once", () => {
    expect(report({ title: { en: "Hoard", fr: "" } }, "texts")).toMatchInlineSnapshot(`
      "texts: the game, its phases, options, clauses and seats are named in both languages
        table     2 seats {"cells":4,"limit":3}
        broken    the title of the game (fr) is empty"
    `);
  });
});
