import {
  type AnyPosition,
  type Game,
  type GameDefinition,
  type GameTypes,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { createTurnMachine, type TurnMachine } from "@serpentarium/core/turn";
import { describe, expect, test } from "vitest";
import { type Pennies, pennies } from "../../core/test/fixtures/pennies.ts";
import {
  checkLaw,
  formatBreach,
  LAWS,
  type Law,
  tableOf,
  turnMachineLaw,
  undoLaw,
  walksAt,
} from "../src/index.ts";
import { BREAKAGES } from "./fixtures/hoard/breakages.ts";
import { countDug, definition, dig, type Hoard, hoard, hoardWith, toss } from "./fixtures/hoard/game.ts";
import { everyKind } from "./fixtures/hoard/options.ts";
import { panelled } from "./fixtures/hoard/panelled.ts";

/** Fractions of a second, but not on a machine that is busy with much else. */
const SLOW = { timeout: 60_000 };

const TABLES = [{}, { seats: 3, options: { cells: 6, limit: 5 } }];

const tablesFor = (game: Game<Hoard>): Table<Hoard["options"]>[] =>
  TABLES.map((seated) => unwrap(tableOf(game, seated)));

/** The ids of the laws that a game breaks. */
function brokenBy(game: Game<Hoard>, laws: readonly Law[] = LAWS, runs = 20): string[] {
  const tables = tablesFor(game).map((table) => ({ table, walks: walksAt(game, table, { runs }) }));
  return laws
    .filter((law) =>
      (law.once ? tables.slice(0, 1) : tables).some(({ table, walks }) =>
        checkLaw(game, law, table, { runs }, walks),
      ),
    )
    .map(({ id }) => id);
}

test("a sound game breaks no law", SLOW, () => {
  expect(brokenBy(hoard)).toEqual([]);
});

test("a game that keeps what it handed out last is spoilt by whoever changes that", SLOW, () => {
  let kept = [{ action: { phase: "toss", coin: "heads" }, weight: 1 }] as const;
  const outcomes = () => {
    const [{ action, weight }] = kept;
    kept = [{ action: { ...action }, weight }];
    return kept;
  };
  const phases = { ...definition.phases, toss: Object.assign({ ...toss }, { outcomes }) };
  const sharing = LAWS.filter(({ id }) => id === "sharing");
  expect(brokenBy(hoardWith({ phases }), sharing)).toEqual(["sharing"]);
});

test("nor does one with options of every kind", SLOW, () => {
  expect(brokenBy(hoardWith({ options: everyKind }))).toEqual([]);
});

test("nor does one with panels, an aid and targets that come by pressing others", SLOW, () => {
  expect(brokenBy(hoardWith(panelled))).toEqual([]);
});

test("nor does one whose coin is pressed", SLOW, () => {
  const coin = (side: string) => ({ id: side, label: { en: side, fr: side } });
  const pressed = hoardWith({
    clicks: (position, action) =>
      action.phase === "toss" ? [action.coin] : (definition.clicks?.(position, action) ?? []),
    scene: (position, layout) => {
      const made = definition.scene(position, layout);
      return position.phase === "toss" ? { ...made, targets: [coin("heads"), coin("tails")] } : made;
    },
  });
  expect(brokenBy(pressed)).toEqual([]);
});

test("nor does one that draws without a list", SLOW, () => {
  const sampling: typeof dig = {
    ...dig,
    sample(position, random) {
      let place = random.integer(position.dug.length - countDug(position));
      const cell = position.dug.findIndex((dug) => !dug && place-- === 0);
      return { phase: "dig", cell };
    },
  };
  expect(brokenBy(hoardWith({ phases: { ...definition.phases, dig: sampling } }))).toEqual([]);
});

test("every law of games is broken by one of them", () => {
  const broken = new Set(BREAKAGES.map(({ law }) => law));
  const elsewhere = ["turn-machine", "undo", "simultaneous"];
  expect(LAWS.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(elsewhere);
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
    const broken = hoardWith(changes);
    const [breach] = tablesFor(broken).flatMap((table) => checkLaw(broken, law, table) ?? []);
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
      "texts: the game, its phases, options, clauses, seats and aids are named in both languages
        table     2 seats {"cells":4,"limit":3}
        broken    the title of the game (fr) is empty"
    `);
  });
});

describe("a game with a simultaneous phase", SLOW, () => {
  const brokenIn = (changes: Partial<Game>, laws: readonly Law[] = LAWS): string[] => {
    const game = { ...pennies, ...changes } as Game;
    const table = unwrap(tableOf(game, { seats: 3 }));
    const walks = walksAt(game, table, { runs: 10 });
    return laws.filter((law) => checkLaw(game, law, table, { runs: 10 }, walks)).map(({ id }) => id);
  };
  const law = LAWS.filter(({ id }) => id === "simultaneous");

  test("breaks no law", () => {
    expect(brokenIn({})).toEqual([]);
  });

  test.each<[string, Partial<Game>]>([
    [
      "a seat may choose again",
      {
        parseAction: (text, position) =>
          pennies.parseAction(text, pennies.start(position.table as Table<Pennies["options"]>)),
      },
    ],
    [
      "the order counts",
      {
        apply: (position, action) => {
          const after = (pennies as Game).apply(position, action);
          return after.choices ? after : { ...after, last: action.seat };
        },
      },
    ],
    [
      "the seats do not ascend",
      { seatsToAct: (position) => [...pennies.seatsToAct(position as never)].reverse() },
    ],
    [
      "others see what was chosen",
      {
        hidden: {
          position: (position) => position,
          action: (action) => action,
          determinize: (position) => position,
        },
      },
    ],
    [
      "what others chose is refused",
      {
        refuse: (position, action) =>
          position.choices?.some(
            (choice) => Reflect.get(choice, "pennies") === Reflect.get(action, "pennies"),
          )
            ? { clause: "show.two", data: { pennies: 1 } }
            : undefined,
      },
    ],
  ])("breaks it where %s", (_, changes) => {
    expect(brokenIn(changes, law)).toEqual(["simultaneous"]);
  });
});
