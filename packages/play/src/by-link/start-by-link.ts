import type { Game, Result, Seat, Table } from "@serpentarium/core";
import { contextFromRecord, PERSON } from "@serpentarium/core/context";
import type { GameRecord } from "@serpentarium/core/record";
import { newSeed, REMOTE_PLAYER, type RunningContext } from "@serpentarium/table";
import { newMatchId } from "../library/stored-match.ts";
import { withDealer } from "../match/dealer.ts";
import type { LinkSeat } from "../match/link-seat.ts";
import { SITE_DEALER } from "../match/occupants.ts";
import { newMatch } from "../match/start-match.ts";

/** A person at this browser’s seat and remote players at all others; the first device that reaches a chance turn draws its outcome. */
const linkSeating = (seats: number, own: Seat) =>
  withDealer(
    { occupants: Array.from({ length: seats }, (_, seat) => (seat === own ? PERSON : REMOTE_PLAYER)) },
    SITE_DEALER,
  );

export const beginByLink = (
  game: Game,
  table: Table,
  seat: Seat,
  isSetUp: boolean,
): { readonly link: LinkSeat; readonly start: RunningContext } => ({
  link: { id: newMatchId(), seat, taken: [seat], sent: -1 },
  start: newMatch(game, { ...linkSeating(table.seats, seat), table }, isSetUp),
});

export const resumeByLink = (game: Game, record: GameRecord, seat: Seat): Result<RunningContext> =>
  contextFromRecord(game, record, {
    ...linkSeating(record.seats, seat),
    seed: newSeed(),
  });
