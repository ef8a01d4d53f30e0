import type { Game, Result, Seat, Table } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { PERSON, snapshotFromRecord } from "@serpentarium/core/turn";
import { createActor } from "xstate";
import { dealing } from "../dealing.ts";
import { type Beginning, DICE, type MatchContext, type MatchMachine, newSeed } from "../match.ts";
import { ELSEWHERE, type LinkSeat } from "./link-seat.ts";

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** The id of a new match by link, which no two matches share. */
export const newMatchId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** One seat here, all others elsewhere; chance is drawn wherever it is to act first. */
const seating = (seats: number, own: Seat) =>
  dealing(
    { occupants: Array.from({ length: seats }, (_, seat) => (seat === own ? PERSON : ELSEWHERE)) },
    DICE,
  );

/** A match by link from its first position on. */
export const beginByLink = (
  table: Table,
  seat: Seat,
): { readonly link: LinkSeat; readonly beginning: Beginning } => ({
  link: { id: newMatchId(), seat, taken: [seat], sent: -1 },
  beginning: { input: { ...seating(table.seats, seat), seed: newSeed(), table } },
});

/** A match by link from a record, for whoever sits at a seat of it. Fails like a record that is replayed. */
export const resumeByLink = (
  game: Game,
  machine: MatchMachine,
  record: GameRecord,
  seat: Seat,
): Result<Beginning> =>
  snapshotFromRecord(game, machine, record, {
    ...seating(record.seats, seat),
    seed: newSeed(),
  });

/** The match of a beginning, as it stands before anybody answers. */
export const contextOf = (machine: MatchMachine, beginning: Beginning): MatchContext =>
  createActor(machine, beginning).getSnapshot().context;
