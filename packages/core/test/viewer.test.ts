import { describe, expect, test } from "vitest";
import {
  type AnyPosition,
  createRandom,
  defineGame,
  determinize,
  eventsForViewer,
  framesForViewer,
  type Game,
  narrateAction,
  redactAction,
  redactPosition,
  unwrap,
  type Viewer,
} from "../src/index.ts";
import { defineVariant } from "../src/variant/index.ts";
import { createWords } from "../src/words/index.ts";
import { tableOf } from "./fixtures/match.ts";
import { type Action, type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const taking = unwrap(pebbles.parsePosition("take=2 3 12 0 - 0,0", tableOf()));
const take: Action = { phase: "take", count: 1 };

const { hidden = expect.fail("pebbles hide something") } = pebbles;

/** A game in which a seat knows only its own secret, and only seat 1 sees how many pebbles are taken. */
const secretive: Game<Pebbles> = defineGame<Pebbles>({
  ...pebbles.definition,
  hidden: {
    ...hidden,
    redactAction: (action, seat, { phase }) =>
      phase === "take" && action.phase === "take" && seat !== 1 ? { ...action, count: 0 } : action,
  },
  events: (position, action, after) => [
    {
      type: "took",
      clause: "throw.die",
      spaces: [pebbles.formatAction(action, position), secretsOf(position), secretsOf(after)],
    },
  ],
});

function secretsOf(position: AnyPosition): string {
  const secrets: unknown = Reflect.get(position, "secrets");
  return Array.isArray(secrets) ? secrets.join() : "";
}

const { hidden: _, ...open } = pebbles.definition;

test("framesFor returns no frames for a game without any", () => {
  for (const viewer of [undefined, 0, "everyone"] as const)
    expect(framesForViewer(secretive, taking, take, "wide", viewer)).toEqual([]);
});

test("a game that hides nothing, or a variant of one, is not redacted", () => {
  const game = defineGame<Pebbles>(open);
  const header = { id: "gravel", version: "1.0.0", base: `^${pebbles.version}` };
  for (const each of [game, defineVariant(game, header)]) {
    expect(redactPosition(each, taking, 0)).toBe(taking);
    expect(redactAction(each, taking, take, "everyone")).toBe(take);
    expect(determinize(each, taking, 0, createRandom(1))).toBe(taking);
  }
  expect(defineVariant(pebbles, header).hidden).toBe(pebbles.hidden);
});

test("determinize draws what a seat does not know", () => {
  const known = { ...taking, secrets: [3, 77] };
  const drawn = determinize(pebbles, known, 0, { integer: () => 5 });
  expect(secretsOf(drawn)).toBe("3,5");
  expect(redactPosition(pebbles, drawn, 0)).toEqual(redactPosition(pebbles, known, 0));
});

describe("a viewer", () => {
  test.each([
    [undefined, "3,10"],
    [0, "3,-1"],
    [1, "-1,10"],
    ["everyone", "-1,-1"],
  ] as const)("%s sees a redacted position", (viewer, secrets) => {
    const known = { ...taking, secrets: [3, 10] };
    expect(secretsOf(redactPosition(pebbles, known, viewer))).toBe(secrets);
  });

  test.each([
    [undefined, 1],
    [0, 0],
    [1, 1],
    ["everyone", 0],
  ] as const)("%s sees a redacted action", (viewer, count) => {
    expect(redactAction(secretive, taking, take, viewer)).toEqual({ phase: "take", count });
  });

  test.each<[Viewer | undefined, string, string]>([
    [undefined, "3,10", "3,10"],
    [0, "3,-1", "3,-1"],
    [1, "-1,10", "-1,10"],
    ["everyone", "-1,-1", "-1,-1"],
  ])("%s gets events of redacted positions", (viewer, before, after) => {
    const known = { ...taking, secrets: [3, 10] };
    const [event] = eventsForViewer(secretive, known, take, viewer);
    expect(event?.spaces.slice(1)).toEqual([before, after]);
  });

  test("narrateAction narrates redacted events to a seat", () => {
    const words = createWords("en", { language: "en", events: { took: "{$spaces :list}" } });
    expect(narrateAction(secretive, taking, take, words, 0)).toEqual([expect.stringMatching(/^stir, /)]);
    expect(narrateAction(secretive, taking, take, words, 1)).toEqual([expect.stringMatching(/^take1, /)]);
  });
});
