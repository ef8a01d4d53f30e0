import { type Result, type Seat, seatsOf, succeed, type Table } from "@serpentarium/core";
import { createPositionNotation, formatOutcome, integer, listOf } from "@serpentarium/core/notation";
import { type Action, heightsLeft, type Options, type Position, positionOf } from "./rules.ts";

const heightAt = ({ options: { heights } }: Table<Options>) => integer(1, heights);

/** `4` rears up to 4; core writes the player before it, as in `1:4`. */
export const formatAction = ({ height }: Action): string => String(height);

export function parseAction(text: string, { table }: Position, seat: Seat = 0): Result<Action> {
  const height = heightAt(table).parse(text);
  return height.ok ? succeed({ phase: "rear", seat, height: height.value }) : height;
}

/** `<phase>:<rounds>`, such as `rear:2,5/4,4`: for each round the heights by player. A finished game begins with its outcome. */
export const positionNotation = createPositionNotation<Position, "outcome">({
  forms: { rear: "<rounds>", over: "<outcome> <rounds>" },
  fields: (table) => ({
    outcome: { format: (outcome) => formatOutcome(outcome, ",") },
    rounds: listOf(listOf(heightAt(table)), "/"),
  }),
  example: "rear:2,5/4,4",
  complete({ table, rounds }) {
    const isWhole = rounds.every((round) => round.length === table.seats);
    const left = table.options.heights - rounds.length;
    if (isWhole && seatsOf(table).every((seat) => heightsLeft({ table, rounds }, seat).length === left))
      return positionOf({ table, rounds });
    return { problem: { id: "failures.bad-position.heights" } };
  },
});
