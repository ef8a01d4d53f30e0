import { describe, expect, expectTypeOf, test } from "vitest";
import {
  createRandom,
  defineGame,
  definePlugin,
  type Game,
  perft,
  play,
  playout,
  type Random,
  randomAction,
  SerpentariumError,
  succeed,
  unwrap,
} from "../src/index.ts";
import { giveUpRule } from "../src/record/index.ts";
import { type Action, type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const at = (text: string, seats = 2) =>
  unwrap(pebbles.parsePosition(text, { seats, options: { pebbles: 12, opening: "throw", limit: null } }));
const texts = (actions: readonly Action[], position: ReturnType<typeof at>) =>
  actions.map((action) => pebbles.formatAction(action, position)).join(" ");

const throwing = at("throw 12 12 0 - 0,0");
const taking = at("take=2 12 21 0 - 0,0");
const stirring = at("stir 12 12 0 s 0,0");
const over = at("over=1!end.last 0 12 1 - 12,0");

describe("defineGame", () => {
  const { phases, options } = pebbles;
  const { take, throw: thrown } = phases;
  const [first] = Object.keys(phases);
  const withTake = (changes: object) => ({ phases: { ...phases, take: { ...take, ...changes } } });
  const withField = (field: object): object => ({
    options: { ...options, fields: { ...options.fields, field } },
  });
  const number = { kind: "integer", min: 1, max: 9, default: 5 };

  test.each<[string, object, string]>([
    ["an id in upper case", { id: "Pebbles" }, 'id: "Pebbles" is not kebab-case'],
    ["an id of two words", { id: "two words" }, 'id: "two words" is not kebab-case'],
    ["a word as version", { version: "one" }, 'version: "one" is not a version such as 1.2.0'],
    ["a version of two numbers", { version: "1.2" }, 'version: "1.2" is not a version such as 1.2.0'],
    ["no seats", { seats: { min: 0, max: 2 } }, "seats: 0 and 2 should be whole numbers above 0"],
    ["half a seat", { seats: { min: 1, max: 2.5 } }, "seats: 1 and 2.5 should be whole numbers above 0"],
    ["a minimum above the maximum", { seats: { min: 4, max: 2 } }, "seats: min is 4, above max, which is 2"],
    ["no phase", { phases: {} }, "phases: expected at least one"],
    [
      "a phase named over",
      { phases: { ...phases, over: take } },
      "phases.over: not a valid name for a phase",
    ],
    ["no kind", withTake({ kind: undefined }), "phases.take.kind: expected one of seat, chance"],
    ["an unknown kind", withTake({ kind: "toString" }), "phases.take.kind: expected one of seat, chance"],
    [
      "a seat phase without legalActions",
      withTake({ legalActions: undefined }),
      "phases.take.legalActions: expected a function",
    ],
    ["a number as toAct", withTake({ toAct: 1 }), "phases.take.toAct: expected a function"],
    [
      "a chance phase without outcomes or draw",
      withTake({ kind: "chance" }),
      "phases.take: expected either outcomes or draw",
    ],
    [
      "a chance phase with outcomes and draw",
      withTake({ ...thrown, outcomes: () => [], draw: () => 0 }),
      "either outcomes or draw",
    ],
    ["an unknown next phase", withTake({ next: ["over", "fly"] }), 'phases.take.next: "fly" is not a phase'],
    ["a next phase from a prototype", withTake({ next: ["constructor"] }), '"constructor" is not a phase'],
    ["an unreachable phase", { phases: { ...phases, apart: take } }, "phases.apart: no way leads to it"],
    [
      "phases that lead to one another only",
      { phases: { ...phases, there: { ...take, next: ["back"] }, back: { ...take, next: ["there"] } } },
      "phases.there: no way leads to it",
    ],
    ["no end", { phases: { [`${first}`]: { ...take, next: [first] } } }, 'phases: no phase leads to "over"'],
    [
      "option fields without defineOptions",
      { options: pebbles.options.fields },
      "options: expected the result of defineOptions",
    ],
    [
      "a clause id of one word",
      { clauses: { ...pebbles.clauses, take: {} } },
      'clauses: "take" is not an id',
    ],
    [
      "a field without a kind",
      withField({ values: [] }),
      "options.field.kind: expected one of integer, choice",
    ],
    [
      "a minimum above the maximum of a field",
      withField({ ...number, min: 10 }),
      "options.field: min is 10, above max",
    ],
    [
      "a default above the maximum",
      withField({ ...number, default: 10 }),
      "options.field.default: 10 is not among",
    ],
    [
      "a default that is not a multiple",
      withField({ ...number, multipleOf: 2 }),
      "options.field.default: 5 is not among",
    ],
    [
      "null for a number that is not nullable",
      withField({ ...number, default: null }),
      "options.field.default: null is not among",
    ],
    [
      "an unknown option as minimum",
      withField({ ...number, atLeast: "x" }),
      'options.field.atLeast: "x" is not an option',
    ],
    [
      "a choice without values",
      withField({ kind: "choice", choices: ["a"], default: "a" }),
      "options.field.values: expected a list of words",
    ],
    [
      "a default that is not among the values",
      withField({ kind: "choice", values: ["a"], default: "b" }),
      '"b" is not among its values',
    ],
    [
      "counts with a minimum above the maximum",
      withField({ kind: "counts", counts: {}, min: 3, max: 1 }),
      "options.field: min is 3, above max",
    ],
    [
      "two proposed presets",
      {
        presets: [
          { id: "a", isProposed: true },
          { id: "b", isProposed: true },
        ],
      },
      "presets: more than one is proposed",
    ],
    [
      "two presets with the same id",
      { presets: [{ id: "a" }, { id: "a" }] },
      'presets: "a" is not kebab-case, or is used twice',
    ],
    [
      "a rule for leaving that no function made",
      { giveUp: { clause: "take.most", apply: () => throwing } },
      "giveUp: create it with giveUpRule",
    ],
    ...[0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((score): [string, object, string] => [
      `an aim of ${score} points`,
      { aim: { score } },
      `aim.score: ${score} should be a number above 0`,
    ]),
    [
      "a random player for seats that are never out",
      { giveUp: giveUpRule({ clause: "take.most", apply: (position) => position, playsOn: true }) },
      "giveUp: playsOn needs isOut",
    ],
  ])("bad-game: %s", (_, changes, message) => {
    const define = () => defineGame({ ...pebbles.definition, ...changes } as typeof pebbles);
    expect(define).toThrow(SerpentariumError);
    expect(define).toThrow(message);
    expect(define).toThrow(/^[\w ]+: /);
  });

  test.each([
    [[1, 2], undefined, true],
    [[1, 1], undefined, true],
    [[2, 2], undefined, false],
    [[1, 3], undefined, false],
    [[1], undefined, false],
    [[2, 2], () => 0, true],
    [[2, 2], (seat: number) => seat, false],
    [[3, 3], () => 0, false],
  ])("a position has the places %j only where they can be (%s)", (places, teamOf, isRead) => {
    const position = { ...over, outcome: { reason: "end.last", places } } as typeof over;
    const game = defineGame({
      ...pebbles.definition,
      ...(teamOf && { teamOf }),
      parsePosition: () => succeed(position),
    });
    const parsed = game.parsePosition("over", over.table);
    expect(parsed.ok || parsed.error.code).toBe(isRead || "bad-position");
  });

  test("accepts null as the default of a nullable number", () => {
    const changes = withField({ ...number, default: null, nullable: true });
    expect(defineGame({ ...pebbles.definition, ...changes } as typeof pebbles).id).toBe(pebbles.id);
  });

  test("toAct returns a seat, chance, or undefined when the game is over", () => {
    expect([throwing, taking, stirring, over].map(pebbles.toAct)).toEqual(["chance", 1, "chance", undefined]);
  });

  test("legalActions lists the actions of a seat and listed outcomes of chance, otherwise none", () => {
    expect(texts(pebbles.legalActions(taking), taking)).toBe("stir take1 take2");
    expect(texts(pebbles.legalActions(throwing), throwing)).toBe("die1 die2 die3");
    expect(pebbles.legalActions(stirring)).toEqual([]);
    expect(pebbles.legalActions(over)).toEqual([]);
  });

  test("chanceOutcomes returns weighted outcomes in a phase of chance that lists them", () => {
    expect(pebbles.chanceOutcomes(throwing)?.map(({ weight }) => weight)).toEqual([3, 2, 1]);
    expect([taking, stirring, over].map(pebbles.chanceOutcomes)).toEqual([undefined, undefined, undefined]);
  });

  test("drawOutcome draws each outcome according to its weight", () => {
    const drawn = [0, 1, 2, 3, 4, 5].map((n) => pebbles.drawOutcome(throwing, { integer: () => n }));
    expect(texts(drawn, throwing)).toBe("die1 die1 die1 die2 die2 die3");
  });

  test("drawOutcome draws where the outcomes cannot be listed", () => {
    expect(pebbles.formatAction(pebbles.drawOutcome(stirring, createRandom(1)), stirring)).toMatch(
      /^order(12|21)$/,
    );
  });

  test("throws not-chance, no-outcome and bad-phase for programming errors", () => {
    expect(() => pebbles.drawOutcome(taking, createRandom(1))).toThrow('"take" is not a phase of chance');
    expect(() => pebbles.drawOutcome(throwing, { integer: () => 6 })).toThrow("no outcome");
    expect(() => pebbles.apply(over, { phase: "take", count: 1 })).toThrow('pebbles has no phase "over"');
  });

  test("refuse returns a clause, with spaces where given, or undefined", () => {
    expect(pebbles.refuse(taking, { phase: "take", count: 3 })).toMatchObject({
      clause: "take.most",
      spaces: ["p3"],
    });
    expect(pebbles.refuse(at("take=2 1 12 0 - 0,0"), { phase: "take", count: 2 })).toEqual({
      clause: "take.pile",
    });
    expect(pebbles.refuse(taking, { phase: "take", count: 2 })).toBeUndefined();
  });

  test("definePlugin adds the version of the contract", () => {
    expect(definePlugin(pebbles, [])).toEqual({ contract: 1, game: pebbles, examples: [], words: [] });
  });
});

test.each(["1.2.0-beta.1", "0.0.0+build_7"])("defineGame accepts the version %s", (version) => {
  const { id: _, ...rest } = pebbles.definition;
  expect(defineGame<Pebbles>({ ...rest, id: "gravel", version }).version).toBe(version);
});

test("legalActions is empty for a seat that is not to act, and parseAction fails for anything but a text", () => {
  const other = pebbles.toAct(taking) === 0 ? 1 : 0;
  expect(pebbles.legalActions(taking, 1 - other)).not.toEqual([]);
  expect(pebbles.legalActions(taking, other)).toEqual([]);
  const parsed = pebbles.parseAction(5 as unknown as string, taking);
  expect(parsed).toMatchObject({ error: { code: "notation", message: { id: "failures.expected-text" } } });
});

describe("play", () => {
  const codeOf = (position: typeof throwing, action: Action | string) => {
    const result = play(pebbles, position, action);
    return result.ok ? "ok" : [result.error.code, result.error.clause].filter(Boolean).join(" ");
  };

  test("accepts notation and objects, and does not change the position", () => {
    const before = structuredClone(taking);
    const { position, ...played } = unwrap(play(pebbles, taking, "take2"));
    expect(played).toEqual({ actor: 1, action: { phase: "take", count: 2 }, text: "take2", from: before });
    expect(position).toEqual(pebbles.apply(taking, played.action));
    expect(unwrap(play(pebbles, taking, { phase: "take", count: 2 }))).toEqual({ position, ...played });
    expect(taking).toEqual(before);
  });

  test("fails with refused and the clause, notation, or over", () => {
    expect(codeOf(taking, "take3")).toBe("refused take.most");
    expect(codeOf(at("take=2 1 12 0 - 0,0"), "take2")).toBe("refused take.pile");
    expect(codeOf(taking, "die1")).toBe("notation");
    expect(codeOf(taking, "")).toBe("notation");
    expect(codeOf(taking, "x".repeat(1e6))).toBe("notation");
    expect(codeOf(over, "take1")).toBe("over");
  });

  const MALFORMED = { error: { code: "notation", message: { id: "failures.notation.action" } } };

  test("rejects an object of another phase, and one that cannot be formatted", () => {
    const blind: typeof pebbles = { ...pebbles, formatAction: () => "take1" };
    expect(play(blind, taking, { phase: "take", count: 1 }).ok).toBe(true);
    expect(play(blind, taking, { phase: "throw", most: 1 })).toMatchObject(MALFORMED);
    const broken: typeof pebbles = {
      ...pebbles,
      formatAction: () => {
        throw new Error("no action");
      },
    };
    expect(play(broken, taking, { phase: "take", count: 1 })).toMatchObject(MALFORMED);
  });

  test.each([[["take1"]], [{ toString: 1 }], [1], [null], [undefined]])(
    "rejects an action that the game formats as %j instead of a text",
    (text) => {
      const careless: typeof pebbles = { ...pebbles, formatAction: () => text as never };
      expect(play(careless, taking, { phase: "take", count: 1 })).toMatchObject(MALFORMED);
    },
  );

  test("unwrap throws the failure", () => {
    expect(() => unwrap(play(pebbles, taking, "take3"))).toThrow(SerpentariumError);
    expect(() => unwrap(play(pebbles, taking, "take3"))).toThrow(
      'refused: {"id":"clauses.take.most.refusal","data":{"most":2,"count":3}}',
    );
  });
});

describe("playouts", () => {
  test("end, and are equal for the same seed", () => {
    const play = (seed: number) => {
      const seen: string[] = [];
      const last = playout(pebbles, throwing, createRandom(seed), (position, action) =>
        seen.push(pebbles.formatAction(action, position)),
      );
      expect(last.phase).toBe("over");
      return seen.join(" ");
    };
    expect(play(1)).toBe(play(1));
    expect(play(1)).not.toBe(play(2));
  });

  test("stop after the maximum of actions, in a phase other than over", () => {
    let actions = 0;
    const count = (): number => actions++;
    const last = playout(pebbles, throwing, createRandom(1), count, 3);
    expect([last.phase === "over", actions]).toEqual([false, 3]);

    const { throw: throwPhase } = pebbles.phases;
    const endless: Game<Pebbles> = {
      ...pebbles,
      maxActions: () => null,
      phases: { ...pebbles.phases, throw: { ...throwPhase, apply: (position) => position } },
    };
    actions = 0;
    expect(playout(endless, throwing, createRandom(1), count)).toBe(throwing);
    expect(actions).toBe(100_000);
    expect(playout({ ...endless, maxActions: () => 7 }, throwing, createRandom(1), count)).toBe(throwing);
    expect(actions).toBe(100_007);
  });

  test("randomAction returns any legal action", () => {
    const nth = (n: number): Random => ({ integer: (bound) => n % bound });
    expect(
      texts(
        [0, 1, 2].map((n) => randomAction(pebbles, taking, nth(n))),
        taking,
      ),
    ).toBe("stir take1 take2");
  });

  test("perft counts sequences, including chance and finished games", () => {
    expect([0, 1, 2].map((depth) => perft(pebbles, throwing, depth))).toEqual([1, 3, 2 + 3 + 4]);
    expect(perft(pebbles, over, 5)).toBe(1);
    const last = at("throw 1 12 0 s 0,0");
    expect([1, 2, 3, 9].map((depth) => perft(pebbles, last, depth))).toEqual([3, 3, 3, 3]);
  });

  test("perft throws not-listable where outcomes cannot be listed", () => {
    expect(() => perft(pebbles, taking, 2)).toThrow('the outcomes of chance in "stir" cannot be listed');
    expect(() => perft(pebbles, stirring, 1)).toThrow(SerpentariumError);
  });
});

test("the clause of a refused action has the type of the game's clauses", () => {
  const played = play(pebbles, taking, "take3");
  if (!played.ok) expectTypeOf(played.error.clause).toEqualTypeOf<Pebbles["clause"] | undefined>();
  expect(played.ok ? "" : played.error.clause).toBe("take.most");
});
