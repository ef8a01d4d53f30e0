import type { Message } from "@serpentarium/core";
import type { Piece, Space, Target } from "@serpentarium/core/scene";
import { dieFace } from "../clicks.ts";
import { DIE } from "../spaces.ts";
import { cubeAreas, cubeShapes, rolledShapes } from "./die.ts";
import { type HandLayout, squareAt } from "./hand-layout.ts";

const dieName = (number: number): Message =>
  number === 0 ? { id: "scene.die" } : { id: "scene.die-number", data: { number } };

export const dieSpace = (number: number, die: HandLayout["die"]): Space => ({
  id: DIE,
  ...squareAt(die, 2 * die.side),
  label: dieName(number),
});

export const diePiece = (number: number, { x, y, side }: HandLayout["die"]): Piece => ({
  id: DIE,
  x,
  y,
  shapes: number === 0 ? cubeShapes(side) : rolledShapes(number, 1.5 * side),
  label: dieName(number),
  glyph: number ? String(number) : "□",
});

/** The faces of the die for people who enter what they rolled, and the whole die for those who press to roll. */
export function dieTargets(die: HandLayout["die"]): Target[] {
  const faces = cubeAreas(die, die.side).map(
    ({ number, area }): Target => ({
      id: dieFace(number),
      label: { id: "scene.die-shows", data: { number } },
      area,
    }),
  );
  const whole: Target = {
    id: DIE,
    label: { id: "phases.roll.prompt" },
    area: squareAt(die, 2 * die.side),
    chance: true,
  };
  return [...faces, whole];
}
