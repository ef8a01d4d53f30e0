import type { Game, Result, Seat, Table, Text } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { MatchContext, MatchMachine, MatchStart } from "@serpentarium/table";
import type { Notice } from "../notice.ts";
import type { Reader } from "../reader.ts";
import { loadSlot } from "../storage.ts";
import { type LinkSeat, parseLinkSeat, progressOf } from "./link-seat.ts";
import type { LinkTag } from "./match-link.ts";
import { MatchStore } from "./match-store.ts";
import type { LinkResult } from "./open-link.ts";

interface LinkHandlers {
  /** Called when the user has chosen a seat of an opened match. */
  onSeatTaken(result: LinkResult): void;
  /** Previews a match beside the user’s own. */
  onPreview(record: GameRecord): void;
}

/** The matches by link of a page; most of the code is loaded on demand. */
export class LinkMatches {
  readonly #game: Game;
  readonly #machine: MatchMachine;
  readonly #handlers: LinkHandlers;
  readonly store: MatchStore;
  /** The seat of this browser, if the running match is one by link. */
  current: LinkSeat | undefined;

  constructor(game: Game, machine: MatchMachine, handlers: LinkHandlers) {
    this.#game = game;
    this.#machine = machine;
    this.#handlers = handlers;
    this.store = new MatchStore(game);
    this.current = parseLinkSeat(Object(loadSlot(game.id, "match")).link);
  }

  async begin(table: Table, seat: Seat, isSetUp: boolean) {
    const { beginByLink } = await import("./start-by-link.ts");
    return beginByLink(this.#game, this.#machine, table, seat, isSetUp);
  }

  /** Opens a link with a tag. Fails if its record cannot be replayed. */
  async openLink(source: string, tag: LinkTag): Promise<Result<LinkResult>> {
    const { openLink } = await import("./open-link.ts");
    this.store.reload();
    return openLink(this.#game, this.#machine, this.store, source, tag, {
      onSeatTaken: (result) => this.#handlers.onSeatTaken(result),
      onPreview: (record) => this.#handlers.onPreview(record),
    });
  }

  /** Resumes a stored match; undefined if there is none with this id. */
  async resume(id: string): Promise<(Result<MatchStart> & { readonly link: LinkSeat }) | undefined> {
    const stored = this.store.find(id);
    if (!stored) return undefined;
    const { resumeByLink } = await import("./start-by-link.ts");
    const { record, turn: _, ...link } = stored;
    return { ...resumeByLink(this.#game, this.#machine, record, link.seat), link };
  }

  /** Whether another page of this browser has stored a later state of the running match. */
  isOutdated(context: MatchContext): boolean {
    const stored = this.current && this.store.find(this.current.id);
    if (!stored) return false;
    const { actions, outcome } = stored.record;
    return actions.length + (outcome ? 1 : 0) > progressOf(context);
  }

  /** Shares a link, with one seat or with all. @returns the notice to show; undefined if the user cancelled */
  async send(url: string, context: MatchContext, reader: Reader, who?: Text): Promise<Notice | undefined> {
    const { current } = this;
    const { shareLink } = await import("./share-link.ts");
    const notice = await shareLink(this.#game, url, reader, who ?? context.table.seats === 2);
    if (notice && current?.id === this.current?.id) this.#markSent(progressOf(context));
    return notice;
  }

  #markSent(progress: number): void {
    if (this.current) this.current = { ...this.current, sent: Math.max(this.current.sent, progress) };
  }
}
