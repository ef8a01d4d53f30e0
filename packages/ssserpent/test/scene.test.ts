import { createTable, unwrap } from "@serpentarium/core";
import type { Piece, Scene } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { ssserpent } from "../src/index.ts";

const table = createTable(ssserpent);
const parse = (text: string) => unwrap(ssserpent.parsePosition(text, table));
const sceneOf = (text: string): Scene => ssserpent.scene(parse(text), "wide");

const EATING = "move:red e5.W.E.4.j i5.NNNN.S.4.a - c3,c7,f5 - 0 0 21";

const pieceOf = ({ pieces }: Scene, id: string): Piece | undefined => pieces.find((piece) => piece.id === id);
/** Whether a head shows a forked tongue, which only an open mouth does. */
const isMouthOpen = (scene: Scene, id: string): boolean =>
  pieceOf(scene, id)?.shapes.some(
    (shape) => shape.shape === "path" && shape.stroke === "red" && shape.d.split("M").length === 3,
  ) ?? false;

describe("the grid", () => {
  test("alternates: cells beside each other differ", () => {
    const { background = [], spaces } = sceneOf(EATING);
    const chequers = background.find((shape) => shape.shape === "path" && shape.fill === "paper");
    const corners = new Set(
      Array.from(
        (chequers?.shape === "path" ? chequers.d : "").matchAll(/M(\d+) (\d+)/g),
        ([, x, y]) => `${x} ${y}`,
      ),
    );
    const pale = spaces.filter(({ x, y }) => corners.has(`${x} ${y}`)).map(({ id }) => id);
    expect(pale).toHaveLength(40);
    expect(pale).toContain("a2");
    expect(pale).toContain("b1");
    expect(pale).not.toContain("a1");
  });
});

describe("a serpent", () => {
  test("is one line from its head to its tail", () => {
    const { lines = [] } = sceneOf(EATING);
    expect(lines.map(({ stroke, pieces }) => [stroke, ...pieces])).toEqual([
      ["red", "red-head", "red-1"],
      ["yellow", "yellow-head", "yellow-4", "yellow-3", "yellow-2", "yellow-1"],
    ]);
  });

  test("is a head without a line as long as it is alone", () => {
    const young = "move:yellow e1..-.4.j e9..-.4.j c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";
    expect(sceneOf(young).lines).toEqual([]);
  });

  test("keeps its line, piece by piece, through the frames of a move", () => {
    const position = parse(EATING);
    const frames = ssserpent.frames?.(position, unwrap(ssserpent.parseAction("E", position)), "wide") ?? [];
    const scenes = [
      sceneOf(EATING),
      ...frames,
      sceneOf("move:yellow f5.WW.E.4.j i5.NNNN.S.4.a - c3,c7 - 0 0 22"),
    ];
    for (const { lines = [], pieces } of scenes)
      for (const line of lines)
        expect(line.pieces.every((id) => pieces.some((piece) => piece.id === id))).toBe(true);
  });
});

describe("eat.own, attack.line: the mouth of a serpent", () => {
  test.each([
    ["is open beside an apple that it may eat", EATING, true],
    ["is closed beside nothing", EATING.replace("f5", "g5"), false],
    [
      "is closed beside an apple of the other colour",
      "move:red e5.W.E.4.j i5.NNN.S.4.j - c3,c7,g3 f5 0 0 21",
      false,
    ],
    ["is open beside a body that it may bite", "move:red e4.SSSW.N.4.a h5.WWWW.E.4.a - - - 0 3 40", true],
    [
      "is closed beside a body whose line is too long",
      "move:red e4.WWSS.E.4.a e5.NNNN.S.4.a - - - 0 3 40",
      false,
    ],
    ["is closed in the turn of the other", EATING.replace("move:red", "move:yellow"), false],
  ])("%s", (_how, text, expected) => {
    expect(isMouthOpen(sceneOf(text), "red-head")).toBe(expected);
    expect(isMouthOpen(sceneOf(text), "yellow-head")).toBe(false);
  });
});
