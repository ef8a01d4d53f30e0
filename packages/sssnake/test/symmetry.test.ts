import { unwrap } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { type Position, sssnake } from "../src/index.ts";
import { forEachPly, type Ply } from "./plies.ts";
import { HALF_TURN, MIRROR, mirrorAction, rotateSeats, transformPosition } from "./symmetries.ts";

const textOf = (position: Position): string => sssnake.formatPosition(position);
const textsOf = (position: Position): readonly string[] =>
  sssnake.legalActions(position).map((action) => sssnake.formatAction(action, position));

describe("symmetry", () => {
  /** Compares a position with its image, by texts. */
  function compare(
    { before, action, after }: Ply,
    mapPosition: (position: string) => string,
    mapAction: (action: string) => string,
  ): void {
    const transformed = parse(mapPosition(textOf(before)), before);
    expect(textsOf(transformed).toSorted()).toEqual(textsOf(before).map(mapAction).toSorted());
    const name = mapAction(sssnake.formatAction(action, before));
    const next = sssnake.apply(transformed, unwrap(sssnake.parseAction(name, transformed)));
    expect(textOf(next)).toBe(mapPosition(textOf(after)));
  }
  const parse = (position: string, { table }: Position): Position =>
    unwrap(sssnake.parsePosition(position, table));

  test("a reflection exchanges left and right and keeps everything else", () => {
    forEachPly(9, 40, (ply) => {
      compare(ply, (position) => transformPosition(position, MIRROR), mirrorAction);
      const transformed = parse(transformPosition(textOf(ply.after), MIRROR), ply.after);
      expect(sssnake.scores?.(transformed)).toEqual(sssnake.scores?.(ply.after));
      if (ply.after.phase === "over") expect(transformed).toMatchObject({ outcome: ply.after.outcome });
    });
  });

  test("moving every player one seat changes nothing else", () => {
    forEachPly(10, 40, (ply, { table: { seats } }) => {
      compare(
        ply,
        (position) => rotateSeats(position, seats),
        (action) => action,
      );
      const scores = sssnake.scores?.(ply.after) ?? [];
      const transformed = parse(rotateSeats(textOf(ply.after), seats), ply.after);
      expect(sssnake.scores?.(transformed)).toEqual([...scores.slice(-1), ...scores.slice(0, -1)]);
    });
  });

  test("head and tail are equivalent: a half turn keeps the legal cards", () => {
    const successorsOf = (position: Position): string[] =>
      sssnake.legalActions(position).map((action) => textOf(sssnake.apply(position, action)));
    forEachPly(11, 40, ({ before }) => {
      if (sssnake.toAct(before) === "chance") return;
      const transformed = parse(transformPosition(textOf(before), HALF_TURN), before);
      const expected = successorsOf(before).map((position) => transformPosition(position, HALF_TURN));
      expect(successorsOf(transformed).toSorted()).toEqual(expected.toSorted());
    });
  });
});
