import { succeed } from "../failure.ts";
import type { Seat, Table } from "../table.ts";
import type { Codec } from "./codec.ts";
import { parseInteger } from "./value.ts";

/** Creates the codec of a seat of a table: its number from 1. */
export const seatAt = ({ seats }: Pick<Table, "seats">): Codec<Seat> => ({
  format: (seat) => String(seat + 1),
  parse(text) {
    const number = parseInteger(text, 1, seats);
    return number.ok ? succeed(number.value - 1) : number;
  },
  schema: { type: "integer", minimum: 0, maximum: seats - 1 },
});
