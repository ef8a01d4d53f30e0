import { loadGame } from "virtual:load-games";
import type { SerpentBoard } from "@serpentarium/board/element";
import { formatText, type Game, type Seat, type Text, unwrap } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { formatLink, type GameRecord } from "@serpentarium/core/record";
import type { Seating } from "@serpentarium/core/turn";
import { fillName, logOf, type MatchMachine, type MatchStart, seatName } from "@serpentarium/table";
import { copyText } from "../lib/clipboard.ts";
import type { LinkMatches } from "./by-link/link-matches.ts";
import { isChanceToAct, type LinkSeat } from "./by-link/link-seat.ts";
import { addTag, answerOf, type LinkTag, type SeatAnswer, tagOf } from "./by-link/match-link.ts";
import { clearFragment, writeFragment } from "./fragment.ts";
import { MESSAGES } from "./messages.ts";
import { nextTask } from "./next-task.ts";
import { linkNotice, type Notice, type NoticeButton, refusalNotice, withWayBack } from "./notice.ts";
import { type OpenResult, openRecord, type SiteGame } from "./open-record.ts";
import type { PlayStore } from "./play-state.ts";
import { isWorthKeeping } from "./played-actions.ts";
import { localise, type Reader } from "./reader.ts";
import { chooseFile, downloadRecord } from "./record-file.ts";
import { parseRecordFrom, type RecordOrigin } from "./visited-match.ts";

/** The parts of the page that sharing needs. */
interface ImportExportOptions {
  readonly reader: Reader;
  readonly machine: MatchMachine;
  readonly store: PlayStore;
  readonly links: LinkMatches;
  showNotice(notice: Notice | undefined): void;
  /** Starts a match that was opened. @returns the id of the match before it, if that is kept */
  replace(start: MatchStart, link: LinkSeat | undefined): string | undefined;
  /** Stores the running match in this browser. */
  saveMatch(): void;
  /** Resumes a match of the library. */
  resume(id: string): Promise<void>;
  readonly board: SerpentBoard;
}

/** The URL of this page with a fragment. */
const pageUrl = (link: string): string => {
  const { origin, pathname } = location;
  return `${origin}${pathname}#${link}`;
};

/** Whether the page was reloaded, with a fragment that it wrote itself. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

/** Shares and opens matches as links and as files. */
export class ImportExport {
  readonly #source: SiteGame;
  readonly #game: Game;
  readonly #options: ImportExportOptions;
  /** The text opened last; results of earlier requests are dropped. */
  #lastRequest = "";
  /** The tag of the match whose seat view is displayed. */
  #seatTag: LinkTag | undefined;

  constructor(source: SiteGame, options: ImportExportOptions) {
    this.#source = source;
    this.#game = source.game;
    this.#options = options;
  }

  async share(): Promise<void> {
    const { links, store, showNotice } = this.#options;
    if (links.current && !store.state.visited) return this.#sendLink();
    const link = writeFragment(this.#fragment());
    const [copied, shown] = this.#game.hidden
      ? [MESSAGES.linkCopiedWhole, MESSAGES.linkShownWhole]
      : [MESSAGES.linkCopied, MESSAGES.linkShown];
    showNotice(linkNotice((await copyText(link)) ? { text: copied } : { text: shown, link }));
  }

  saveFile(): void {
    const record = this.#record();
    downloadRecord(record);
    if (this.#game.hidden && record.seat === undefined)
      this.#options.showNotice({ text: MESSAGES.fileSavedWhole });
  }

  openFile(): void {
    chooseFile((text) => this.#open("file", text));
  }

  /** Whether a link is empty or that of the displayed match. */
  isShown(link: string): boolean {
    return link === "" || (link === this.#fragment() && (isReloaded() || !tagOf(link)));
  }

  /** Opens a link, unless the user no longer wants it. */
  openLink(link: string, isWanted: () => boolean): Promise<void> {
    return this.#open("link", link, isWanted);
  }

  /** Starts or displays an opened match, and shows its notice. */
  applyResult({ start, visited, link, notice }: OpenResult & { readonly link?: LinkSeat }): void {
    const { store, showNotice, resume } = this.#options;
    const { running } = store.state;
    const wasGoingOn = isWorthKeeping(this.#game, running, logOf(this.#game, running));
    const left = start && this.#options.replace(start, link);
    if (visited) store.send({ type: "display", match: visited });
    showNotice(notice && wasGoingOn && left !== undefined ? withWayBack(notice, () => resume(left)) : notice);
  }

  /** Previews a match beside the running one. */
  async preview(record: GameRecord): Promise<void> {
    const { previewMatch } = await import("./by-link/open-link.ts");
    this.#options.store.send({ type: "display", match: unwrap(previewMatch(this.#game, record)) });
    this.#options.showNotice(undefined);
  }

  async #open(origin: RecordOrigin, text: string, isWanted = () => true): Promise<void> {
    if (origin === "link" && this.#goToOtherGame(text)) return;
    this.#lastRequest = text;
    const isLast = (): boolean => this.#lastRequest === text && isWanted();
    const { links, machine } = this.#options;
    if (origin === "link" && this.#game.hidden && (await this.#openSeatLink(text, isLast))) return;
    const tag = origin === "link" && !this.#game.hidden ? tagOf(text) : undefined;
    const linked = tag && (await links.openLink(text, tag));
    const seating = origin === "link" ? await this.#seatingFromAddress() : {};
    const result = linked?.ok ? linked.value : await openRecord(this.#source, machine, origin, text, seating);
    // a long match is read and drawn in tasks of their own, so that none blocks the browser for long
    await nextTask();
    if (isLast()) this.applyResult(result);
  }

  /** Goes to the play page of another game if the link is of one. @returns whether it is */
  #goToOtherGame(link: string): boolean {
    const record = parseRecordFrom("link", link);
    const id = record.ok ? record.value.game : this.#game.id;
    if (id === this.#game.id || !Object.hasOwn(loadGame, id)) return false;
    location.replace(`${location.pathname.replace(/[^/]+\/?$/, `${id}/`)}${location.search}#${link}`);
    return true;
  }

  /** The bots that the address asks for beside its match. */
  async #seatingFromAddress(): Promise<Seating> {
    if (!location.search.includes("against=")) return {};
    const { seatingAgainstBots, takeOpponentsFromAddress } = await import("./against-bots.ts");
    return seatingAgainstBots(this.#game, takeOpponentsFromAddress());
  }

  /** Opens a link of a match with hidden information: the view of a seat, or its answer. @returns whether it is one */
  async #openSeatLink(text: string, isLast: () => boolean): Promise<boolean> {
    const { machine, store, showNotice } = this.#options;
    const seatAnswer = answerOf(text);
    if (seatAnswer) {
      await this.#playAnswer(seatAnswer);
      return true;
    }
    const record = parseRecordFrom("link", text);
    if (!record.ok || record.value.seat === undefined) return false;
    const { openSeatLink } = await import("./by-link/seat-link.ts");
    const seatView = openSeatLink(this.#game, machine, record.value);
    if (!isLast()) return true;
    this.#seatTag = tagOf(text);
    if (seatView.ok) store.send({ type: "display", match: seatView.value });
    showNotice(seatView.ok ? undefined : refusalNotice("link", seatView));
    return true;
  }

  /** Plays the answer of a seat in the match that this browser keeps. */
  async #playAnswer(seatAnswer: SeatAnswer): Promise<void> {
    const { links, store, showNotice, resume } = this.#options;
    const { parseAnswer } = await import("./by-link/seat-link.ts");
    const { LINK_MESSAGES } = await import("./by-link/link-messages.ts");
    clearFragment();
    if (links.current?.id !== seatAnswer.id && !(await links.find(seatAnswer.id))) {
      showNotice({ text: LINK_MESSAGES.answerUnknown });
      return;
    }
    if (links.current?.id !== seatAnswer.id) await resume(seatAnswer.id);
    const context = store.state.running;
    const who = seatName(this.#game, context.position, seatAnswer.seat);
    const action = parseAnswer(this.#game, context, seatAnswer);
    if (action.ok) store.send({ type: "play", action: action.value, seat: seatAnswer.seat });
    showNotice(
      action.ok
        ? { text: fillName(LINK_MESSAGES.answerTaken, who) }
        : { text: fillName(LINK_MESSAGES.answerRefused, who), failure: action.error, buttons: [] },
    );
  }

  /** Copies the link with the action of this seat, for the player who keeps the match. */
  async sendAnswer(action: string): Promise<void> {
    const { store, showNotice, reader } = this.#options;
    const { answerLink } = await import("./by-link/seat-link.ts");
    const { LINK_MESSAGES } = await import("./by-link/link-messages.ts");
    const { visited } = store.state;
    if (visited?.kind !== "seat" || !this.#seatTag) return;
    const link = pageUrl(answerLink(visited.record, this.#seatTag.id, visited.own, action));
    const withAction = (text: Text): Text => ({
      en: formatText(text, "en", { action }),
      fr: formatText(text, "fr", { action }),
    });
    const isCopied = await copyText(link);
    showNotice(
      isCopied
        ? { text: withAction(LINK_MESSAGES.answerCopied) }
        : { text: withAction(LINK_MESSAGES.answerByHand), link },
    );
    this.#options.board.announce(localise(reader, LINK_MESSAGES.answered));
  }

  /** Shares a link with each waiting seat. */
  async #sendToSeats(own: LinkSeat): Promise<void> {
    const { links, store, showNotice, reader, saveMatch } = this.#options;
    const context = store.state.running;
    const { linkForSeat, seatsToSendTo } = await import("./by-link/seat-link.ts");
    const { LINK_MESSAGES } = await import("./by-link/link-messages.ts");
    const send = async (seat: Seat): Promise<void> => {
      const who = seatName(this.#game, context.position, seat);
      const url = pageUrl(linkForSeat(this.#game, context, seat, own));
      const notice = await links.send(url, context, reader, who);
      saveMatch();
      showNotice(notice);
    };
    const seats = seatsToSendTo(this.#game, context, own.seat);
    const [only, ...more] = seats;
    if (only !== undefined && more.length === 0) return send(only);
    const seatButtons = seats.map(
      (seat): NoticeButton => ({
        text: fillName(LINK_MESSAGES.linkFor, seatName(this.#game, context.position, seat)),
        onPress: () => send(seat),
      }),
    );
    showNotice({ text: LINK_MESSAGES.forWhom, buttons: seatButtons });
  }

  /** Shares the link of a match by link with the other players. */
  async #sendLink(): Promise<void> {
    const { links, store, showNotice, reader, saveMatch } = this.#options;
    const context = store.state.running;
    if (isChanceToAct(this.#game, context)) {
      showNotice({ text: MESSAGES.chanceFirst });
      return;
    }
    if (this.#game.hidden && links.current) return this.#sendToSeats(links.current);
    const notice = await links.send(writeFragment(this.#fragment()), context, reader);
    saveMatch();
    showNotice(notice);
  }

  #record(): GameRecord {
    const { store } = this.#options;
    return store.state.visited?.record ?? recordOf(this.#game, store.state.running);
  }

  /** The displayed match as the fragment of a link. */
  #fragment(): string {
    const { links, store } = this.#options;
    const link = formatLink(this.#record());
    if (store.state.visited?.kind === "seat" && this.#seatTag) return addTag(link, this.#seatTag);
    return links.current && !store.state.visited ? addTag(link, links.current) : link;
  }
}
