import { createRandom, createTable, randomAction } from "@serpentarium/core";
import type { LayingPosition, Position, Snake } from "@serpentarium/sssnake";
import { JOINED_FINISH_RULES, snakeOfSeat, snakeOwnerOf } from "@serpentarium/sssnake/parts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cardOf, cellOf, layoutOf } from "../../sssnake/test/conversions.ts";
import { traceEnds } from "../../sssnake/test/layout.ts";
import { type LayAttempt, layAttempts } from "../../sssnake/test/snakes.ts";
import { createTally } from "../../sssnake/test/tally.ts";
import { sssnakeTight as game } from "../src/index.ts";
import { isTight, looseCount } from "./brute-force.ts";
import { isCut } from "./cuts.ts";

const isLaying = (position: Position): position is LayingPosition =>
  game.toAct(position) !== "chance" && position.phase !== "over";

/** The clause that forbids laying a card on a snake, by the reference alone; undefined if it is legal. */
function verdict(snake: Snake, { end, laid, after }: LayAttempt): string | undefined {
  if (!snake.ends) throw new Error("a complete snake takes no card");
  const layout = new Map(layoutOf(snake)).set(cellOf(snake, snake.ends[end].cell), cardOf(laid));
  if (looseCount(layout) > 1) return "tight.one-loose";
  const traces = traceEnds(layout);
  if (!after || traces.includes("dead")) return "place.can-finish";
  if (traces.includes("complete")) return isTight(layout) ? undefined : "tight.both-parts";
  const canGoOn = looseCount(layout) === 0 ? JOINED_FINISH_RULES.canFinish(after) : !isCut(layout);
  return canGoOn ? undefined : "place.can-finish";
}

test("tight.both-parts, tight.one-loose, place.can-finish: the game and the reference agree on every card of random matches", () => {
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
            const snake = snakeOfSeat(position, snakeOwnerOf(position));
            for (const attempt of (["h", "t"] as const).flatMap((name) => layAttempts(snake, name))) {
              const { kind, end, bend } = attempt;
              if (hand["SCXD".indexOf(kind)] === 0) continue;
              const refusal = game.refuse(position, { phase, type: "lay", kind, end, bend });
              expect(refusal?.clause).toBe(verdict(snake, attempt));
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
