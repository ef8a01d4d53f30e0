import type { SerpentBoard } from "@serpentarium/board/element";
import { fill, type Game, type Seat, type Text, unwrap } from "@serpentarium/core";
import { formatLink, type GameRecord } from "@serpentarium/core/record";
import { recordOf } from "@serpentarium/core/turn";
import type { LinkPlay } from "./by-link/link-play.ts";
import { isUndecided, type LinkSeat } from "./by-link/link-seat.ts";
import { answerOf, type SeatAnswer, type Tag, tagged, tagOf } from "./by-link/match-link.ts";
import { dropFragment, fragment, writeFragment } from "./fragment.ts";
import type { Beginning, MatchMachine } from "./match.ts";
import { refusedNotice } from "./notice.ts";
import { type Reader, read } from "./reader.ts";
import { type Origin, openReading, recordFrom } from "./reading.ts";
import { chooseFile, saveRecord } from "./record-file.ts";
import type { RunningMatch } from "./running-match.ts";
import { naming, seatName } from "./seats.ts";
import type { Stage } from "./stage.ts";
import { type PlayedGame, type Taken, take } from "./taking.ts";
import { WORDS } from "./wording.ts";

/** The table between which and the outside something is exchanged. */
interface Table {
  readonly reader: Reader;
  readonly machine: MatchMachine;
  readonly played: RunningMatch;
  readonly links: LinkPlay;
  readonly stage: Stage;
  /** Begins what came. */
  replace(beginning: Beginning, link: LinkSeat | undefined): void;
  /** Keeps what is played in this browser. */
  keep(): void;
  /** Goes on with a match by link that is kept here. */
  goOn(id: string): Promise<void>;
  readonly board: SerpentBoard;
}

/** The address of this page with a fragment. */
const addressOf = (link: string): string => {
  const { origin, pathname } = location;
  return `${origin}${pathname}#${link}`;
};

/** Whether a text is on the clipboard now. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether the page was loaded again, with the address that it wrote itself. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

/** What leaves the page and what comes to it, as links and as files. */
export class Exchange {
  readonly #source: PlayedGame;
  readonly #game: Game;
  readonly #table: Table;
  /** What was asked for last: whatever comes later of something else is not wanted any more. */
  #asked = "";
  /** The match whose seat is shown. */
  #asking: Tag | undefined;

  constructor(source: PlayedGame, table: Table) {
    this.#source = source;
    this.#game = source.game;
    this.#table = table;
  }

  async share(): Promise<void> {
    const { links, stage } = this.#table;
    if (links.current && !stage.reading) return this.#sendOn();
    const link = writeFragment(this.#link());
    try {
      await navigator.clipboard.writeText(link);
      stage.say({ text: this.#game.hidden ? WORDS.linkCopiedWhole : WORDS.linkCopied });
    } catch {
      // not allowed, or not a secure page
      stage.say({ text: this.#game.hidden ? WORDS.linkShownWhole : WORDS.linkShown, link });
    }
  }

  save(): void {
    saveRecord(this.#record());
    if (this.#game.hidden) this.#table.stage.say({ text: WORDS.fileSavedWhole });
  }

  open(): void {
    chooseFile((text) => this.#open("file", text));
  }

  /** Opens what is in the address, if there is something and it is not what is shown. */
  follow(): void {
    const link = fragment();
    const isShown = link === this.#link() && (isReloaded() || !tagOf(link));
    if (link && !isShown) this.#open("link", link);
  }

  /** Begins or shows what came, and says so. */
  take({ beginning, reading, link, notice }: Taken & { readonly link?: LinkSeat }): void {
    const { stage } = this.#table;
    if (beginning) this.#table.replace(beginning, link);
    if (reading) stage.read(reading);
    stage.say(notice);
  }

  /** Shows a match beside the one that is played. */
  async look(record: GameRecord): Promise<void> {
    const { LINK_WORDS } = await import("./by-link/wording.ts");
    const reading = unwrap(openReading(this.#game, record));
    this.#table.stage.read({ ...reading, why: LINK_WORDS.aside, isAside: true });
    this.#table.stage.say(undefined);
  }

  async #open(origin: Origin, text: string): Promise<void> {
    this.#asked = text;
    const { links, machine } = this.#table;
    if (origin === "link" && this.#game.hidden && (await this.#openSeat(text))) return;
    const tag = origin === "link" && !this.#game.hidden ? tagOf(text) : undefined;
    const arrived = tag && (await links.arrive(text, tag));
    const taken = arrived?.ok ? arrived.value : await take(this.#source, machine, origin, text);
    if (this.#asked === text) this.take(taken);
  }

  /** Opens a link of a match by link that hides something: what a seat sees, or what it answers. @returns whether it is one */
  async #openSeat(text: string): Promise<boolean> {
    const { machine, stage } = this.#table;
    const answer = answerOf(text);
    if (answer) {
      await this.#takeAnswer(answer);
      return true;
    }
    const record = recordFrom("link", text);
    if (!record.ok || record.value.seat === undefined) return false;
    const { openSeat } = await import("./by-link/seat-link.ts");
    const reading = openSeat(this.#game, machine, record.value);
    if (this.#asked !== text) return true;
    this.#asking = tagOf(text);
    if (reading.ok) stage.read(reading.value);
    stage.say(reading.ok ? undefined : refusedNotice("link", reading));
    return true;
  }

  /** Plays what came back from a seat in the match that is kept here. */
  async #takeAnswer(answer: SeatAnswer): Promise<void> {
    const { links, stage, goOn, played } = this.#table;
    const { readAnswer } = await import("./by-link/seat-link.ts");
    const { LINK_WORDS } = await import("./by-link/wording.ts");
    dropFragment();
    links.shelf.reload();
    if (links.current?.id !== answer.id && !links.shelf.find(answer.id)) {
      stage.say({ text: LINK_WORDS.answerUnknown });
      return;
    }
    if (links.current?.id !== answer.id) await goOn(answer.id);
    const { context } = played;
    const who = seatName(this.#game, context.position, answer.seat);
    const action = readAnswer(this.#game, context, answer);
    if (action.ok) played.actor.send({ type: "play", action: action.value, seat: answer.seat });
    stage.say(
      action.ok
        ? { text: naming(LINK_WORDS.answerTaken, who) }
        : { text: naming(LINK_WORDS.answerRefused, who), failure: action.error, answers: [] },
    );
  }

  /** Hands the answer of a seat to whoever keeps the match. */
  async answer(action: string): Promise<void> {
    const { stage, reader } = this.#table;
    const { answerLink } = await import("./by-link/seat-link.ts");
    const { LINK_WORDS } = await import("./by-link/wording.ts");
    const { seat, record } = stage.reading ?? {};
    if (!seat || !record || !this.#asking) return;
    const link = addressOf(answerLink(record, this.#asking.id, seat.own, action));
    const told = (text: Text): Text => ({
      en: fill(text, "en", { action }),
      fr: fill(text, "fr", { action }),
    });
    const isCopied = await copied(link);
    stage.say(
      isCopied ? { text: told(LINK_WORDS.answerCopied) } : { text: told(LINK_WORDS.answerByHand), link },
    );
    this.#table.board.announce(read(reader, LINK_WORDS.answered));
  }

  /** Hands each seat that waits a link of its own. */
  async #sendToSeats(own: LinkSeat): Promise<void> {
    const { links, stage, reader, played, keep } = this.#table;
    const { context } = played;
    const { linkForSeat, waitingFor } = await import("./by-link/seat-link.ts");
    const { LINK_WORDS } = await import("./by-link/wording.ts");
    const send = async (seat: Seat): Promise<void> => {
      const who = seatName(this.#game, context.position, seat);
      const url = addressOf(linkForSeat(this.#game, context, seat, own));
      const notice = await links.send(url, context, reader, who);
      keep();
      stage.say(notice);
    };
    const seats = waitingFor(this.#game, context, own.seat);
    const [only, ...more] = seats;
    if (only !== undefined && more.length === 0) return send(only);
    const answers = seats.map((seat) => ({
      text: naming(LINK_WORDS.linkFor, seatName(this.#game, context.position, seat)),
      choose: () => send(seat),
    }));
    stage.say({ text: LINK_WORDS.forWhom, answers });
  }

  /** Hands a match by link on to whoever plays elsewhere. */
  async #sendOn(): Promise<void> {
    const { links, stage, reader, played, keep } = this.#table;
    const { context } = played;
    if (isUndecided(this.#game, context)) {
      stage.say({ text: WORDS.chanceFirst });
      return;
    }
    if (this.#game.hidden && links.current) return this.#sendToSeats(links.current);
    const notice = await links.send(writeFragment(this.#link()), context, reader);
    keep();
    stage.say(notice);
  }

  #record(): GameRecord {
    const { stage, played } = this.#table;
    return stage.reading?.record ?? recordOf(this.#game, played.context);
  }

  /** What is shown, as the fragment of a link. */
  #link(): string {
    const { links, stage } = this.#table;
    const link = formatLink(this.#record());
    if (stage.reading?.seat && this.#asking) return tagged(link, this.#asking);
    return links.current && !stage.reading ? tagged(link, links.current) : link;
  }
}
