import { createRandom, createTable, randomAction } from "@serpentarium/core";
import type { LayingPosition, Position } from "@serpentarium/sssnake";
import { JOINED, ownerIn, snakeOf } from "@serpentarium/sssnake/parts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutOf } from "../../sssnake/test/laid-out.ts";
import { followed } from "../../sssnake/test/layout.ts";
import { layingsOn } from "../../sssnake/test/snakes.ts";
import { createTally } from "../../sssnake/test/tally.ts";
import { sssnakeTight as game } from "../src/index.ts";
import { isCut } from "./cuts.ts";
import { isTight, looseIn } from "./fewest.ts";

const isLaying = (position: Position): position is LayingPosition =>
  game.toAct(position) !== "chance" && position.phase !== "over";

/** Why a card may not be laid so, looked up on the table alone; nothing where it may. */
function verdict(after: ReturnType<typeof layingsOn>[number]["after"]): string | undefined {
  if (!after) return "place.can-finish";
  const layout = layoutOf(after);
  const loose = looseIn(layout);
  const isJoined = followed(layout).includes("complete");
  if (loose > 1) return "tight.one-loose";
  if (isJoined) return isTight(layout) ? undefined : "tight.both-parts";
  const canGoOn = loose === 0 ? JOINED.canFinish(after) : !isCut(layout);
  return canGoOn ? undefined : "place.can-finish";
}

test("tight.both-parts, tight.one-loose, place.can-finish: every laying of whole games is legal or refused as a table shows", () => {
  const tally = createTally<"legal" | "tight.one-loose" | "tight.both-parts" | "place.can-finish">();
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom({ S: 4, C: 16, X: 6, D: 6 }, { S: 10, C: 24, X: 2, D: 3 }),
      (seed, cards) => {
        const random = createRandom(seed);
        let position: Position = game.start(createTable(game, { options: { cards } }));
        while (position.phase !== "over") {
          if (isLaying(position)) {
            const { phase, hand } = position;
            const snake = snakeOf(position, ownerIn(position));
            for (const { kind, end, turn, after } of (["h", "t"] as const).flatMap((name) =>
              layingsOn(snake, name),
            )) {
              if (hand["SCXD".indexOf(kind)] === 0) continue;
              const refusal = game.refuse(position, { phase, type: "lay", kind, end, turn });
              expect(refusal?.clause).toBe(verdict(after));
              const name = refusal?.clause ?? "legal";
              if (name === "legal" || name === "place.can-finish" || name.startsWith("tight."))
                tally.count(name as "legal");
            }
          }
          position = game.apply(position, randomAction(game, position, random));
        }
      },
    ),
    { seed: 1, numRuns: 40 },
  );
  expect(
    tally.rare({ legal: 1500, "tight.one-loose": 150, "tight.both-parts": 2, "place.can-finish": 150 }),
  ).toEqual([]);
});
