import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import {
  type Failure,
  formatLink,
  type Plugin,
  type Result,
  type Seat,
  type Table,
} from "@serpentarium/core";
import { recordOf, type Seating, stateOf } from "@serpentarium/core/turn";
import { h, render } from "preact";
import { dropFragment, fragment, writeFragment } from "./fragment.ts";
import { isGoingOn, logOf } from "./log.ts";
import {
  type Beginning,
  createMatchMachine,
  type MatchActor,
  type MatchContext,
  type MatchMachine,
  startMatch,
} from "./match.ts";
import { type Notice, refusedNotice } from "./notice.ts";
import { freshMatch, keptMatch, matchFromLink, matchFromRecord, resumedMatch } from "./opening.ts";
import type { Orders, PlayState } from "./play-state.ts";
import type { Reader } from "./reader.ts";
import { chooseFile, saveRecord } from "./record-file.ts";
import { ShownBoard } from "./shown-board.ts";
import { keep, recall, type Slot } from "./store.ts";
import { DeskView } from "./views/desk-view.tsx";
import { HeadView } from "./views/head-view.tsx";
import { WORDS } from "./wording.ts";

/** Where the page is drawn. */
interface Places {
  readonly head: Element;
  readonly board: SerpentBoard;
  readonly desk: Element;
  /** The states of the statechart, by `data-state`. */
  readonly states: readonly SVGElement[];
}

/** One match at a time, with all that is around it. */
export class PlayTable implements Orders {
  readonly #game: Plugin["game"];
  readonly #reader: Reader;
  readonly #places: Places;
  readonly #machine: MatchMachine;
  readonly #shown: ShownBoard;
  #actor: MatchActor;
  /** Of the match as it was shown last. */
  #context: MatchContext;
  #failure: Failure | undefined;
  #notice: Notice | undefined;
  #lookingBack: number | undefined;

  constructor({ game }: Plugin, reader: Reader, places: Places) {
    this.#game = game;
    this.#reader = reader;
    this.#places = places;
    this.#machine = createMatchMachine(game);
    this.#shown = new ShownBoard(places.board, game, reader);
    places.board.addEventListener("refused", (event) => {
      this.#failure = (event as CustomEvent<{ readonly failure: Failure }>).detail.failure;
      this.#draw();
    });
    places.board.addEventListener("pick", () => this.#tryAgain());
    const { beginning, notice } = resumedMatch(game, this.#machine);
    this.#actor = this.#seat(beginning);
    this.#context = this.#actor.getSnapshot().context;
    this.#notice = notice;
    this.#keep("match");
    this.#draw();
    this.#follow();
    window.addEventListener("hashchange", () => this.#follow());
  }

  begin(table?: Table, seating?: Seating): void {
    this.#replace(freshMatch(this.#game, table, seating));
  }

  type(notation: string): boolean {
    const before = this.#context;
    this.#send({ type: "play", action: notation });
    return this.#context !== before;
  }

  undo(): void {
    this.#send({ type: "undo" });
  }
  redo(): void {
    this.#send({ type: "redo" });
  }
  resign(seat: Seat): void {
    this.#send({ type: "resign", seat });
  }

  lookBack(count?: number): void {
    const { log, context } = this.#state();
    const isBack = count !== undefined && count < log.length;
    this.#lookingBack = isBack ? count : undefined;
    this.#failure = undefined;
    if (isBack) {
      this.#shown.showPosition(log[count - 1]?.position ?? this.#game.start(context.table));
      this.#places.head.scrollIntoView({ block: "start" });
    } else this.#shown.showMatch(this.#actor);
    this.#draw();
  }

  async share(): Promise<void> {
    const record = this.#record();
    if (!record) return;
    const link = writeFragment(record);
    try {
      await navigator.clipboard.writeText(link);
      this.#say({ text: WORDS.linkCopied });
    } catch {
      // not allowed, or not a secure page
      this.#say({ text: WORDS.linkShown, link });
    }
  }

  save(): void {
    const record = this.#record();
    if (record) saveRecord(record);
  }

  open(): void {
    chooseFile((text) => this.#take(matchFromRecord(this.#game, this.#machine, text), "file"));
  }

  earlier(): void {
    const kept = keptMatch(this.#game, this.#machine, "earlier");
    if (kept && !kept.ok) this.#say(refusedNotice("stored", kept));
    else if (kept) this.#replace(kept.value, true);
  }

  dismiss(): void {
    this.#say(undefined);
  }

  #send(event: Parameters<MatchActor["send"]>[0]): void {
    if (this.#lookingBack !== undefined) this.lookBack();
    this.#actor.send(event);
  }

  #record() {
    return recordOf(this.#game, this.#context);
  }

  /** Opens the match in the address, if there is one and it is another. */
  #follow(): void {
    const link = fragment();
    const record = this.#record();
    if (!link || (record && link === formatLink(record))) return;
    this.#take(matchFromLink(this.#game, this.#machine, link), "link");
  }

  #take(opened: Result<Beginning>, from: "link" | "file"): void {
    if (opened.ok) this.#replace(opened.value);
    const text = from === "link" ? WORDS.linkOpened : WORDS.fileOpened;
    this.#say(opened.ok ? { text } : refusedNotice(from, opened));
  }

  /** Begins another match; one that was going on, or must be, is kept as the earlier one. */
  #replace(beginning: Beginning, always = false): void {
    const { log, context } = this.#state();
    if (always || isGoingOn(context, log)) this.#keep("earlier");
    this.#actor.stop();
    this.#actor = this.#seat(beginning);
    this.#notice = undefined;
    this.#changed();
  }

  /** Starts a match and sits it at the board. */
  #seat(beginning: Beginning): MatchActor {
    const actor = startMatch(this.#machine, beginning);
    actor.subscribe(({ context }) => context !== this.#context && this.#changed());
    actor.on("failed", () => this.#say({ text: WORDS.brokeDown }));
    this.#lookingBack = undefined;
    this.#shown.showMatch(actor);
    return actor;
  }

  #changed(): void {
    this.#context = this.#actor.getSnapshot().context;
    dropFragment();
    this.#keep("match");
    this.#failure = undefined;
    if (this.#lookingBack !== undefined) this.lookBack();
    this.#draw();
  }

  #keep(slot: Slot): void {
    keep(this.#game.id, slot, this.#actor.getPersistedSnapshot());
  }

  #tryAgain(): void {
    if (!this.#failure) return;
    this.#failure = undefined;
    this.#draw();
  }

  #say(notice: Notice | undefined): void {
    this.#notice = notice;
    this.#draw();
  }

  #state(): PlayState {
    return {
      game: this.#game,
      context: this.#context,
      log: logOf(this.#game, this.#context),
      failure: this.#failure,
      notice: this.#notice,
      lookingBack: this.#lookingBack,
      hasEarlier: recall(this.#game.id, "earlier") !== undefined,
    };
  }

  #draw(): void {
    const props = { state: this.#state(), orders: this, reader: this.#reader };
    render(h(HeadView, props), this.#places.head);
    render(h(DeskView, props), this.#places.desk);
    const now = stateOf(props.state.context);
    for (const state of this.#places.states) {
      state.toggleAttribute("data-current", state.dataset["state"] === now);
    }
  }
}
