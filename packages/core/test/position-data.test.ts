import { describe, expect, test } from "vitest";
import {
  createTable,
  defineGame,
  defineOptions,
  type GameEvent,
  type HiddenInformation,
  type Outcome,
  parsePositionData,
  placesOfWinners,
  positionSchema,
  type Seat,
  type Table,
} from "../src/index.ts";
import {
  choice,
  createPositionNotation,
  formatOutcome,
  listOf,
  objectSchema,
  seatAt,
} from "../src/notation/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { EN } from "./fixtures/words.ts";

interface Options {
  readonly height: number;
}

/** Stones of two colours in a pile; those of a colour look alike, but each has a number. */
interface Pile {
  readonly colours: readonly ("b" | "w")[];
  readonly numbers: readonly number[];
}

type Position = { readonly table: Table<Options>; readonly pile: Pile } & (
  | { readonly phase: "place"; readonly toAct: Seat; readonly history: readonly number[] }
  | { readonly phase: "over"; readonly outcome: Outcome }
);

interface Stacks {
  readonly options: Options;
  readonly position: Position;
  readonly action: { readonly phase: "place"; readonly colour: "b" | "w" };
  readonly event: GameEvent;
  readonly clause: "place.any" | "end.high";
}

const COLOURS = listOf(choice(["b", "w"]));
const clause = { source: "printed" } as const;

const positionOf = (table: Table<Options>, pile: Pile, history: readonly number[]): Position => {
  const { length } = pile.colours;
  return length === table.options.height
    ? {
        phase: "over",
        table,
        pile,
        outcome: { reason: "end.high", places: placesOfWinners([(length + 1) % 2], table) },
      }
    : { phase: "place", table, pile, toAct: length % 2, history };
};

const stacks = defineGame<Stacks>({
  id: "stacks",
  version: "0.1.0",
  seats: { min: 2, max: 2 },
  options: defineOptions({ height: { kind: "integer", min: 1, max: 9, default: 3 } }),
  clauses: { "place.any": clause, "end.high": clause },
  phases: {
    place: {
      kind: "seat",
      next: ["place", "over"],
      toAct: ({ toAct }) => toAct,
      legalActions: () => (["b", "w"] as const).map((colour) => ({ phase: "place", colour })),
      refuse: () => undefined,
      apply: ({ table, pile: { colours, numbers }, history }, { colour }) =>
        positionOf(table, { colours: [...colours, colour], numbers: [...numbers, numbers.length + 10] }, [
          ...history,
          colours.length,
        ]),
    },
  },
  start: (table) => positionOf(table, { colours: [], numbers: [] }, []),
  maxActions: ({ options }) => options.height,
  ...createPositionNotation<Position, "outcome" | "history">({
    forms: { place: "<toAct> <pile>", over: "<outcome> <pile>" },
    fields: (table) => ({
      toAct: seatAt(table),
      outcome: { format: (outcome) => formatOutcome(outcome) },
      pile: {
        format: ({ colours }) => COLOURS.format(colours),
        parse(text) {
          const colours = COLOURS.parse(text);
          return colours.ok
            ? { ok: true, value: { colours: colours.value, numbers: [...colours.value.keys()] } }
            : colours;
        },
        schema: objectSchema({
          colours: COLOURS.schema,
          numbers: { type: "array", items: { type: "integer", minimum: 0, maximum: 99 }, uniqueItems: true },
        }),
      },
    }),
    example: "place:1 b,w",
    complete: ({ table, pile }) => positionOf(table, pile, []),
    more: (phase) =>
      phase === "place"
        ? { history: { type: "array", items: { type: "integer" }, "x-unwritten": true } }
        : {},
  }),
  formatAction: ({ colour }) => colour,
  parseAction: (text) => {
    const colour = choice(["b", "w"]).parse(text);
    return colour.ok ? { ok: true, value: { phase: "place", colour: colour.value } } : colour;
  },
  events: () => [],
  scene: () => ({
    width: 1,
    height: 1,
    pitch: { x: 1, y: 1 },
    label: "Stacks",
    spaces: [],
    pieces: [],
    targets: [],
  }),
});

const table = createTable(stacks);
const PLACED = {
  phase: "place",
  table,
  pile: { colours: ["b", "w"], numbers: [10, 11] },
  toAct: 0,
  history: [0, 1],
};
const OVER = {
  phase: "over",
  table,
  pile: { colours: ["b", "w", "b"], numbers: [5, 4, 7] },
  outcome: { reason: "end.high", places: [1, 2] },
};

const messageOf = (data: unknown): string | undefined => {
  const parsed = parsePositionData(stacks, data);
  return parsed.ok ? undefined : EN.format(parsed.error.message);
};

describe("a position as data", () => {
  test.each([
    ["in play", PLACED],
    ["over", OVER],
  ])("%s is accepted with what its text leaves out", (_what, data) => {
    expect(parsePositionData(stacks, JSON.parse(JSON.stringify(data)))).toEqual({ ok: true, value: data });
  });

  test.each([
    ["another list", { ...PLACED, pile: { ...PLACED.pile, colours: ["b", "r"] } }, "position.pile.colours.1"],
    ["a number twice", { ...PLACED, pile: { ...PLACED.pile, numbers: [10, 10] } }, "position.pile.numbers"],
    ["a number too few", { ...PLACED, pile: { ...PLACED.pile, numbers: [10] } }, "position.pile.numbers"],
    ["half a number", { ...PLACED, pile: { ...PLACED.pile, numbers: [10, 0.5] } }, "position.pile.numbers.1"],
    ["a seat that is not at the table", { ...PLACED, toAct: 2 }, "position.toAct"],
    ["a field too many", { ...PLACED, extra: 1 }, "position.extra"],
    ["a field of a prototype", { ...PLACED, constructor: 1 }, "position.constructor"],
    ["a field too few", { ...PLACED, history: undefined }, "position.history"],
    ["history of another type", { ...PLACED, history: ["0"] }, "position.history.0"],
    ["another end", { ...OVER, outcome: { reason: "end.low", places: [1, 2] } }, "position.outcome.reason"],
    [
      "a place too low",
      { ...OVER, outcome: { reason: "end.high", places: [1, 3] } },
      "position.outcome.places.1",
    ],
    ["a place too few", { ...OVER, outcome: { reason: "end.high", places: [1] } }, "position.outcome.places"],
    ["scores", { ...OVER, outcome: { ...OVER.outcome, scores: [1, 0] } }, "position.outcome.scores"],
  ])("with %s is refused with the path", (_what, data, path) => {
    expect(messageOf(data)).toBe(`not a position of this game: see ${path}`);
  });

  test.each([
    ["the other seat", { ...PLACED, toAct: 1 }, "expected place:1 in place of place:2, judging by the rest"],
    [
      "an end too early",
      { ...OVER, pile: PLACED.pile },
      "expected place:1 in place of over:1!end.high, judging by the rest",
    ],
    [
      "the other winner",
      { ...OVER, outcome: { reason: "end.high", places: [2, 1] } },
      "expected over:1!end.high in place of over:2!end.high, judging by the rest",
    ],
  ])("with %s is refused by its text", (_what, data, message) => {
    expect(messageOf(data)).toBe(message);
  });

  test("has the options and seats of a table", () => {
    const code = (changes: object) => {
      const parsed = parsePositionData(stacks, { ...PLACED, table: { ...table, ...changes } });
      return parsed.ok ? parsed.value.table : parsed.error.code;
    };
    expect(code({ seats: 3 })).toBe("bad-seats");
    expect(code({ options: { height: 0 } })).toBe("bad-option");
    expect(code({ options: {} })).toEqual(table);
  });

  test.each([undefined, null, 1, "place:1 b,w", [], {}, { phase: "toString", table }, { phase: "place" }])(
    "%j is none",
    (data) => expect(messageOf(data)).toBe("not a position of this game"),
  );

  test("in a game without a description is that of its text", () => {
    const start = pebbles.start(createTable(pebbles));
    expect(parsePositionData(pebbles, { ...start, extra: 1 })).toEqual({ ok: true, value: start });
    expect(positionSchema(pebbles, start.table)).toBeUndefined();
  });
});

describe("a redacted position as data", () => {
  const { hidden: _, ...open } = stacks.definition;
  const hiding = {
    redactPosition: (position: Position) => position,
    redactAction: (action: Stacks["action"]) => action,
    determinize: (position: Position) => position,
  };
  const { parsePosition, positionFields } = stacks;
  const codeOf = (hidden: Partial<HiddenInformation<Stacks>>, data: unknown) => {
    const game = defineGame({ ...open, hidden: { ...hiding, ...hidden } });
    const parsed = parsePositionData(game, data, { isRedacted: true });
    return parsed.ok ? "ok" : parsed.error.code;
  };

  test("is refused where the game describes and parses none", () => {
    expect([PLACED, { ...PLACED, junk: 1 }].map((data) => codeOf({}, data))).toEqual(
      Array(2).fill("bad-position"),
    );
  });

  test.each<[string, Partial<HiddenInformation<Stacks>>]>([
    ["a parser and fields", { parsePosition, ...(positionFields && { positionFields }) }],
    ["fields", positionFields ? { positionFields } : {}],
  ])("is checked by %s", (_what, hidden) => {
    expect([PLACED, { ...PLACED, junk: 1 }].map((data) => codeOf(hidden, data))).toEqual([
      "ok",
      "bad-position",
    ]);
  });
});

test("the schema describes each phase", () => {
  const pile = {
    type: "object",
    properties: {
      colours: { type: "array", items: { enum: ["b", "w"] } },
      numbers: { type: "array", items: { type: "integer" }, uniqueItems: true },
    },
    required: ["colours", "numbers"],
    additionalProperties: false,
  };
  expect(positionSchema(stacks, table)).toMatchObject({
    anyOf: [
      {
        properties: { phase: { enum: ["place"] }, toAct: { minimum: 0, maximum: 1 }, pile },
        required: ["phase", "table", "toAct", "pile", "history"],
      },
      {
        properties: { phase: { enum: ["over"] }, pile, outcome: { required: ["reason", "places"] } },
        required: ["phase", "table", "pile", "outcome"],
      },
    ],
  });
});
