import { unwrap } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { type Position, sssnake } from "../src/index.ts";
import { everyPly, type Ply } from "./games.ts";
import { imageOf, MIRRORED, mirroredAction, movedOn, TURNED } from "./images.ts";

const textOf = (position: Position): string => sssnake.formatPosition(position);
const textsOf = (position: Position): readonly string[] =>
  sssnake.legalActions(position).map((action) => sssnake.formatAction(action, position));

describe("symmetry", () => {
  /** Holds a position against its image, from texts alone. */
  function compare(
    { before, action, after }: Ply,
    image: (position: string) => string,
    renamed: (action: string) => string,
  ): void {
    const seen = read(image(textOf(before)), before);
    expect(textsOf(seen).toSorted()).toEqual(textsOf(before).map(renamed).toSorted());
    const name = renamed(sssnake.formatAction(action, before));
    const then = sssnake.apply(seen, unwrap(sssnake.parseAction(name, seen)));
    expect(textOf(then)).toBe(image(textOf(after)));
  }
  const read = (position: string, { table }: Position): Position =>
    unwrap(sssnake.parsePosition(position, table));

  test("in the mirror, left is right and all else the same", () => {
    everyPly(9, 40, (ply) => {
      compare(ply, (position) => imageOf(position, MIRRORED), mirroredAction);
      const seen = read(imageOf(textOf(ply.after), MIRRORED), ply.after);
      expect(sssnake.scores?.(seen)).toEqual(sssnake.scores?.(ply.after));
      if (ply.after.phase === "over") expect(seen).toMatchObject({ outcome: ply.after.outcome });
    });
  });

  test("one seat further round the table, everything is the same", () => {
    everyPly(10, 40, (ply, { table: { seats } }) => {
      compare(
        ply,
        (position) => movedOn(position, seats),
        (action) => action,
      );
      const scores = sssnake.scores?.(ply.after) ?? [];
      const seen = read(movedOn(textOf(ply.after), seats), ply.after);
      expect(sssnake.scores?.(seen)).toEqual([...scores.slice(-1), ...scores.slice(0, -1)]);
    });
  });

  test("head and tail are alike: after half a turn the same cards can be laid", () => {
    const laidOn = (position: Position): string[] =>
      sssnake.legalActions(position).map((action) => textOf(sssnake.apply(position, action)));
    everyPly(11, 40, ({ before }) => {
      if (sssnake.toAct(before) === "chance") return;
      const seen = read(imageOf(textOf(before), TURNED), before);
      const expected = laidOn(before).map((position) => imageOf(position, TURNED));
      expect(laidOn(seen).toSorted()).toEqual(expected.toSorted());
    });
  });
});
