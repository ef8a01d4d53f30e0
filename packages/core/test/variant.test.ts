import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type ChancePhase,
  createRandom,
  createTable,
  type Game,
  type Phase,
  parseTable,
  playout,
  type SeatPhase,
  SerpentariumError,
} from "../src/index.ts";
import { asSeatPhase, defineVariant, diffVariant, type VariantDefinition } from "../src/variant/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const HEADER = {
  id: "gravel",
  version: "2.1.0",
  base: `^${pebbles.version}`,
} as const;

const codeOf = (make: () => unknown): string | undefined => {
  try {
    make();
  } catch (error) {
    return error instanceof SerpentariumError ? error.code : "another";
  }
  return undefined;
};

describe("a variant without changes", () => {
  const gravel = defineVariant<Pebbles>(pebbles, HEADER);

  test("plays like its base, action by action", () => {
    const played = (game: Game<Pebbles>): string[] => {
      const texts: string[] = [];
      const table = createTable(game, { seats: 3 });
      const last = playout(game, game.start(table), createRandom("gravel"), (position, action) => {
        texts.push(game.formatAction(action, position));
      });
      return [...texts, game.formatPosition(last)];
    };
    expect(played(gravel)).toEqual(played(pebbles));
  });

  test("names its base, and has no differences", () => {
    expect(gravel.variantOf).toEqual({ id: "pebbles", version: pebbles.version, range: HEADER.base });
    expect(gravel).toMatchObject({ id: "gravel", version: "2.1.0" });
    const none = { added: [], changed: [], removed: [] };
    expect(diffVariant(pebbles, gravel)).toEqual({ clauses: none, options: none, phases: none });
  });
});

describe("options of a variant", () => {
  const { pebbles: field } = pebbles.options.fields;
  if (field.kind !== "integer") throw new Error("a number was expected");

  test("can have another default and other bounds, and keep the rest of the field", () => {
    const few = defineVariant<Pebbles>(pebbles, {
      ...HEADER,
      options: { pebbles: { default: field.min, max: field.min + 1 } },
    });
    expect(createTable(few).options.pebbles).toBe(field.min);
    expect(parseTable(few, { pebbles: field.min + 2 }).ok).toBe(false);
    expect(few.options.fields.pebbles.kind).toEqual(field.kind);
    expect(diffVariant(pebbles, few).options.changed).toEqual(["pebbles"]);
  });

  test("can be added and removed", () => {
    const game = defineVariant(pebbles, {
      ...HEADER,
      options: { colour: { kind: "choice", values: ["grey"], default: "grey" }, limit: null },
    });
    expect(Object.keys(createTable(game).options)).toEqual(["pebbles", "opening", "colour"]);
    expect(diffVariant(pebbles, game).options).toMatchObject({ added: ["colour"], removed: ["limit"] });
  });
});

describe("clauses of a variant", () => {
  const ids = Object.keys(pebbles.clauses);
  const [first = "", second = ""] = ids;
  const clause = { source: "platform" } as const;
  const game = defineVariant(pebbles, {
    ...HEADER,
    clauses: { [first]: null, "gravel.last": clause, "gravel.early": { ...clause, after: second } },
  });

  test("can be removed, or added at the end or after another one", () => {
    expect(Object.keys(game.clauses)).toEqual([second, "gravel.early", ...ids.slice(2), "gravel.last"]);
    expect(game.clauses).toHaveProperty(["gravel.early"], clause);
  });

  test("are compared with those of the base", () => {
    expect(diffVariant(pebbles, game).clauses).toEqual({
      added: ["gravel.early", "gravel.last"],
      changed: [],
      removed: [first],
    });
  });
});

test("a variant can wrap a phase of its base", () => {
  const greedy = defineVariant<Pebbles>(pebbles, {
    ...HEADER,
    phases: {
      take: (phase) => {
        const take = asSeatPhase(phase);
        return { ...take, legalActions: (position) => take.legalActions(position).slice(-1) };
      },
    },
  });
  const table = createTable(greedy);
  playout(greedy, greedy.start(table), createRandom(1), (position) => {
    if (position.phase !== "take") return;
    expect(greedy.legalActions(position)).toEqual(pebbles.legalActions(position).slice(-1));
  });
  expect(diffVariant(pebbles, greedy).phases.changed).toEqual(["take"]);
});

describe("the kind of a phase", () => {
  test("discriminates the types of phases", () => {
    const { take, throw: thrown }: { take: Phase<Pebbles, "take">; throw: Phase<Pebbles, "throw"> } =
      pebbles.phases;
    if (take.kind === "seat") expectTypeOf(take).toEqualTypeOf<SeatPhase<Pebbles, "take">>();
    if (thrown.kind === "chance") expectTypeOf(thrown).toEqualTypeOf<ChancePhase<Pebbles, "throw">>();
    // @ts-expect-error chance has no list of legal actions
    if (thrown.kind === "chance") expect(thrown.legalActions).toBeUndefined();
    expect([take.kind, thrown.kind]).toEqual(["seat", "chance"]);
  });

  test("is checked by asSeatPhase: bad-variant for a phase of chance", () => {
    expect(asSeatPhase(pebbles.phases.take)).toBe(pebbles.phases.take);
    expect(codeOf(() => asSeatPhase(pebbles.phases.throw))).toBe("bad-variant");
  });
});

describe("defineVariant throws", () => {
  test("where the base has an unsupported version", () => {
    expect(codeOf(() => defineVariant<Pebbles>(pebbles, { ...HEADER, base: "^99.0.0" }))).toBe("bad-base");
    expect(codeOf(() => defineVariant<Pebbles>(pebbles, { ...HEADER, base: "*" }))).toBe("bad-variant");
  });

  test.each<[string, Partial<VariantDefinition<Pebbles>>]>([
    ["an option", { options: { colour: null } }],
    ["the bounds of an option", { options: { colour: { max: 3 } } }],
    ["a clause", { clauses: { "no.clause": null } }],
    ["a phase", { removedPhases: ["bath"] }],
  ])("where it changes something that its base does not have: %s", (_, changes) => {
    expect(codeOf(() => defineVariant(pebbles, { ...HEADER, ...changes }))).toBe("bad-variant");
  });

  test("where a clause comes after an unknown one", () => {
    const clauses = { "gravel.new": { source: "platform", after: "no.clause" } } as const;
    expect(codeOf(() => defineVariant(pebbles, { ...HEADER, clauses }))).toBe("bad-variant");
  });
});

test("the fields added by a variant are type-checked", () => {
  const define = () =>
    defineVariant<Pebbles>(pebbles, {
      id: "gravel",
      version: "1.0.0",
      base: `^${pebbles.version}`,
      options: {
        // @ts-expect-error the property is called values
        size: { kind: "choice", choices: ["small"], default: "small" },
      },
    });
  expect(define).toThrow();
});
