import { describe, expect, test } from "vitest";
import { defineEditor } from "../src/editor/index.ts";
import {
  createRandom,
  createTable,
  defineGame,
  keepAddedFields,
  type Outcome,
  parseLegalAction,
  parsePositionData,
  playout,
  positionSchema,
  type Seat,
  type SeatPhase,
  type Table,
  type TypesOf,
  unwrap,
} from "../src/index.ts";
import { choice, createPositionNotation, integer, optional } from "../src/notation/index.ts";
import { giveUpRule } from "../src/record/index.ts";
import { simultaneousPhase } from "../src/simultaneous/index.ts";
import {
  asSeatPhase,
  defineVariant,
  diffVariant,
  extendPositions,
  type PositionWithFields,
} from "../src/variant/index.ts";
import { EN } from "./fixtures/words.ts";

/*
 * A base with a phase of each kind. Every function that returns a position builds it from named fields, so that others are lost.
 */

interface Pile {
  readonly table: Table;
  readonly stones: number;
}
type Turn = Pile & { readonly toAct: Seat };
type BasePosition =
  | (Pile & { readonly phase: "throw" | "bid" })
  | (Turn & { readonly phase: "take" })
  | (Pile & { readonly phase: "over"; readonly outcome: Outcome });
type BaseAction =
  | { readonly phase: "throw"; readonly stones: number }
  | { readonly phase: "bid"; readonly seat: Seat; readonly bid: number }
  | { readonly phase: "take"; readonly count: number };
type Base = TypesOf<BasePosition, BaseAction>;

const OUTCOMES: readonly Outcome[] = [
  { reason: "end.last", places: [1, 2] },
  { reason: "end.last", places: [2, 1] },
];
const over = ({ table, stones }: Pile, loser: Seat): BasePosition => ({
  phase: "over",
  table,
  stones,
  outcome: { reason: "end.last", places: loser === 0 ? [2, 1] : [1, 2] },
});

const take: SeatPhase<Base, "take"> = {
  kind: "seat",
  next: ["take", "over"],
  toAct: ({ toAct }) => toAct,
  legalActions: ({ stones }) =>
    [1, 2].filter((count) => count <= stones).map((count) => ({ phase: "take", count })),
  refuse: () => undefined,
  apply({ table, stones, toAct }, { count }) {
    const left = { table, stones: stones - count };
    return left.stones === 0 ? over(left, 1 - toAct) : { phase: "take", ...left, toAct: 1 - toAct };
  },
};

const base = defineGame<Base>({
  id: "piles",
  version: "1.0.0",
  seats: { min: 2, max: 2 },
  clauses: {
    "bid.secret": { source: "printed" },
    "end.last": { source: "printed" },
    "end.left": { source: "printed" },
  },
  start: (table) => ({ phase: "throw", table, stones: 0 }),
  phases: {
    throw: {
      kind: "chance",
      outcomes: () => [3, 4].map((stones) => ({ action: { phase: "throw", stones }, weight: 1 })),
      apply: ({ table }, { stones }) => ({ phase: "bid", table, stones }),
    },
    bid: simultaneousPhase<Base, "bid">({
      clause: "bid.secret",
      next: ["take"],
      toAct: () => [0, 1],
      legalActions: (_, seat) => [0, 1].map((bid) => ({ phase: "bid", seat, bid })),
      refuse: () => undefined,
      resolve: ({ table, stones }, [first, second]) => ({
        phase: "take",
        table,
        stones,
        toAct: first && second && second.bid > first.bid ? 1 : 0,
      }),
      events: () => [],
    }),
    take,
  },
  ...createPositionNotation<BasePosition>({
    forms: { throw: "-", bid: "<stones>", take: "<toAct> <stones>", over: "<outcome> <stones>" },
    fields: () => ({
      toAct: choice<Seat>([0, 1], (seat) => `p${seat + 1}`),
      stones: integer(0, 9),
      outcome: choice(OUTCOMES, ({ places }) => String(places[0])),
    }),
    example: "take:p1 3",
    complete: (read) => (read.phase === "throw" ? { phase: "throw", table: read.table, stones: 0 } : read),
  }),
  hidden: {
    redactPosition: ({ phase, ...position }) => ({ ...position, phase }) as BasePosition,
    redactAction: (action) => action,
    determinize: (seen) =>
      seen.phase === "bid" ? { phase: "bid", table: seen.table, stones: seen.stones } : seen,
  },
  giveUp: giveUpRule<Base>({ clause: "end.left", apply: (position, seat) => over(position, seat) }),
  scene: () => ({
    width: 1,
    height: 1,
    pitch: { x: 1, y: 1 },
    label: "A pile",
    spaces: [],
    pieces: [],
    targets: [],
  }),
});

interface Added {
  readonly passes: number;
  readonly last: Seat | null;
}
type Rest = Turn & Added & { readonly phase: "rest"; readonly naps: number };
type Position = PositionWithFields<BasePosition, Added> | Rest;
type Variant = TypesOf<Position, BaseAction | { readonly phase: "rest"; readonly naps: number }>;

const seat = choice<Seat>([0, 1]);
const positions = extendPositions<Base, Variant>({
  fields: {
    passes: { start: () => 1, codec: () => integer(0, 9) },
    last: { start: () => null, codec: () => optional(seat) },
    naps: { codec: () => integer(0, 3) },
  },
  forms: { rest: "<toAct> <stones> <naps>" },
});

const HEADER = {
  id: "naps",
  version: "1.0.0",
  base: "^1.0.0",
} as const;

const variant = defineVariant<Base, Variant>(base, {
  ...HEADER,
  positions,
  phases: {
    take(phase) {
      const own = asSeatPhase(phase);
      return {
        ...own,
        next: ["take", "rest", "over"],
        apply(position, action) {
          const after = own.apply(position, action);
          // the base keeps what it does not know
          expect(after).toMatchObject({ passes: position.passes, last: position.last });
          const changed = { ...after, last: position.toAct };
          return changed.phase === "take" && action.count === 2
            ? { ...changed, phase: "rest", naps: 1 }
            : changed;
        },
      };
    },
    rest: {
      kind: "seat",
      next: ["take"],
      toAct: ({ toAct }) => toAct,
      legalActions: () => [{ phase: "rest", naps: 1 }],
      refuse: () => undefined,
      apply: ({ table, stones, toAct, passes }) => ({
        phase: "take",
        table,
        stones,
        toAct,
        passes: passes + 1,
        last: null,
      }),
    },
  },
});

const table = createTable(variant);
const parse = (text: string) => unwrap(variant.parsePosition(text, table));
const after = (text: string, action: string): string => {
  const position = parse(text);
  return variant.formatPosition(variant.apply(position, unwrap(parseLegalAction(variant, position, action))));
};

describe("added fields", () => {
  test("have their values in the first position, and keep them in every phase of the base", () => {
    expect(variant.start(table)).toMatchObject({ passes: 1, last: null });
    expect(after("throw:- 2 0", "3")).toBe("bid:3 2 0");
    expect(after("bid:3 2 0 _1:1", "2:0")).toBe("take:p1 3 2 0");
  });

  test("are changed by phases of the variant", () => {
    expect(after("take:p1 3 2 0", "2")).toBe("rest:p2 1 1 2 0");
    expect(after("rest:p2 1 1 2 0", "1")).toBe("take:p2 1 3 -");
    expect(after("take:p2 1 3 -", "1")).toBe("over:2 0 3 1");
  });

  test("are kept when a seat gives up", () => {
    const position = parse("take:p1 3 2 0");
    const left = variant.apply(position, unwrap(variant.parseAction("1!resign", position)));
    expect(variant.formatPosition(left)).toBe("over:2 3 2 0");
  });

  test("are kept when a position is redacted, or completed by chance", () => {
    const position = parse("bid:3 2 0 _1:1");
    const seen = variant.hidden?.redactPosition(position, 1) ?? position;
    expect(seen).toMatchObject({ passes: 2, last: 0 });
    expect(variant.hidden?.determinize(seen, 1, createRandom(1))).toMatchObject({ passes: 2, last: 0 });
  });

  test("are in all positions of playouts", () => {
    for (let seed = 0; seed < 20; seed++) {
      playout(variant, variant.start(table), createRandom(seed), (position) => {
        expect(position).toMatchObject({ passes: expect.any(Number) });
        expect(variant.parsePosition(variant.formatPosition(position), table)).toEqual({
          ok: true,
          value: position,
        });
      });
    }
  });

  test("leave phases as they were to the difference from the base", () => {
    expect(diffVariant(base, variant).phases).toEqual({ added: ["rest"], changed: ["take"], removed: [] });
  });

  test("are kept by the editor of the base", () => {
    const editor = positions.inheritEditor(
      defineEditor<Base>({
        tools: () => [],
        blank: (at) => ({ phase: "take", table: at, stones: 1, toAct: 0 }),
        edit: ({ table: at }) => ({ ok: true, value: { phase: "take", table: at, stones: 2, toAct: 0 } }),
      }),
    );
    expect(variant.formatPosition(editor.blank(table))).toBe("take:p1 1");
    expect(variant.formatPosition(unwrap(editor.edit(parse("take:p1 1 7 -"), "add", "pile")))).toBe(
      "take:p1 2 7 -",
    );
  });
});

describe("the text of a position with added fields", () => {
  test("is that of the base while they are as at the start", () => {
    expect(variant.formatPosition(variant.start(table))).toBe(
      base.formatPosition(base.start(createTable(base))),
    );
    expect(parse("take:p1 3")).toMatchObject({ stones: 3, passes: 1, last: null });
    expect(parse("rest:p1 3 2")).toMatchObject({ naps: 2, passes: 1, last: null });
  });

  test.each([
    ["take:p1 3 1 -", "expected a text like take:p1 3"],
    ["take:p1 3 2", "expected a text like take:p1 3"],
    ["take:p1 3 x -", "expected a whole number, 0 to 9 (<passes>)"],
    ["take:p1 3 2 5", "expected 0 or 1 (<last>)"],
    ["take:p1 x", "expected a whole number, 0 to 9 (<stones>)"],
    ["rest:p1 3 4", "expected a whole number, 0 to 3 (<naps>)"],
    ["nap:p1 3", "expected a text like take:p1 3"],
  ])("%s fails: %s", (text, message) => {
    const parsed = variant.parsePosition(text, table);
    expect(parsed.ok ? "" : EN.format(parsed.error.message)).toBe(message);
  });

  test("belongs to a schema and a check of data", () => {
    expect(JSON.stringify(positionSchema(variant, table))).toContain('"passes":{"type":"integer"');
    const position = parse("take:p1 3 2 0");
    expect(unwrap(parsePositionData(variant, position))).toEqual(position);
    const { passes: _, ...without } = position;
    const failed = parsePositionData(variant, without);
    expect(failed.ok ? "" : EN.format(failed.error.message)).toContain("position.passes");
  });

  test("is completed by the variant, which may ask the base", () => {
    const game = defineVariant<Base, Variant>(base, {
      ...HEADER,
      phases: variant.phases,
      positions: extendPositions<Base, Variant>({
        fields: {
          passes: { start: () => 1, codec: () => integer(0, 9) },
          last: { start: () => null, codec: () => optional(seat) },
          naps: { codec: () => integer(0, 3) },
          stones: { codec: () => integer(0, 99) },
        },
        forms: { rest: "<toAct> <stones> <naps>" },
        complete: (read, inBase) =>
          read.passes > 5 ? { problem: "too many passes" } : read.phase === "rest" ? read : inBase(read),
      }),
    });
    expect(unwrap(game.parsePosition("take:p1 30 5 0", table))).toMatchObject({
      stones: 30,
      passes: 5,
      last: 0,
    });
    expect(unwrap(game.parsePosition("throw:- 5 0", table))).toMatchObject({ stones: 0, passes: 5, last: 0 });
    const failed = game.parsePosition("take:p1 30 6 0", table);
    expect(failed.ok ? "" : EN.format(failed.error.message)).toBe("too many passes");
  });
});

describe("a variant of a variant with added fields", () => {
  type Third = TypesOf<
    PositionWithFields<Position, { readonly age: number }>,
    BaseAction | { readonly phase: "rest"; readonly naps: number }
  >;
  const third = defineVariant<Variant, Third>(variant, {
    ...HEADER,
    id: "old-naps",
    positions: extendPositions<Variant, Third>({
      fields: { age: { start: () => 0, codec: () => integer(0, 99) } },
    }),
  });

  test("reads the texts of both, and writes no more than it must", () => {
    for (const text of ["take:p1 3", "take:p1 3 2 0", "take:p1 3 1 - 7", "take:p1 3 2 0 7", "rest:p1 3 2"])
      expect(third.formatPosition(unwrap(third.parsePosition(text, table)))).toBe(text);
    for (const text of ["take:p1 3 1 -", "take:p1 3 1 - 0", "take:p1 3 2 0 0", "take:p1 3 7"])
      expect(third.parsePosition(text, table).ok).toBe(false);
  });

  test("carries the fields of both, and differs from its base in no phase", () => {
    const position = unwrap(third.parsePosition("take:p1 3 2 0 7", table));
    expect(third.formatPosition(third.apply(position, { phase: "take", count: 2 }))).toBe(
      "rest:p2 1 1 2 0 7",
    );
    expect(diffVariant(variant, third).phases).toEqual({ added: [], changed: [], removed: [] });
  });
});

test("a base whose text is JSON needs no codec to write the fields", () => {
  const { formatPosition: _, parsePosition: __, positionFields: ___, ...draft } = base.definition;
  const game = defineVariant<Base, Variant>(defineGame(draft), {
    ...HEADER,
    phases: variant.phases,
    positions,
  });
  const at = createTable(game);
  const last = playout(game, game.start(at), createRandom(1));
  expect(last).toMatchObject({ phase: "over", passes: expect.any(Number) });
  expect(unwrap(game.parsePosition(game.formatPosition(last), at))).toEqual(last);
});

describe("types and definitions", () => {
  const fields = {
    passes: { start: () => 1, codec: () => integer(0, 9) },
    last: { start: () => null, codec: () => optional(seat) },
  };

  test("a variant whose position has a field that is not described does not compile", () => {
    const without = () =>
      // @ts-expect-error passes and last are not carried: positions is missing
      defineVariant<Base, Variant>(base, { ...HEADER, phases: { rest: variant.phases.rest } });
    expect(without).toBeTypeOf("function");
    extendPositions<Base, Variant>({
      // @ts-expect-error passes is missing
      fields: { last: fields.last, naps: { codec: () => integer(0, 3) } },
      forms: { rest: "<toAct> <stones> <naps>" },
    });
    extendPositions<Base, Variant>({
      // @ts-expect-error a field of all positions needs a start
      fields: { ...fields, passes: { codec: () => integer(0, 9) }, naps: { codec: () => integer(0, 3) } },
    });
    type Partly = TypesOf<
      BasePosition | (Turn & { readonly phase: "take"; readonly naps: number }),
      BaseAction
    >;
    // @ts-expect-error naps is in some phases of the base only
    extendPositions<Base, Partly>({ fields: { naps: { start: () => 0, codec: () => integer(0, 3) } } });
  });

  test("bad-variant: a new phase has no form, or the base has no description of its positions", () => {
    const define = (game: typeof base) =>
      defineVariant<Base, Variant>(game, {
        ...HEADER,
        phases: variant.phases,
        positions: extendPositions<Base, Variant>({
          fields: { ...fields, naps: { codec: () => integer(0, 3) } },
        }),
      });
    expect(() => define(base)).toThrow("naps: positions have no form for the phase rest");
    const { positionFields: _, ...definition } = base.definition;
    expect(() => define(defineGame(definition))).toThrow("naps: positions are not described");
    const forms = { throw: "-", bid: "<stones>", take: "<toAct>", over: "<outcome>", rest: "<toAct>" };
    const positionFields = { forms, fields: () => ({ stones: { schema: {} } }) };
    const unwritten = define(defineGame({ ...definition, positionFields }));
    expect(() => unwritten.formatPosition(unwritten.start(createTable(unwritten)))).toThrow(
      "naps: the base cannot format the field stones",
    );
  });

  test("bad-variant: a position without a field is formatted, such as one of an editor that is not inherited", () => {
    const { passes: _, ...lost } = parse("take:p1 3 2 0");
    // @ts-expect-error the field is missing
    expect(() => variant.formatPosition(lost)).toThrow("naps: a position lacks the field passes");
  });

  test("a base can keep added fields in the positions that it exports", () => {
    const position = parse("take:p1 3 2 0");
    const known = { phase: true, table: true, stones: true, toAct: true } as const;
    const ended = keepAddedFields(position, known, { phase: "over", table, stones: 0 } as const);
    expect(ended).toEqual({ phase: "over", table, stones: 0, passes: 2, last: 0 });
  });
});
