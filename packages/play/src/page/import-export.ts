import type { SerpentBoard } from "@serpentarium/board/element";
import { type Game, unwrap } from "@serpentarium/core";
import type { Seating } from "@serpentarium/core/context";
import { recordOf } from "@serpentarium/core/match";
import { formatLink, type GameRecord } from "@serpentarium/core/record";
import type { Reader } from "@serpentarium/table";
import { copyText, logOf, type RunningContext } from "@serpentarium/table";
import type { LinkMatches } from "../by-link/link-matches.ts";
import { addTag, tagOf } from "../by-link/match-link.ts";
import type { SeatLinks } from "../by-link/seat-links.ts";
import { isChanceToAct, type LinkSeat } from "../match/link-seat.ts";
import { isWorthKeeping } from "../match/played-actions.ts";
import { parseRecordFrom, type RecordOrigin } from "../match/visited-match.ts";
import { writeFragment } from "../ui/fragment.ts";
import { withLateWords } from "../ui/late-words.ts";
import { nextTask } from "../ui/next-task.ts";
import { linkNotice, type Notice, withWayBack } from "../ui/notice.ts";
import type { PlayParts } from "../ui/play-parts.ts";
import type { PlayStore } from "../ui/play-state.ts";
import { chooseFile, downloadRecord } from "../ui/record-file.ts";
import { type OpenResult, openRecord } from "./open-record.ts";

interface ImportExportOptions {
  readonly reader: Reader;
  readonly store: PlayStore;
  readonly links: LinkMatches;
  showNotice(notice: Notice | undefined): void;
  /** Starts an opened match. @returns the id of the previous match, if it is kept */
  replace(start: RunningContext, link: LinkSeat | undefined): string | undefined;
  saveMatch(): void;
  resume(id: string): Promise<void>;
  readonly board: SerpentBoard;
}

/** Whether the page was reloaded with a fragment that it wrote itself. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

/** Shares and opens matches as links and as files. */
export class ImportExport {
  readonly #parts: PlayParts;
  readonly #game: Game;
  readonly #options: ImportExportOptions;
  /** The text opened last; results of earlier requests are dropped. */
  #lastRequest = "";
  #seatLinks: SeatLinks | undefined;

  constructor(parts: PlayParts, options: ImportExportOptions) {
    this.#parts = parts;
    this.#game = parts.game;
    this.#options = options;
  }

  async share(): Promise<void> {
    const { links, store, showNotice } = this.#options;
    if (links.current && !store.state.visited) return this.#sendLink();
    const link = writeFragment(this.#fragment());
    const [copied, shown] = this.#game.hidden
      ? [{ id: "play.link-copied-whole" }, { id: "play.link-shown-whole" }]
      : [{ id: "play.link-copied" }, { id: "play.link-shown" }];
    showNotice(linkNotice((await copyText(link)) ? { text: copied } : { text: shown, link }));
  }

  saveFile(): void {
    const record = this.#record();
    downloadRecord(record);
    if (this.#game.hidden && record.seat === undefined)
      this.#options.showNotice({ text: { id: "play.file-saved-whole" } });
  }

  openFile(): void {
    chooseFile((text) => this.#open("file", text));
  }

  /** Whether a link leads to the displayed match. */
  isShown(link: string): boolean {
    return link === this.#fragment() && (isReloaded() || !tagOf(link));
  }

  /** Opens a link, unless the user no longer waits for it. */
  openLink(link: string, isWanted: () => boolean): Promise<void> {
    return this.#open("link", link, isWanted);
  }

  /** Starts or displays an opened match with its notice. */
  applyResult({ start, visited, link, notice }: OpenResult & { readonly link?: LinkSeat }): void {
    const { store, showNotice, resume } = this.#options;
    const { running } = store.state;
    const wasGoingOn = isWorthKeeping(this.#game, running, logOf(this.#game, running));
    const left = start && this.#options.replace(start, link);
    if (visited) store.send({ type: "display", match: visited });
    showNotice(notice && wasGoingOn && left !== undefined ? withWayBack(notice, () => resume(left)) : notice);
  }

  async preview(record: GameRecord): Promise<void> {
    const { reader, store } = this.#options;
    const { previewMatch } = await withLateWords(reader, import("../by-link/open-link.ts"));
    store.send({ type: "display", match: unwrap(previewMatch(this.#game, record)) });
    this.#options.showNotice(undefined);
  }

  async #open(origin: RecordOrigin, text: string, isWanted = () => true): Promise<void> {
    if (origin === "link" && this.#goToOtherGame(text)) return;
    this.#lastRequest = text;
    const isLast = (): boolean => this.#lastRequest === text && isWanted();
    const { links } = this.#options;
    if (origin === "link" && this.#game.hidden && (await (await this.#loadSeatLinks()).open(text, isLast)))
      return;
    const tag = origin === "link" && !this.#game.hidden ? tagOf(text) : undefined;
    const linked = tag && (await links.openLink(text, tag));
    const seating = origin === "link" ? await this.#seatingFromAddress() : {};
    const result = linked?.ok ? linked.value : await openRecord(this.#parts, origin, text, seating);
    // reading and drawing a long match are separate tasks, so that the browser stays responsive
    await nextTask();
    if (isLast()) this.applyResult(result);
  }

  /** Goes to the play page of another game if the link belongs to it. @returns whether it does */
  #goToOtherGame(link: string): boolean {
    const record = parseRecordFrom("link", link);
    const id = record.ok ? record.value.game : this.#game.id;
    const page = id === this.#game.id ? undefined : this.#parts.pageOf?.(id);
    if (page === undefined) return false;
    location.replace(`${page}${location.search}#${link}`);
    return true;
  }

  /** Reads the bots for the linked match from the address. */
  async #seatingFromAddress(): Promise<Seating> {
    if (!location.search.includes("against=")) return {};
    const { seatingAgainstBots, takeOpponentsFromAddress } = await import("../match/against-bots.ts");
    return seatingAgainstBots(this.#game, takeOpponentsFromAddress());
  }

  /** Loads the code for links of matches with hidden information. */
  async #loadSeatLinks(): Promise<SeatLinks> {
    const { SeatLinks } = await withLateWords(this.#options.reader, import("../by-link/seat-links.ts"));
    this.#seatLinks ??= new SeatLinks({ ...this.#options, game: this.#game });
    return this.#seatLinks;
  }

  async #sendLink(): Promise<void> {
    const { links, store, showNotice, saveMatch } = this.#options;
    const context = store.state.running;
    if (isChanceToAct(this.#game, context)) {
      showNotice({ text: { id: "play.chance-first" } });
      return;
    }
    if (this.#game.hidden && links.current) return (await this.#loadSeatLinks()).sendToSeats(links.current);
    const notice = await links.send(writeFragment(this.#fragment()), context);
    saveMatch();
    showNotice(notice);
  }

  #record(): GameRecord {
    const { store } = this.#options;
    return store.state.visited?.record ?? recordOf(this.#game, store.state.running);
  }

  #fragment(): string {
    const { links, store } = this.#options;
    const link = formatLink(this.#record());
    const seatTag = this.#seatLinks?.tag;
    if (store.state.visited?.kind === "seat" && seatTag) return addTag(link, seatTag);
    return links.current && !store.state.visited ? addTag(link, links.current) : link;
  }
}
