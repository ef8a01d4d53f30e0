import { describe, expect, test } from "vitest";
import {
  type AnyPosition,
  createRandom,
  defineGame,
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

/** A game in which each seat's pebbles are seen by nobody else, and what is taken by who takes it. */
const secretive: Game<Pebbles> = defineGame<Pebbles>({
  ...pebbles,
  viewAction: (action, seat, { phase }) =>
    phase === "take" && action.phase === "take" && seat !== 1 ? { ...action, count: 0 } : action,
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

test("hides: a game with a view hides something, and a variant of an open one does not", () => {
  const { view, viewAction, determinize, ...rest } = pebbles;
  const open = defineGame<Pebbles>(rest);
  const like = { id: "gravel", version: "1.0.0", title: pebbles.title, base: `^${pebbles.version}` };
  expect([pebbles.hides, open.hides]).toEqual([true, false]);
  expect([defineVariant(pebbles, like).hides, defineVariant(open, like).hides]).toEqual([true, false]);
});

test("determinize: where nothing is hidden a view is whole, and where something is only the game can tell", () => {
  const { view, viewAction, ...rest } = pebbles;
  const random = createRandom("determinize");
  expect(defineGame<Pebbles>(rest).determinize?.(taking, 0, random)).toBe(taking);
  expect(pebbles.determinize).toBeUndefined();
  const drawing = defineGame<Pebbles>({
    ...pebbles,
    determinize: (seen, _seat, { integer }) => ({ ...seen, secrets: [integer(1), integer(1)] }),
  });
  expect(drawing.determinize?.(taking, 0, random).secrets).toEqual([0, 0]);
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
