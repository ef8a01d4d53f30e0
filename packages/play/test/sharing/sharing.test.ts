import { createTable, type Game } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { logOf, type TableState, wordsOfMatch } from "@serpentarium/table";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import UPNG from "upng-js";
import { describe, expect, test } from "vitest";
import { type AnimationFrames, encodeAnimation } from "../../src/sharing/encode-animation.ts";
import { sizeWithin } from "../../src/sharing/rasterise.ts";
import { endingOf, momentsOf, pictureOf, type SharedState, textOf } from "../../src/sharing/shared-match.ts";
import { wordsOf } from "../fixtures/games.ts";
import { startMatch } from "../fixtures/start-match.ts";

const ACTIONS = ["b2", "a1", "c3", "a3", "a2", "b1", "c2"];

function stateOf(game: Game, actions: readonly string[], change: Partial<SharedState> = {}): SharedState {
  const input = { table: createTable(game), names: ["Ann", "Bob"], seed: "monday" };
  const actor = startMatch(game, createContext(game, input));
  for (const action of actions) actor.send({ type: "play", action });
  const { context } = actor.getSnapshot();
  const log = logOf(game, context, change.viewer);
  const { position } = context;
  return { game, context, log, position, lookingBack: undefined, viewer: undefined, ...change };
}

const namedWords = (state: SharedState) =>
  wordsOfMatch(wordsOf(state.game.id, "en"), state.context as TableState["context"]);

describe("a text for mail", () => {
  const state = stateOf(ticTacToe as Game, ACTIONS);
  const words = namedWords(state);

  test("has players, result, board, actions and link", () => {
    const text = textOf(state, words, "https://example.org/#x");
    expect(text.split("\n\n")).toEqual([
      expect.stringMatching(/^Tic-tac-toe: Ann.* – Bob/),
      expect.stringContaining("Ann wins"),
      expect.any(String),
      expect.stringMatching(/^ 3 o · x$/m),
      ACTIONS.map((action, i) => `${i + 1}. ${action}`).join("  "),
      "https://example.org/#x",
    ]);
  });

  test("ends with the position that the board shows", () => {
    const earlier = {
      ...state,
      lookingBack: 2,
      position: state.log[1]?.position ?? expect.fail("no action"),
    };
    const text = textOf(earlier, words, undefined);
    expect(text).toContain("1. b2  2. a1");
    expect(text).not.toContain("3. c3");
    expect(text).not.toContain("wins");
  });
});

test("a picture shows no more than its viewer may know", () => {
  const state = stateOf(hiddenHands as Game, []);
  const words = namedWords(state);
  const input = { table: createTable(hiddenHands as Game), dealer: "dice", seed: "monday" };
  const actor = startMatch(hiddenHands as Game, createContext(hiddenHands as Game, input));
  const { context } = actor.getSnapshot();
  const dealt = { ...state, context, position: context.position };
  const seen = (viewer: SharedState["viewer"]) =>
    pictureOf({ ...dealt, viewer }, context.position, words, "light").svg;
  expect(seen("everyone")).not.toBe(seen(undefined));
  expect(seen(0)).not.toBe(seen(1));
});

test("a match that goes on has no ending", () => {
  expect(endingOf(stateOf(ticTacToe as Game, ["b2"]))).toBeUndefined();
});

test.each([
  [0, 3, 6, [0, 1, 2, 3]],
  [1, 11, 3, [1, 6, 11]],
  [0, 0, 6, [0]],
] as const)("from %i to %i in at most %i moments", (first, last, most, moments) => {
  expect(momentsOf(first, last, most)).toEqual(moments);
});

test("a picture keeps its proportions", () => {
  expect(sizeWithin({ width: 50, height: 20 }, 480)).toEqual({ width: 480, height: 192 });
});

describe("an animation", () => {
  const [width, height] = [8, 6];
  const frame = (red: number): ArrayBuffer =>
    Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => [red, 80, 40, 255][i % 4] ?? 0).buffer;
  const animation: AnimationFrames = {
    width,
    height,
    frames: [frame(0), frame(120), frame(250)],
    delays: [100, 100, 500],
  };

  test("as an APNG has all frames", () => {
    const decoded = UPNG.decode(encodeAnimation(animation, "apng").buffer);
    expect([decoded.width, decoded.height, decoded.frames.length]).toEqual([8, 6, 3]);
  });

  test("as a GIF has all frames, and repeats", () => {
    const bytes = encodeAnimation(animation, "gif");
    const text = String.fromCharCode(...bytes);
    expect(text.slice(0, 6)).toBe("GIF89a");
    expect([bytes[6], bytes[8]]).toEqual([8, 6]);
    // each frame begins with a graphic control extension
    expect(text.split("\x21\xf9\x04")).toHaveLength(4);
    expect(text).toContain("NETSCAPE2.0");
  });
});
