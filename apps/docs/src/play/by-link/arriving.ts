import { fail, type Game, type Result, type Seat } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { recordOf } from "@serpentarium/core/turn";
import { logOf } from "../log.ts";
import type { Beginning, MatchContext, MatchMachine } from "../match.ts";
import type { Notice } from "../notice.ts";
import { recordFrom } from "../reading.ts";
import { naming, seatName } from "../seats.ts";
import { compareRecords } from "./compare.ts";
import { inOrder, type LinkSeat, progressOf } from "./link-seat.ts";
import type { Tag } from "./match-link.ts";
import { contextOf, resumeByLink } from "./playing.ts";
import type { LinkMatch, Shelf } from "./shelf.ts";
import { LINK_WORDS } from "./wording.ts";

/** What a link of a match by link leads to: a match to go on with, and what is said of it. */
export interface Arrived {
  readonly beginning?: Beginning;
  readonly link?: LinkSeat;
  readonly notice: Notice;
}

/** What somebody can answer to a link. */
interface Answers {
  /** Sits down at a seat of the match that came. */
  sit(arrived: Arrived): void;
  /** Lays a match beside one's own to be looked at. */
  look(record: GameRecord): void;
}

/** A link that was played through. */
interface Opened {
  readonly game: Game;
  readonly machine: MatchMachine;
  readonly record: GameRecord;
  readonly context: MatchContext;
  readonly tag: Tag;
}

const named = ({ game, context }: Opened, seat: Seat) => seatName(game, context.position, seat);

/** A match that goes on here. */
function going(opened: Opened, link: LinkSeat, record: GameRecord, notice: Notice): Arrived {
  const { game, machine, tag } = opened;
  const beginning = resumeByLink(game, machine, record, link.seat);
  const taken = inOrder([...link.taken, ...tag.taken, link.seat]).filter((seat) => seat < record.seats);
  return beginning.ok ? { beginning: beginning.value, link: { ...link, taken }, notice } : { notice };
}

/** A seat taken in a match that this browser did not know. */
function joined(opened: Opened, seat: Seat): Arrived {
  const { tag, record } = opened;
  const link = { ...tag, seat, sent: progressOf(opened.context) };
  return going(opened, link, record, { text: naming(LINK_WORDS.joined, named(opened, seat)) });
}

/** A match that this browser does not know: the only seat that is free is taken, of several somebody chooses. */
function first(opened: Opened, { sit, look }: Answers): Arrived {
  const { tag, record } = opened;
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);
  const free = seats.filter((seat) => !tag.taken.includes(seat));
  const [only, ...more] = free;
  if (only !== undefined && more.length === 0) return joined(opened, only);
  const toTake = (seat: Seat) => ({
    text: free.includes(seat) ? named(opened, seat) : naming(LINK_WORDS.isTaken, named(opened, seat)),
    choose: () => sit(joined(opened, seat)),
  });
  const answers = [
    ...(free.length > 0 ? free : seats).map(toTake),
    { text: LINK_WORDS.lookAside, choose: () => look(record) },
  ];
  return { notice: { text: LINK_WORDS.whichSeat, answers } };
}

/** Whether a link holds actions of ours that were not played here. */
const playsForUs = ({ game, context }: Opened, { seat, record }: LinkMatch): boolean =>
  logOf(game, context)
    .slice(record.actions.length)
    .some(({ actor }) => actor === seat);

/** A match that this browser knows: it goes on only with a link that goes on from where it stands. */
function again(opened: Opened, kept: LinkMatch, { look }: Answers): Arrived {
  const { record } = opened;
  const { record: ours, turn: _, ...link } = kept;
  const compared = compareRecords(ours, record);
  if (compared.state === "apart") {
    const answers = [{ text: LINK_WORDS.lookAside, choose: () => look(record) }];
    return going(opened, link, ours, { text: LINK_WORDS.apart, failure: compared.failure, answers });
  }
  if (compared.state !== "extends") return going(opened, link, ours, { text: LINK_WORDS[compared.state] });
  const text = playsForUs(opened, kept) ? LINK_WORDS.wentOnForUs : LINK_WORDS.wentOn;
  const sent = progressOf(opened.context);
  return going(opened, { ...link, sent }, record, { text });
}

/** Opens the link of a match by link. Fails where it holds no match that this version of the game can play through. */
export function arrive(
  game: Game,
  machine: MatchMachine,
  shelf: Shelf,
  source: string,
  tag: Tag,
  answers: Answers,
): Result<Arrived> {
  const read = recordFrom("link", source);
  if (!read.ok) return read;
  if (read.value.plan) return fail("bad-record", "a series of games", "une série de parties");
  const beginning = resumeByLink(game, machine, read.value, 0);
  if (!beginning.ok) return beginning;
  const context = contextOf(machine, beginning.value);
  const opened = { game, machine, record: recordOf(game, context), context, tag };
  const kept = shelf.find(tag.id);
  return { ok: true, value: kept ? again(opened, kept, answers) : first(opened, answers) };
}
