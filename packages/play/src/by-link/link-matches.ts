import type { Game, Message, Result, Seat, Table } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { MatchContext, Reader } from "@serpentarium/table";
import type { MatchKeeper } from "../library/match-keeper.ts";
import type { StoredLinkMatch } from "../library/stored-match.ts";
import { type LinkSeat, progressOf } from "../match/link-seat.ts";
import { withLateWords } from "../ui/late-words.ts";
import type { Notice } from "../ui/notice.ts";
import type { LinkTag } from "./match-link.ts";
import type { LinkResult } from "./open-link.ts";

interface LinkHandlers {
  /** Called when the user has chosen a seat of an opened match. */
  onSeatTaken(result: LinkResult): void;
  /** Previews a match beside the user’s own. */
  onPreview(record: GameRecord): void;
}

export class LinkMatches {
  readonly #game: Game;
  readonly #reader: Reader;
  readonly #handlers: LinkHandlers;
  readonly #keeper: MatchKeeper;
  /** The seat of this browser, if the running match is one by link. */
  current: LinkSeat | undefined;

  constructor(game: Game, keeper: MatchKeeper, reader: Reader, handlers: LinkHandlers) {
    this.#game = game;
    this.#keeper = keeper;
    this.#reader = reader;
    this.#handlers = handlers;
  }

  async begin(table: Table, seat: Seat, isSetUp: boolean) {
    const { beginByLink } = await withLateWords(this.#reader, import("./start-by-link.ts"));
    return beginByLink(this.#game, table, seat, isSetUp);
  }

  async openLink(source: string, tag: LinkTag): Promise<Result<LinkResult>> {
    const { openLink } = await withLateWords(this.#reader, import("./open-link.ts"));
    return openLink(this.#game, await this.find(tag.id), source, tag, {
      onSeatTaken: (result) => this.#handlers.onSeatTaken(result),
      onPreview: (record) => this.#handlers.onPreview(record),
    });
  }

  /** A stored match by link of this game; undefined if there is none with this id. */
  async find(id: string): Promise<StoredLinkMatch | undefined> {
    const stored = await this.#keeper.find(id);
    return stored?.link && { ...stored, link: stored.link };
  }

  /** Shares a link, with one seat or with all others. @returns the notice to show; undefined if the user cancelled */
  async send(url: string, context: MatchContext, who?: Message): Promise<Notice | undefined> {
    const { current } = this;
    const { shareLink } = await withLateWords(this.#reader, import("./share-link.ts"));
    const notice = await shareLink(url, this.#reader, who ?? context.table.seats === 2);
    if (notice && current?.id === this.current?.id) this.#markSent(progressOf(context));
    return notice;
  }

  #markSent(progress: number): void {
    if (this.current) this.current = { ...this.current, sent: Math.max(this.current.sent, progress) };
  }
}
