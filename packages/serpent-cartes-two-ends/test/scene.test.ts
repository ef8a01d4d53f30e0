import { type Message, unwrap } from "@serpentarium/core";
import { LAYOUTS, type Scene } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/serpent-cartes";
import { describe, expect, test } from "vitest";
import { serpentCartesTwoEnds as game } from "../src/index.ts";
import { tableOf, words } from "./fixtures.ts";

/** From card 32 to 5, and from there off the row; a pawn from card 1 reaches its goal. */
const ASTRAY =
  "7c,9s,Ac,8h,Qh,Tc,Qd,9d,7h,Ad,Jh,Qs,Jd,9h,Kc,7d,8d,Td,7s,Js,Ts,As,9c,Th,Ks,Kh,8s,Jc,Kd,Qc,Ah,8c";

/** Queens at both ends: up by 1, 12, 22 and 31 to the goal, down by 32, 31 and 20. */
const QUEENS =
  "Qh,Tc,Qc,7h,Qs,Kc,Td,Js,8h,9c,Ad,As,9d,7c,Kd,Ah,Jd,8c,9s,Ac,Th,Kh,8s,7s,Jh,7d,8d,Ks,9h,Ts,Jc,Qd";

const parse = (text: string, options = {}, players = 2): Position =>
  unwrap(game.parsePosition(text, tableOf(options, players)));

/** The id of the space that contains a pawn. */
function spaceOfPawn({ pieces, spaces }: Scene, pawn: string): string | undefined {
  const { x, y } = pieces.find(({ id }) => id === pawn) ?? { x: -1, y: -1 };
  return spaces.find((at) => x > at.x && x < at.x + at.w && y > at.y && y < at.y + at.h)?.id;
}

const labelOf = ({ spaces }: Scene, space: string): Message =>
  spaces.find(({ id }) => id === space)?.label ?? "";
const countIn = ({ pieces }: Scene): string | undefined => pieces.find(({ id }) => id === "count")?.glyph;

describe.each(LAYOUTS)("the board, %s", (layout) => {
  test("ends.two: shows pawns waiting at their own end, and labels each end as start and goal", () => {
    const scene = game.scene(parse(`advance:1 ${QUEENS} 0,0,0,0 0`, { deck: "32" }, 4), layout);
    const waiting = [1, 2, 3, 4].map((pawn) => spaceOfPawn(scene, `pawn-${pawn}`));
    expect(waiting).toEqual(["card-0", "card-0-down", "card-0", "card-0-down"]);
    expect(words.format(labelOf(scene, "card-1"))).toBe(
      "Card 1, the start of 1, 3 and the goal of 2, 4: queen of hearts",
    );
    expect(words.format(labelOf(scene, "card-32"))).toBe(
      "Card 32, the start of 2, 4 and the goal of 1, 3: queen of diamonds",
    );
  });

  test("turn.before-start: shows a turn down the row count by count, round card 1 and off at card 32", () => {
    const position = parse(`advance:2 ${ASTRAY} 26,5 3`);
    const frames = game.frames?.(position, { phase: "advance" }, layout) ?? [];
    expect(frames.map((scene) => `${spaceOfPawn(scene, "pawn-2")} ${countIn(scene)}`)).toEqual([
      "card-4 1",
      "card-1 3",
      "card-6 8",
      "card-16 10",
      "card-23 7",
      "card-32 9",
      "card-0-down 8",
    ]);
  });

  test.each([
    [1, `advance:1 ${QUEENS} 12,31 4`],
    [2, `advance:2 ${QUEENS} 22,31 5`],
  ])("the aid shows where the pawn of player %i will rest", (player, text) => {
    const position = parse(text);
    const after = game.apply(position, { phase: "advance" });
    const rest = "pawns" in after ? after.pawns[player - 1] : undefined;
    const { pieces } = game.scene(position, layout, { aids: ["route"] });
    expect(pieces.map(({ id }) => id)).toContain(`rest-${player}-${rest}`);
  });

  test("turn.enter-die: the aid shows where each throw leads from the last card", () => {
    const position = parse(`enter:2 ${QUEENS} 12,0 1`, { entry: "die" });
    const { pieces } = game.scene(position, layout, { aids: ["route"] });
    for (const card of [1, 2, 3, 4, 5, 6]) {
      const after = game.apply(position, { phase: "enter", card });
      const rest = "pawns" in after ? after.pawns[1] : undefined;
      const shown = pieces.find(({ id }) => id === `rest-2-${rest}`);
      expect(shown?.label).toMatchObject({
        id: "scene.thrown",
        data: { throws: expect.arrayContaining([card]) },
      });
    }
  });
});
