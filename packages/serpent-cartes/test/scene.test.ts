import { unwrap } from "@serpentarium/core";
import { LAYOUTS, type Layout, type Piece, type Scene, type Space } from "@serpentarium/core/scene";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, type Options, type Position, serpentCartes } from "../src/index.ts";
import { dealRow, rows, seats, startMatch, tableOf } from "./fixtures.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const readings = fc.constantFrom("earlier", "arriver");

/** Suit by suit, from the seven to the ace. */
const SUITS =
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";
/** From the jack on card 1, the chain runs to the goal, turns, and runs back off the row. */
const VOID =
  "Jc,Tc,9c,8c,7c,Ac,Kc,Qc,Jd,Td,9d,8d,7d,Ad,Kd,Qd,Jh,Th,9h,8h,7h,Ah,Kh,Qh,Js,Ts,9s,8s,7s,As,Ks,Qs";

const parse = (text: string, options: Partial<Options> = {}, players = 2): Position =>
  unwrap(serpentCartes.parsePosition(text, tableOf(options, players)));

const GO: Action = { phase: "advance" };
const framesOf = (position: Position, action: Action, layout: Layout): readonly Scene[] =>
  serpentCartes.frames?.(position, action, layout) ?? [];

const cardsOf = ({ pieces }: Scene): Piece[] => pieces.filter(({ id }) => id.startsWith("card-"));
const pieceOf = ({ pieces }: Scene, id: string): Piece | undefined => pieces.find((piece) => piece.id === id);

/** The id of the space that contains a pawn. */
function spaceOfPawn(scene: Scene, pawn: string): string | undefined {
  const { x, y } = pieceOf(scene, pawn) ?? { x: -1, y: -1 };
  const holds = (space: Space): boolean =>
    x > space.x && x < space.x + space.w && y > space.y && y < space.y + space.h;
  return scene.spaces.find(holds)?.id;
}

/** The legs drawn in a scene, as `from-to` with the seat number. */
const legsIn = ({ pieces }: Scene): string[] =>
  pieces.flatMap(({ id }) => (id.startsWith("leg-") ? [id.slice(4)] : []));

/** The number counted in a frame; `undefined` where a pawn enters. */
const countIn = (scene: Scene): string | undefined => pieceOf(scene, "count")?.glyph;

describe.each(LAYOUTS)("the board, %s", (layout: Layout) => {
  test("keeps its size from the deal to the end", () => {
    fc.assert(
      fc.property(rows, seats, ({ deck, row }, players) => {
        const table = tableOf({ deck }, players);
        const positions = [serpentCartes.start(table), startMatch(row, table)];
        const sizes = positions.map((position) => {
          const { width, height } = serpentCartes.scene(position, layout);
          return `${width}×${height}`;
        });
        expect(new Set(sizes).size).toBe(1);
      }),
      { numRuns: 20 },
    );
  });

  test("setup.row: begins at the right and runs back in the second line", () => {
    const cards = cardsOf(serpentCartes.scene(parse(`advance:1 ${SUITS} 0,0 0`), layout));
    const heights = [...new Set(cards.map(({ y }) => y))];
    const lines = heights.map((height) => cards.filter(({ y }) => y === height).map(({ x }) => x));
    expect(cards[0]?.x).toBe(Math.max(...cards.map(({ x }) => x)));
    expect(lines[0]).toEqual(lines[0]?.toSorted((a, b) => b - a));
    expect(lines[1]).toEqual(lines[0]?.toReversed());
  });

  test("setup.row: frames of the deal add line by line, up to the last but one", () => {
    const row = dealRow("2x32", 7);
    const start = serpentCartes.start(tableOf({ deck: "2x32" }, 4));
    const laid = framesOf(start, { phase: "deal", row }, layout).map((scene) => cardsOf(scene).length);
    expect(laid.length).toBeGreaterThan(2);
    expect(laid).toEqual(laid.map((_, i) => (laid[0] ?? 0) * (i + 1)));
    expect(laid.at(-1)).toBeLessThan(row.length);
    expect((laid.at(-1) ?? 0) + (laid[0] ?? 0)).toBeGreaterThanOrEqual(row.length);
  });

  test("setup.deck: draws 64 cards with few shapes and short paths", () => {
    const scene = serpentCartes.scene(startMatch(dealRow("2x32", 1), tableOf({ deck: "2x32" }, 4)), layout);
    const shapes = scene.pieces.flatMap((piece) => piece.shapes);
    const lengths = shapes.map((shape) => (shape.shape === "path" ? shape.d.length : 0));
    expect(shapes.length).toBeLessThan(4 * 64);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(32_000);
  });

  test("separates pawns that share a card or wait", () => {
    const ids = ["pawn-1", "pawn-2", "pawn-3", "pawn-4"];
    for (const at of ["8,8,8,8", "8,8,0,0", "8,8,8,0", "0,0,0,0"]) {
      const scene = serpentCartes.scene(parse(`advance:1 ${SUITS} ${at} 4`, { deck: "32" }, 4), layout);
      const pawns = ids.flatMap((id) => pieceOf(scene, id) ?? []);
      const apart = pawns.flatMap((a, i) => pawns.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      expect(Math.min(...apart)).toBeGreaterThan(20);
      expect(ids.map((id) => spaceOfPawn(scene, id))).toEqual(at.split(",").map((card) => `card-${card}`));
    }
  });

  test("turn.chain: shows a pawn on every card that it touches, with the number counted", () => {
    const frames = framesOf(parse(`advance:1 ${SUITS} 0,0 0`), GO, layout);
    // the seven on card 1 leads to the ace on card 8
    expect(frames.map((scene) => spaceOfPawn(scene, "pawn-1"))).toEqual(["card-1", "card-8"]);
    expect(frames.map(countIn)).toEqual([undefined, "7"]);
  });

  test("turn.enter-die: shows a pawn on the card that was thrown", () => {
    const frames = framesOf(
      parse(`enter:2 ${SUITS} 8,0 1`, { entry: "die" }),
      { phase: "enter", card: 3 },
      layout,
    );
    expect(frames.map((scene) => spaceOfPawn(scene, "pawn-2"))).toEqual(["card-3", "card-12", "card-22"]);
    expect(frames.map(countIn)).toEqual([undefined, "9", "10"]);
  });

  test("turn.overshoot, turn.before-start: shows a pawn at the goal and on its way back off the row", () => {
    const frames = framesOf(parse(`advance:1 ${VOID} 1,0 2`), GO, layout);
    const shown = frames.map((scene) => `${spaceOfPawn(scene, "pawn-1")} ${countIn(scene)}`);
    expect(shown).toEqual([
      "card-2 1",
      "card-12 10",
      "card-20 8",
      "card-28 8",
      "card-32 4",
      "card-28 8",
      "card-20 8",
      "card-12 8",
      "card-4 8",
      "card-0 8",
    ]);
  });

  test("turn.collision: keeps a driven-out pawn on its card until the other one rests", () => {
    const position = parse(`advance:1 ${SUITS} 8,16 4`);
    const frames = framesOf(position, GO, layout);
    expect(spaceOfPawn(frames.at(-1) as Scene, "pawn-1")).toBe("card-16");
    expect(frames.map((scene) => spaceOfPawn(scene, "pawn-2"))).toEqual(frames.map(() => "card-16"));
    const after = serpentCartes.scene(serpentCartes.apply(position, GO), layout);
    expect(spaceOfPawn(after, "pawn-2")).toBe("card-0");
  });

  test("turn.collision: with `arriver`, the pawn that has come leaves the row after its last count", () => {
    const position = parse(`advance:1 ${SUITS} 8,16 4`, { collision: "arriver" });
    const frames = framesOf(position, GO, layout);
    expect(spaceOfPawn(frames.at(-1) as Scene, "pawn-1")).toBe("card-16");
    const after = serpentCartes.scene(serpentCartes.apply(position, GO), layout);
    expect([spaceOfPawn(after, "pawn-1"), spaceOfPawn(after, "pawn-2")]).toEqual(["card-0", "card-16"]);
  });

  test("the aid shows the route of the pawn to move and where it would rest", () => {
    fc.assert(
      fc.property(rows, seats, readings, fc.nat(12), ({ deck, row }, players, collision, turns) => {
        let position = startMatch(row, tableOf({ deck, collision }, players));
        for (let i = 0; i < turns && position.phase !== "over"; i++)
          position = serpentCartes.apply(position, GO);
        if (position.phase !== "advance") return;
        const aided = serpentCartes.scene(position, layout, { aids: ["route"] });
        const plain = serpentCartes.scene(position, layout);
        const added = aided.pieces.filter(({ id }) => !pieceOf(plain, id)).map(({ id }) => id);
        const next = serpentCartes.apply(position, GO);
        const end = "pawns" in next ? next.pawns[position.toAct] : undefined;
        expect(added.at(-1)).toBe(`rest-${position.toAct + 1}-${end}`);
        const last = framesOf(position, GO, layout).at(-1) ?? plain;
        expect(legsIn(aided)).toEqual(legsIn(last));
      }),
      { numRuns: 60 },
    );
  });

  test.each(["earlier", "arriver"] as const)(
    "turn.enter-die: the aid shows where each throw leads, %s",
    (collision) => {
      const position = parse(`enter:2 ${SUITS} 8,0 1`, { entry: "die", collision });
      const { pieces } = serpentCartes.scene(position, layout, { aids: ["route"] });
      const ends = pieces.filter(({ id }) => id.startsWith("rest-"));
      const expected = [1, 2, 3, 4, 5, 6].map((card) => {
        const after = serpentCartes.apply(position, { phase: "enter", card });
        return `rest-2-${"pawns" in after ? after.pawns[1] : undefined}`;
      });
      expect(new Set(ends.map(({ id }) => id))).toEqual(new Set(expected));
      for (const [i, id] of expected.entries()) {
        const label = ends.find((end) => end.id === id)?.label;
        expect(label).toMatchObject({
          id: "scene.thrown",
          data: { throws: expect.arrayContaining([i + 1]) },
        });
      }
    },
  );
});

test("setup.deck: on a screen 360 px wide, 64 cards are large enough to press and their ranks to read", () => {
  const scene = serpentCartes.scene(startMatch(dealRow("2x32", 3), tableOf({ deck: "2x32" }, 4)), "narrow");
  // 320 px remain for the scene
  const scale = 320 / scene.width;
  const ranks = cardsOf(scene).flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.shape === "text" ? shape.size : [])),
  );
  expect(Math.min(...scene.spaces.map(({ w, h }) => Math.min(w, h))) * scale).toBeGreaterThanOrEqual(24);
  expect(Math.min(...ranks) * scale).toBeGreaterThanOrEqual(12);
});

test("card.value: cards on which pawns rest have a different background", () => {
  const { pieces } = serpentCartes.scene(parse(`advance:1 ${SUITS} 0,0 0`), "wide");
  const frames = new Map<boolean, Set<string>>([
    [true, new Set()],
    [false, new Set()],
  ]);
  for (const { id, glyph, shapes } of pieces) {
    if (id.startsWith("card-")) frames.get(/^[AJQK]/.test(glyph))?.add(JSON.stringify(shapes[0]));
  }
  expect([...frames.values()].map(({ size }) => size)).toEqual([1, 1]);
  expect([...(frames.get(true) ?? [])]).not.toEqual([...(frames.get(false) ?? [])]);
});
