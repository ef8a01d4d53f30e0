import { createRandom, createTable, type Random, randomAction } from "@serpentarium/core";
import { asSeatPhase } from "@serpentarium/core/variant";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Position, ssserpent } from "../src/index.ts";
import type { MovePosition } from "../src/position.ts";

/*
 * What is kept of the position that was looked at last changes no answer.
 */

const table = createTable(ssserpent, { options: { size: 7, apples: 2, blueApples: 4, bodies: 4 } });

/** A position of a random game in which a serpent moves. */
function moving(seed: number, count: number): MovePosition {
  const random = createRandom(seed);
  let position: Position = ssserpent.start(table);
  for (let left = count; position.phase !== "move" || left > 0; left--) {
    if (position.phase === "over") return moving(seed + 1, count);
    position = ssserpent.apply(position, randomAction(ssserpent, position, random));
  }
  return position;
}

const move = asSeatPhase(ssserpent.phases.move);
const positions = fc.tuple(fc.nat(1000), fc.nat(40)).map(([seed, count]) => moving(seed, count));

test("what is drawn is the same where drawing asks the game about another position", () => {
  fc.assert(
    fc.property(positions, positions, fc.nat(), (position, other, seed) => {
      const random = createRandom(seed);
      const asking: Random = {
        ...random,
        integer(bound) {
          ssserpent.legalActions({ ...other, toAct: position.toAct });
          return random.integer(bound);
        },
      };
      const drawn = move.sample?.(position, asking);
      expect(drawn).toEqual(move.sample?.(position, createRandom(seed)));
    }),
    { seed: 1, numRuns: 60 },
  );
});

test("a position that cannot be looked at leaves nothing behind", () => {
  fc.assert(
    fc.property(positions, fc.nat(1), fc.boolean(), (position, seat, isEmpty) => {
      const legal = ssserpent.legalActions(position);
      const serpents = [...position.serpents] as [unknown, unknown];
      serpents[seat] = isEmpty ? undefined : { ...position.serpents[seat], body: undefined };
      const malformed = { ...position, serpents } as unknown as MovePosition;
      // another object: nothing is known of its paths until they are asked for
      const same = structuredClone(position);
      for (const action of legal) ssserpent.apply(same, action);
      expect(() => ssserpent.legalActions({ ...malformed, blue: same.blue, apples: same.apples })).toThrow(
        TypeError,
      );
      expect(ssserpent.legalActions(same)).toEqual(legal);
    }),
    { seed: 2, numRuns: 60 },
  );
});
