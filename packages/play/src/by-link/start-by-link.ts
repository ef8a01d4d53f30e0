import type { Game, Result, Seat, Table } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { PERSON, snapshotFromRecord } from "@serpentarium/core/turn";
import {
  type MatchMachine,
  type MatchStart,
  newSeed,
  REMOTE_PLAYER,
  type RunningContext,
} from "@serpentarium/table";
import { createActor } from "xstate";
import { newMatchId } from "../library/stored-match.ts";
import { withDealer } from "../match/dealer.ts";
import type { LinkSeat } from "../match/link-seat.ts";
import { SITE_DEALER } from "../match/match.ts";
import { newMatch } from "../match/start-match.ts";

/** A person at this browser’s seat and remote players at all others; the first device that reaches a chance turn draws its outcome. */
const linkSeating = (seats: number, own: Seat) =>
  withDealer(
    { occupants: Array.from({ length: seats }, (_, seat) => (seat === own ? PERSON : REMOTE_PLAYER)) },
    SITE_DEALER,
  );

export const beginByLink = (
  game: Game,
  machine: MatchMachine,
  table: Table,
  seat: Seat,
  isSetUp: boolean,
): { readonly link: LinkSeat; readonly start: MatchStart } => ({
  link: { id: newMatchId(), seat, taken: [seat], sent: -1 },
  start: newMatch(game, machine, { ...linkSeating(table.seats, seat), table }, isSetUp),
});

export const resumeByLink = (
  game: Game,
  machine: MatchMachine,
  record: GameRecord,
  seat: Seat,
): Result<MatchStart> =>
  snapshotFromRecord(game, machine, record, {
    ...linkSeating(record.seats, seat),
    seed: newSeed(),
  });

/** The context of a match before its actor is started. */
export const initialContext = (machine: MatchMachine, start: MatchStart): RunningContext =>
  createActor(machine, start).getSnapshot().context;
