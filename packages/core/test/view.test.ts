import { describe, expect, test } from "vitest";
import {
  type AnyPosition,
  createRandom,
  defineGame,
  determinize,
  framesTo,
  type Game,
  narrateTo,
  seenAction,
  seenPosition,
  tell,
  unwrap,
  type Viewer,
} from "../src/index.ts";
import { defineVariant } from "../src/variant/index.ts";
import { tableOf } from "./fixtures/match.ts";
import { type Action, type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const taking = unwrap(pebbles.parsePosition("take=2 3 12 0 - 0,0", tableOf()));
const take: Action = { phase: "take", count: 1 };

const { hidden = expect.fail("pebbles hide something") } = pebbles;

/** A game in which each seat's pebbles are seen by nobody else, and what is taken by who takes it. */
const secretive: Game<Pebbles> = defineGame<Pebbles>({
  ...pebbles,
  hidden: {
    ...hidden,
    action: (action, seat, { phase }) =>
      phase === "take" && action.phase === "take" && seat !== 1 ? { ...action, count: 0 } : action,
  },
  words: { took: { en: ({ spaces }) => spaces.join(" "), fr: ({ spaces }) => spaces.join(" ") } },
  narrate: (position, action, after) => [
    {
      type: "took",
      clause: "throw.die",
      spaces: [
        pebbles.formatAction(action, position),
        secretsOf(position),
        after ? secretsOf(after) : "whole",
      ],
    },
  ],
});

function secretsOf(position: AnyPosition): string {
  const secrets: unknown = Reflect.get(position, "secrets");
  return Array.isArray(secrets) ? secrets.join() : "";
}

const { hidden: _, ...open } = pebbles;

test("a game without frames shows none, whoever looks", () => {
  for (const viewer of [undefined, 0, "everyone"] as const)
    expect(framesTo(secretive, taking, take, "wide", viewer)).toEqual([]);
});

test("a game that hides nothing shows everything to everybody, and so does a variant of it", () => {
  const game = defineGame<Pebbles>(open);
  const like = { id: "gravel", version: "1.0.0", title: pebbles.title, base: `^${pebbles.version}` };
  for (const shown of [game, defineVariant(game, like)]) {
    expect(seenPosition(shown, taking, 0)).toBe(taking);
    expect(seenAction(shown, taking, take, "everyone")).toBe(take);
    expect(determinize(shown, taking, 0, createRandom(1))).toBe(taking);
  }
  expect(defineVariant(pebbles, like).hidden).toBe(pebbles.hidden);
});

test("determinize: what a seat does not know is drawn", () => {
  const known = { ...taking, secrets: [3, 77] };
  const drawn = determinize(pebbles, known, 0, { integer: () => 5 });
  expect(secretsOf(drawn)).toBe("3,5");
  expect(seenPosition(pebbles, drawn, 0)).toEqual(seenPosition(pebbles, known, 0));
});

describe("what somebody sees", () => {
  test.each([
    [undefined, "3,10"],
    [0, "3,-1"],
    [1, "-1,10"],
    ["everyone", "-1,-1"],
  ] as const)("of a position: %s", (viewer, secrets) => {
    const known = { ...taking, secrets: [3, 10] };
    expect(secretsOf(seenPosition(pebbles, known, viewer))).toBe(secrets);
  });

  test.each([
    [undefined, 1],
    [0, 0],
    [1, 1],
    ["everyone", 0],
  ] as const)("of an action: %s", (viewer, count) => {
    expect(seenAction(secretive, taking, take, viewer)).toEqual({ phase: "take", count });
  });

  test.each<[Viewer | undefined, string, string]>([
    [undefined, "3,10", "whole"],
    [0, "3,-1", "3,-1"],
    [1, "-1,10", "-1,10"],
    ["everyone", "-1,-1", "-1,-1"],
  ])("is all that the telling is made of: %s", (viewer, before, after) => {
    const known = { ...taking, secrets: [3, 10] };
    const [event] = narrateTo(secretive, known, take, viewer);
    expect(event?.spaces.slice(1)).toEqual([before, after]);
  });

  test("tell: in words, to a seat", () => {
    expect(tell(secretive, taking, take, "en", 0)[0]?.split(" ")[0]).toBe("stir");
    expect(tell(secretive, taking, take, "en", 1)[0]?.split(" ")[0]).toBe("take1");
  });
});
