import {
  type AnyPosition,
  type Game,
  type GameDefinition,
  type GameTypes,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { applyMatchEvent, type Match, type MatchEvent } from "@serpentarium/core/match";
import { createTurnMachine, type TurnMachine } from "@serpentarium/core/turn";
import { describe, expect, test } from "vitest";
import { type Pennies, pennies } from "../../core/test/fixtures/pennies.ts";
import { samplePlayouts } from "../src/check-law.ts";
import { checkLaw, formatViolation, LAWS, type Law, parseTestTable } from "../src/index.ts";
import { matchLaw } from "../src/laws/match.ts";
import { turnMachineLaw, undoLaw } from "../src/laws/turn-machine.ts";
import { scene } from "./fixtures/hoard/events.ts";
import { countDug, definition, dig, type Hoard, hoard, hoardWith, toss } from "./fixtures/hoard/game.ts";
import { everyKind } from "./fixtures/hoard/options.ts";
import { panelled } from "./fixtures/hoard/panels.ts";
import { PLANTED_FAULTS, WITH_TEAMS } from "./fixtures/hoard/planted-faults.ts";
import { wordsFor } from "./fixtures/hoard/words.ts";

/** These tests take fractions of a second, but more on a busy machine. */
const SLOW_TEST = { timeout: 60_000 };

const TABLES = [{}, { seats: 3, options: { cells: 6, limit: 5 } }];

const tablesFor = (game: Game<Hoard>): Table<Hoard["options"]>[] =>
  TABLES.map((seated) => unwrap(parseTestTable(game, seated)));

/** The ids of the laws that a game violates. */
function violatedLaws(game: Game<Hoard>, laws: readonly Law[] = LAWS, runs = 20): string[] {
  const words = wordsFor(game);
  const tables = tablesFor(game).map((table) => ({ table, playouts: samplePlayouts(game, table, { runs }) }));
  return laws
    .filter((law) =>
      (law.once ? tables.slice(0, 1) : tables).some(({ table, playouts }) =>
        checkLaw(game, law, table, { runs, words }, playouts),
      ),
    )
    .map(({ id }) => id);
}

test("a valid game violates no law", SLOW_TEST, () => {
  expect(violatedLaws(hoard)).toEqual([]);
});

test("a game that copies its next result from a returned list violates the law sharing", SLOW_TEST, () => {
  let stored = [{ action: { phase: "toss", coin: "heads" }, weight: 1 }] as const;
  const outcomes = () => {
    const [{ action, weight }] = stored;
    stored = [{ action: { ...action }, weight }];
    return stored;
  };
  const phases = { ...definition.phases, toss: Object.assign({ ...toss }, { outcomes }) };
  const sharing = LAWS.filter(({ id }) => id === "sharing");
  expect(violatedLaws(hoardWith({ phases }), sharing)).toEqual(["sharing"]);
});

test("a game with options of every kind violates no law", SLOW_TEST, () => {
  expect(violatedLaws(hoardWith({ options: everyKind }))).toEqual([]);
});

test("a game with panels, an aid and targets that depend on clicks violates no law", SLOW_TEST, () => {
  expect(violatedLaws(hoardWith(panelled))).toEqual([]);
});

test("a game with frames violates no law", SLOW_TEST, () => {
  expect(violatedLaws(hoardWith({ frames: (position) => [scene(position)] }))).toEqual([]);
});

test("a game with clicks for chance violates no law", SLOW_TEST, () => {
  const coin = (side: string) => ({ id: side, label: side });
  const pressed = hoardWith({
    clicks: (position, action) =>
      action.phase === "toss" ? [action.coin] : (definition.clicks?.(position, action) ?? []),
    scene: (position, layout, look) => {
      const made = definition.scene(position, layout, look);
      return position.phase === "toss" ? { ...made, targets: [coin("heads"), coin("tails")] } : made;
    },
  });
  expect(violatedLaws(pressed)).toEqual([]);
});

test("a game that samples without a list violates no law", SLOW_TEST, () => {
  const sampling: typeof dig = {
    ...dig,
    sample(position, random) {
      let place = random.integer(position.dug.length - countDug(position));
      const cell = position.dug.findIndex((dug) => !dug && place-- === 0);
      return { phase: "dig", cell };
    },
  };
  expect(violatedLaws(hoardWith({ phases: { ...definition.phases, dig: sampling } }))).toEqual([]);
});

test.each(Object.entries(WITH_TEAMS))("a game with teams violates no law: %s", SLOW_TEST, (_, changes) => {
  expect(violatedLaws(hoardWith(changes))).toEqual([]);
});

test("every law has a planted fault", () => {
  const broken = new Set(PLANTED_FAULTS.map(({ law }) => law));
  const elsewhere = ["changes", "match", "turn-machine", "undo", "simultaneous"];
  expect(LAWS.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(elsewhere);
});

describe("a game with one planted fault violates one law", SLOW_TEST, () => {
  test.each(PLANTED_FAULTS)("$law: $how", ({ law, changes }) => {
    const broken = hoardWith(changes);
    // core reads no position with an outcome that cannot be
    const along = law === "outcome" ? "position-notation" : law;
    const others = LAWS.filter(({ id }) => id !== law && id !== along);
    expect(
      violatedLaws(
        broken,
        LAWS.filter(({ id }) => id === law),
      ),
    ).toEqual([law]);
    expect(violatedLaws(broken, others, 6)).toEqual([]);
  });
});

describe("a turn machine with one planted fault violates one law", SLOW_TEST, () => {
  // the machine of a game that differs from the one it is compared with
  const machineOf = (changes: Partial<Game>) => (game: Game) => createTurnMachine({ ...game, ...changes });
  const laws = (create: (game: Game) => TurnMachine<GameTypes>): Law[] => [
    turnMachineLaw(create),
    undoLaw(create),
  ];

  test("none: the machine of the game itself", () => {
    expect(violatedLaws(hoard, laws(machineOf({})))).toEqual([]);
  });
  test("turn-machine: refused actions are played", () => {
    expect(violatedLaws(hoard, laws(machineOf({ refuse: () => undefined })))).toEqual(["turn-machine"]);
  });
  test("undo: the machine starts with another table", () => {
    const create = (game: Game): TurnMachine<GameTypes> => {
      let begun = 0;
      const start = (table: Table): AnyPosition => ({
        ...game.start(table),
        table: begun++ ? { ...table, seats: 9 } : table,
      });
      return createTurnMachine({ ...game, start });
    };
    expect(violatedLaws(hoard, laws(create))).toEqual(["undo"]);
  });
});

describe("an event with one planted fault violates the law match", SLOW_TEST, () => {
  test.each<[string, MatchEvent<unknown, unknown>["type"], (before: Match) => Partial<Match>]>([
    ["taking back keeps the outcome", "undone", ({ outcome }) => ({ outcome })],
    ["taking back keeps the position", "undone", ({ position }) => ({ position })],
    ["the next match goes on from the actions before", "began", ({ actions }) => ({ actions })],
    ["nobody wins after an early end", "ended", () => ({ outcome: { reason: "draw", places: [2, 2] } })],
  ])("%s", (_, type, changesOf) => {
    const law = matchLaw((rules, match, event) => ({
      ...applyMatchEvent(rules, match, event),
      ...(event.type === type && changesOf(match)),
    }));
    expect(violatedLaws(hoard, [law], 6)).toEqual(["match"]);
  });
});

describe("the report", () => {
  const report = (changes: Partial<GameDefinition<Hoard>>, id: string): string => {
    const law = LAWS.find((other) => other.id === id) as Law;
    const broken = hoardWith(changes);
    const [violation] = tablesFor(broken).flatMap(
      (table) => checkLaw(broken, law, table, { words: wordsFor(broken) }) ?? [],
    );
    return violation ? formatViolation(violation) : "";
  };

  test("of a law that is violated in play contains the shortest game that shows it", () => {
    // refused only before the third dig
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

  test("of a law that checks one playout contains no actions", () => {
    expect(report({ aids: ["map"], presets: [{ id: "tiny", options: {} }] }, "texts")).toMatchInlineSnapshot(`
      "texts: the game, its phases, options, clauses, seats, aids and amounts have words, and each phase a prompt
        table     2 seats {"cells":4,"limit":3}
        broken    no words have presets.tiny, aids.map"
    `);
  });
});

describe("a game with a simultaneous phase", SLOW_TEST, () => {
  const brokenIn = (changes: Partial<Game>, laws: readonly Law[] = LAWS): string[] => {
    const game = { ...pennies, ...changes } as Game;
    const table = unwrap(parseTestTable(game, { seats: 3 }));
    const playouts = samplePlayouts(game, table, { runs: 10 });
    return laws.filter((law) => checkLaw(game, law, table, { runs: 10 }, playouts)).map(({ id }) => id);
  };
  const law = LAWS.filter(({ id }) => id === "simultaneous");

  test("violates no law", () => {
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
      "the order of the choices matters",
      {
        apply: (position, action) => {
          const after = (pennies as Game).apply(position, action);
          return after.choices ? after : { ...after, last: action.seat };
        },
      },
    ],
    [
      "the seats are not in ascending order",
      { seatsToAct: (position) => [...pennies.seatsToAct(position as never)].reverse() },
    ],
    [
      "other seats see the choices",
      {
        hidden: {
          redactPosition: (position) => position,
          redactAction: (action) => action,
          determinize: (position) => position,
        },
      },
    ],
    [
      "a choice that another seat made is refused",
      {
        refuse: (position, action) =>
          position.choices?.some(
            (choice) => Reflect.get(choice, "pennies") === Reflect.get(action, "pennies"),
          )
            ? { clause: "show.two", data: { pennies: 1 } }
            : undefined,
      },
    ],
  ])("violates the law simultaneous if %s", (_, changes) => {
    expect(brokenIn(changes, law)).toEqual(["simultaneous"]);
  });

  test("violates the law pick if its scene has the targets of the first seat only", () => {
    const scene: Game["scene"] = (position, layout, options) => {
      const made = (pennies as Game).scene(position, layout, options);
      const [first = 0] = (pennies as Game).seatsToAct(position);
      return { ...made, targets: made.targets.filter(({ id }) => id.startsWith(`${first + 1}-`)) };
    };
    expect(brokenIn({ scene })).toEqual(["pick"]);
  });
});
