import type { Game, Result, Seat, Table, Text } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { Beginning, MatchContext, MatchMachine } from "../match.ts";
import type { Notice } from "../notice.ts";
import type { Reader } from "../reader.ts";
import { recall } from "../store.ts";
import type { Arrived } from "./arriving.ts";
import { type LinkSeat, parseLinkSeat, progressOf } from "./link-seat.ts";
import type { Tag } from "./match-link.ts";
import { Shelf } from "./shelf.ts";

/** What a match by link leads to on the page. */
interface Watcher {
  /** Somebody chose a seat of the match that came. */
  arrived(arrived: Arrived): void;
  /** Somebody wants to see a match beside their own. */
  look(record: GameRecord): void;
}

/** The matches by link of a page; what they are played with is fetched when there is one. */
export class LinkPlay {
  readonly #game: Game;
  readonly #machine: MatchMachine;
  readonly #watcher: Watcher;
  readonly shelf: Shelf;
  /** The part of this browser in the match that is played, where that is one by link. */
  current: LinkSeat | undefined;

  constructor(game: Game, machine: MatchMachine, watcher: Watcher) {
    this.#game = game;
    this.#machine = machine;
    this.#watcher = watcher;
    this.shelf = new Shelf(game);
    this.current = parseLinkSeat(Object(recall(game.id, "match")).link);
  }

  async begin(table: Table, seat: Seat) {
    const { beginByLink } = await import("./playing.ts");
    return beginByLink(table, seat);
  }

  /** What a link with a tag leads to. Fails where it holds nothing that can be played through. */
  async arrive(source: string, tag: Tag): Promise<Result<Arrived>> {
    const { arrive } = await import("./arriving.ts");
    this.shelf.reload();
    return arrive(this.#game, this.#machine, this.shelf, source, tag, {
      sit: (arrived) => this.#watcher.arrived(arrived),
      look: (record) => this.#watcher.look(record),
    });
  }

  /** A match that is kept, to go on with. */
  async resume(id: string): Promise<(Result<Beginning> & { readonly link: LinkSeat }) | undefined> {
    const kept = this.shelf.find(id);
    if (!kept) return undefined;
    const { resumeByLink } = await import("./playing.ts");
    const { record, turn: _, ...link } = kept;
    return { ...resumeByLink(this.#game, this.#machine, record, link.seat), link };
  }

  /** Whether another page of this browser has gone further with a match. */
  isBehind(context: MatchContext): boolean {
    const kept = this.current && this.shelf.find(this.current.id);
    if (!kept) return false;
    const { actions, outcome } = kept.record;
    return actions.length + (outcome ? 1 : 0) > progressOf(context);
  }

  /** Hands the link over, to a seat of which it is or to all. @returns what to say of it, and nothing where it went nowhere */
  async send(url: string, context: MatchContext, reader: Reader, who?: Text): Promise<Notice | undefined> {
    const { current } = this;
    const { handOver } = await import("./handing-over.ts");
    const notice = await handOver(this.#game, url, reader, who ?? context.table.seats === 2);
    if (notice && current?.id === this.current?.id) this.#sent(progressOf(context));
    return notice;
  }

  #sent(progress: number): void {
    if (this.current) this.current = { ...this.current, sent: Math.max(this.current.sent, progress) };
  }
}
