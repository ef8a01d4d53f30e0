import { createTable, narrateAction, unwrap } from "@serpentarium/core";
import { resolveClicks, type Scene } from "@serpentarium/core/scene";
import { createWords } from "@serpentarium/core/words";
import type { Position } from "@serpentarium/ssserpent";
import baseEn from "@serpentarium/ssserpent/words/en" with { type: "json" };
import baseFr from "@serpentarium/ssserpent/words/fr" with { type: "json" };
import { describe, expect, test } from "vitest";
import { examples, ssserpentTorus as game } from "../src/index.ts";
import en from "../words/en.json" with { type: "json" };
import fr from "../words/fr.json" with { type: "json" };

const ENGLISH = createWords("en", en, baseEn);
const FRENCH = createWords("fr", fr, baseFr);

const table = createTable(game);
const parse = (text: string): Position => unwrap(game.parsePosition(text, table));

const ACROSS = parse("move:red g7.WW.E.4.j c3.EE.W.4.j - a1,d6 b5,f5 0 2 24");
const BITING = parse("move:red e4.WWSS.E.4.a a6.SSWW.N.4.a - - - 0 3 40");

/** The name of the cell of a piece. */
function cellOf({ pieces, spaces }: Scene, id: string): string | undefined {
  const piece = pieces.find((each) => each.id === id);
  return spaces.find(({ x, y, w, h }) => piece && x + w / 2 === piece.x && y + h / 2 === piece.y)?.id;
}

describe("torus.edges: the board", () => {
  const scene = game.scene(ACROSS, "wide");

  test("wraps around the area of the cells, with a margin of one cell", () => {
    const { wrapAround, spaces, pitch } = scene;
    expect(wrapAround).toEqual({
      x: Math.min(...spaces.map(({ x }) => x)),
      y: Math.min(...spaces.map(({ y }) => y)),
      w: 7 * pitch.x,
      h: 7 * pitch.y,
      margin: pitch.x,
    });
  });

  test("starts the keyboard path at the head", () => {
    expect(scene.keyboardStart).toBe("g7");
  });

  test("cells are at least 24 px on a phone 360 px wide, up to a grid of 11", () => {
    const wide = createTable(game, { options: { size: 11 } });
    const { width, targets } = game.scene(game.start(wide), "narrow");
    const least = Math.min(...targets.flatMap(({ area }) => (area ? [area.w, area.h] : [])));
    expect((least * 328) / width).toBeGreaterThanOrEqual(24);
  });
});

describe("torus.edges: clicks", () => {
  test("clicks the cells of a path in order, across an edge too", () => {
    const path = unwrap(game.parseAction("NE", ACROSS));
    expect(game.clicks(ACROSS, path)).toEqual(["g1", "a1"]);
    expect(resolveClicks(game, ACROSS, []).next.toSorted()).toEqual(["a7", "g1", "g6"]);
    expect(resolveClicks(game, ACROSS, ["g1", "a1"]).action).toEqual(path);
  });

  test.each([
    ["attack.line", BITING, ["f4"]],
    ["move.own-body", ACROSS, ["f7"]],
    ["move.own-body", parse("move:red g4.WWWWWW.E.2.a d1.S.N.4.j - - b2,c6,e5 0 3 40"), ["a4"]],
  ])("an illegal click fails with %s", (clause, position, clicked) => {
    expect(resolveClicks(game, position, clicked).failure?.clause).toBe(clause);
  });
});

test("torus.head-room: the refusal shows the cell, then the cells that it would close, and the number left", () => {
  const example = examples.find((each) => each.clause === "torus.head-room" && "refused" in each);
  const options = createTable(game, { options: example?.options });
  const position = unwrap(game.parsePosition(example?.position ?? "", options));
  expect(game.refuse(position, unwrap(game.parseAction("g7", position)))).toEqual({
    clause: "torus.head-room",
    data: { cell: "g7", left: 1 },
    spaces: ["g7", "a7", "g1"],
  });
});

describe("torus.edges: crossing", () => {
  const path = unwrap(game.parseAction("NE", ACROSS));

  test("a frame shows the head after each step, and the body behind it", () => {
    const [frame, ...more] = game.frames?.(ACROSS, path, "wide") ?? [];
    expect(more).toEqual([]);
    expect(frame && cellOf(frame, "red-head")).toBe("g1");
    expect(frame && cellOf(frame, "red-2")).toBe("g7");
    expect(frame?.wrapAround).toBeDefined();
  });

  test("narrates exactly the edges that are crossed", () => {
    expect(narrateAction(game, ACROSS, path, ENGLISH)).toEqual([
      "Red goes 1 step north to g1.",
      "That takes it over the top edge and in again on g1.",
      "Red goes 1 step east to a1.",
      "That takes it over the right-hand edge and in again on a1.",
      "It eats a red apple on a1.",
      "It grows to 4 pieces.",
    ]);
    const inside = unwrap(game.parseAction("SS", ACROSS));
    expect(narrateAction(game, ACROSS, inside, ENGLISH)).toEqual(["Red goes 2 steps south to g5."]);
  });

  test("narrates the other two edges", () => {
    const corner = parse("move:red a1.EE.W.4.j c4.EE.W.4.j - c6,e6 b5,f5 0 2 24");
    expect(narrateAction(game, corner, unwrap(game.parseAction("WS", corner)), FRENCH)).toEqual([
      "Rouge avance de 1 case vers l’ouest, en g1.",
      "Il franchit ainsi le bord de gauche et rentre en g1.",
      "Rouge avance de 1 case vers le sud, en g7.",
      "Il franchit ainsi le bord du bas et rentre en g7.",
    ]);
  });
});

describe("torus.edges: distances", () => {
  /** The estimated value for red with a single apple on a cell. */
  const valueWith = (apple: string): number =>
    game.evaluate?.(parse(`move:red a4.EE.W.5.j d1.EE.W.6.a - ${apple} - 0 3 40`), 0) ?? Number.NaN;

  test("evaluate counts an apple across the edge as near as one on this side", () => {
    expect(valueWith("g4")).toBe(valueWith("a5"));
    expect(valueWith("g4")).toBeGreaterThan(valueWith("d5"));
  });
});

test("place.head-clear: refuses an apple beside a head on cell 0", () => {
  const small = createTable(game, { options: { size: 5, apples: 1, blueApples: 0, bodies: 4 } });
  const position = unwrap(game.parsePosition("replant:yellow a5..S.3.a a1.W.E.3.a - - - 1 0 113", small));
  const action = unwrap(game.parseAction("a2", position));
  expect(game.refuse(position, action)).toMatchObject({ clause: "place.head-clear" });
});
