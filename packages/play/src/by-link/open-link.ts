import { fail, type Game, type Result, type Seat, unwrap } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import type { GameRecord } from "@serpentarium/core/record";
import {
  logOf,
  type MatchContext,
  type RunningContext,
  seatName,
  type VisitedMatch,
} from "@serpentarium/table";
import type { StoredLinkMatch } from "../library/stored-match.ts";
import { type LinkSeat, progressOf, sortSeats } from "../match/link-seat.ts";
import { parseRecordFrom, visitRecord } from "../match/visited-match.ts";
import type { Notice, NoticeButton } from "../ui/notice.ts";
import { compareRecords } from "./compare-records.ts";
import type { LinkTag } from "./match-link.ts";
import { resumeByLink } from "./start-by-link.ts";

/** The result of opening a match by link: a match to continue or to view, and the notice to show. */
export interface LinkResult {
  readonly start?: RunningContext;
  readonly visited?: VisitedMatch;
  readonly link?: LinkSeat;
  readonly notice: Notice;
}

interface LinkHandlers {
  /** Called with the match when the user chooses a seat. */
  onSeatTaken(result: LinkResult): void;
  onPreview(record: GameRecord): void;
}

interface OpenedLink {
  readonly game: Game;
  readonly record: GameRecord;
  readonly context: MatchContext;
  readonly tag: LinkTag;
}

const nameOfSeat = ({ game, context }: OpenedLink, seat: Seat) => seatName(game, context.position, seat);

function continueMatch(opened: OpenedLink, link: LinkSeat, record: GameRecord, notice: Notice): LinkResult {
  const { game, tag } = opened;
  const start = resumeByLink(game, record, link.seat);
  const taken = sortSeats([...link.taken, ...tag.taken, link.seat]).filter((seat) => seat < record.seats);
  return start.ok ? { start: start.value, link: { ...link, taken }, notice } : { notice };
}

export function previewMatch(game: Game, record: GameRecord): Result<VisitedMatch> {
  const match = visitRecord(game, record);
  return match.ok
    ? { ok: true, value: { ...match.value, why: { id: "play.link.previewing" }, isPreview: true } }
    : match;
}

/** Joins a match that this browser has not stored. */
function joinAtSeat(opened: OpenedLink, seat: Seat): LinkResult {
  const { tag, record } = opened;
  const link = { ...tag, seat, sent: progressOf(opened.context) };
  return continueMatch(opened, link, record, {
    text: { id: "play.link.joined", data: { who: nameOfSeat(opened, seat) } },
  });
}

/** Joins a match that this browser has not stored: takes the only free seat, or shows the match and asks for a seat. */
function joinMatch(opened: OpenedLink, { onSeatTaken }: LinkHandlers): LinkResult {
  const { game, tag, record } = opened;
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);
  const free = seats.filter((seat) => !tag.taken.includes(seat));
  const [only, ...more] = free;
  if (only !== undefined && more.length === 0) return joinAtSeat(opened, only);
  const seatButton = (seat: Seat): NoticeButton => ({
    text: free.includes(seat)
      ? nameOfSeat(opened, seat)
      : { id: "play.link.is-taken", data: { who: nameOfSeat(opened, seat) } },
    onPress: () => onSeatTaken(joinAtSeat(opened, seat)),
  });
  return {
    visited: unwrap(previewMatch(game, record)),
    notice: {
      text: { id: "play.link.which-seat" },
      buttons: (free.length > 0 ? free : seats).map(seatButton),
    },
  };
}

/** Whether the link contains actions of this browser’s seat that were not played here. */
const hasOwnActions = ({ game, context }: OpenedLink, { link: { seat }, record }: StoredLinkMatch): boolean =>
  logOf(game, context)
    .slice(record.actions.length)
    .some(({ actor }) => actor === seat);

/** The notice for a link that does not continue the stored match. */
const UNCHANGED = { same: "play.link.same", older: "play.link.older" } as const;

/** Updates a stored match; only a link that extends its record changes it. */
function updateMatch(opened: OpenedLink, stored: StoredLinkMatch, { onPreview }: LinkHandlers): LinkResult {
  const { record } = opened;
  const { record: ours, link } = stored;
  const compared = compareRecords(ours, record);
  if (compared.state === "apart") {
    const buttons: NoticeButton[] = [{ text: { id: "play.link.preview" }, onPress: () => onPreview(record) }];
    return continueMatch(opened, link, ours, {
      text: { id: "play.link.diverging" },
      failure: compared.failure,
      buttons,
    });
  }
  if (compared.state !== "extends")
    return continueMatch(opened, link, ours, { text: { id: UNCHANGED[compared.state] } });
  const text = hasOwnActions(opened, stored)
    ? { id: "play.link.continued-for-us" }
    : { id: "play.link.continued" };
  const sent = progressOf(opened.context);
  return continueMatch(opened, { ...link, sent }, record, { text });
}

/** Opens a match by link, which this browser may have stored. Fails if its record cannot be replayed with this version of the game. */
export function openLink(
  game: Game,
  stored: StoredLinkMatch | undefined,
  source: string,
  tag: LinkTag,
  handlers: LinkHandlers,
): Result<LinkResult> {
  const record = parseRecordFrom("link", source);
  if (!record.ok) return record;
  if (record.value.plan) return fail("bad-record", { id: "play.link.is-series" });
  const start = resumeByLink(game, record.value, 0);
  if (!start.ok) return start;
  const context = start.value;
  const opened = { game, record: recordOf(game, context), context, tag };
  return { ok: true, value: stored ? updateMatch(opened, stored, handlers) : joinMatch(opened, handlers) };
}
