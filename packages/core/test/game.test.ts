import { describe, expect, test } from "vitest";
import {
  createRandom,
  defineGame,
  definePlugin,
  perft,
  play,
  playout,
  type Random,
  randomAction,
  resignation,
  SerpentariumError,
  unwrap,
} from "../src/index.ts";
import { type Action, pebbles } from "./fixtures/pebbles.ts";

const at = (text: string, seats = 2) =>
  unwrap(pebbles.parsePosition(text, { seats, options: { pebbles: 12, opening: "throw", limit: null } }));
const texts = (actions: readonly Action[], position: ReturnType<typeof at>) =>
  actions.map((action) => pebbles.formatAction(action, position)).join(" ");

const throwing = at("throw 12 12 0 - 0,0");
const taking = at("take=2 12 21 0 - 0,0");
const stirring = at("stir 12 12 0 s 0,0");
const over = at("over=1!end.last 0 12 1 - 12,0");

describe("defineGame", () => {
  test("bad-game: an id is kebab-case", () => {
    for (const id of ["", "Pebbles", "9men", "two words", "-x"]) {
      expect(() => defineGame({ ...pebbles, id })).toThrow(`game id "${id}" is not kebab-case`);
    }
  });

  test("bad-game: a phase leads to phases only", () => {
    const { take, ...others } = pebbles.phases;
    for (const next of ["fly", "constructor"]) {
      const phases = { ...others, take: { ...take, next: ["over", next as "over"] } };
      expect(() => defineGame({ ...pebbles, phases })).toThrow(
        `phase take leads to ${next}, which is not a phase`,
      );
    }
  });

  test("toAct: a seat, chance, or nobody", () => {
    expect([throwing, taking, stirring, over].map(pebbles.toAct)).toEqual(["chance", 1, "chance", undefined]);
  });

  test("legalActions: of a seat, of chance where they are listed, else none", () => {
    expect(texts(pebbles.legalActions(taking), taking)).toBe("stir take1 take2");
    expect(texts(pebbles.legalActions(throwing), throwing)).toBe("die1 die2 die3");
    expect(pebbles.legalActions(stirring)).toEqual([]);
    expect(pebbles.legalActions(over)).toEqual([]);
  });

  test("outcomes: with weights, at a turn of chance that can be listed", () => {
    expect(pebbles.outcomes(throwing)?.map(({ weight }) => weight)).toEqual([3, 2, 1]);
    expect([taking, stirring, over].map(pebbles.outcomes)).toEqual([undefined, undefined, undefined]);
  });

  test("draw: each outcome as often as its weight", () => {
    const drawn = [0, 1, 2, 3, 4, 5].map((n) => pebbles.draw(throwing, { integer: () => n }));
    expect(texts(drawn, throwing)).toBe("die1 die1 die1 die2 die2 die3");
  });

  test("draw: what cannot be listed", () => {
    expect(pebbles.formatAction(pebbles.draw(stirring, createRandom(1)), stirring)).toMatch(/^order(12|21)$/);
  });

  test("not-chance, no-outcome, bad-phase: mistakes of a program are thrown", () => {
    expect(() => pebbles.draw(taking, createRandom(1))).toThrow('"take" is not a phase of chance');
    expect(() => pebbles.draw(throwing, { integer: () => 6 })).toThrow("no outcome");
    expect(() => pebbles.apply(over, { phase: "take", count: 1 })).toThrow('pebbles has no phase "over"');
  });

  test("refuse: a clause alone or with what shows it, or nothing", () => {
    expect(pebbles.refuse(taking, { phase: "take", count: 3 })).toMatchObject({
      clause: "take.most",
      spaces: ["p3"],
    });
    expect(pebbles.refuse(at("take=2 1 12 0 - 0,0"), { phase: "take", count: 2 })).toEqual({
      clause: "take.pile",
    });
    expect(pebbles.refuse(taking, { phase: "take", count: 2 })).toBeUndefined();
  });

  test("view: everything, unless the game hides something", () => {
    const { view, viewAction, ...open } = pebbles;
    const openGame = defineGame(open as typeof pebbles);
    expect(openGame.view(taking, 0)).toBe(taking);
    const action: Action = { phase: "take", count: 1 };
    expect(openGame.viewAction(action, 0, taking)).toBe(action);
    expect(pebbles.view(taking, 1).secrets).toEqual([-1, 10]);
  });

  test("definePlugin: carries the version of the contract", () => {
    expect(definePlugin(pebbles, [])).toEqual({ contract: 1, game: pebbles, examples: [] });
  });
});

describe("play", () => {
  const codeOf = (position: typeof throwing, action: Action | string) => {
    const result = play(pebbles, position, action);
    return result.ok ? "ok" : [result.error.code, result.error.clause].filter(Boolean).join(" ");
  };

  test("takes notation and objects, and leaves the position alone", () => {
    const before = structuredClone(taking);
    expect(unwrap(play(pebbles, taking, "take2"))).toEqual(
      unwrap(play(pebbles, taking, { phase: "take", count: 2 })),
    );
    expect(taking).toEqual(before);
  });

  test("refused names the clause, notation and over are codes of their own", () => {
    expect(codeOf(taking, "take3")).toBe("refused take.most");
    expect(codeOf(at("take=2 1 12 0 - 0,0"), "take2")).toBe("refused take.pile");
    expect(codeOf(taking, "die1")).toBe("notation");
    expect(codeOf(taking, "")).toBe("notation");
    expect(codeOf(taking, "x".repeat(1e6))).toBe("notation");
    expect(codeOf(over, "take1")).toBe("over");
  });

  test("an object of another phase is no action, however it would be written", () => {
    const blind: typeof pebbles = { ...pebbles, formatAction: () => "take1" };
    expect(play(blind, taking, { phase: "take", count: 1 }).ok).toBe(true);
    expect(play(blind, taking, { phase: "throw", most: 1 })).toEqual(play(pebbles, taking, ""));
    const broken: typeof pebbles = {
      ...pebbles,
      formatAction: () => {
        throw new Error("no action");
      },
    };
    expect(play(broken, taking, { phase: "take", count: 1 })).toEqual(play(pebbles, taking, ""));
  });

  test.each([[["take1"]], [{ toString: 1 }], [1], [null], [undefined]])(
    "refuses an action of which the game makes %j instead of a text",
    (text) => {
      const careless: typeof pebbles = { ...pebbles, formatAction: () => text as never };
      expect(play(careless, taking, { phase: "take", count: 1 })).toEqual(play(pebbles, taking, ""));
    },
  );

  test("a clause without words for a refusal is said by its title", () => {
    const result = play(pebbles, at("take=2 1 12 0 - 0,0"), "take2");
    expect(result).toMatchObject({ error: { message: { en: "No more than there are" } } });
  });

  test("unwrap throws what failed", () => {
    expect(() => unwrap(play(pebbles, taking, "take3"))).toThrow(SerpentariumError);
    expect(() => unwrap(play(pebbles, taking, "take3"))).toThrow("The die shows 2, not 3.");
  });
});

describe("playouts", () => {
  test("end, and are the same for the same seed", () => {
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

  test("a random action is any legal one", () => {
    const nth = (n: number): Random => ({ integer: (bound) => n % bound });
    expect(
      texts(
        [0, 1, 2].map((n) => randomAction(pebbles, taking, nth(n))),
        taking,
      ),
    ).toBe("stir take1 take2");
  });

  test("perft counts sequences, chance and finished games included", () => {
    expect([0, 1, 2].map((depth) => perft(pebbles, throwing, depth))).toEqual([1, 3, 2 + 3 + 4]);
    expect(perft(pebbles, over, 5)).toBe(1);
    const last = at("throw 1 12 0 s 0,0");
    expect([1, 2, 3, 9].map((depth) => perft(pebbles, last, depth))).toEqual([3, 3, 3, 3]);
  });

  test("not-listable: perft at a shuffle", () => {
    expect(() => perft(pebbles, taking, 2)).toThrow('the outcomes of chance in "stir" cannot be listed');
    expect(() => perft(pebbles, stirring, 1)).toThrow(SerpentariumError);
  });
});

test("resignation: all the others win", () => {
  expect(resignation({ seats: 3, options: {} }, 1)).toEqual({ winners: [0, 2], reason: "resign" });
});
