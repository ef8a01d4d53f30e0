import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import { createRandom, type Failure, type Plugin, type Result, type Seat, unwrap } from "@serpentarium/core";
import { PERSON, scoreSheetOf, stateOf } from "@serpentarium/core/turn";
import { h, render } from "preact";
import { dropFragment, fragment, linkOf, writeFragment } from "./fragment.ts";
import { isGoingOn, type LogEntry, logOf } from "./log.ts";
import { type MatchActor, newSeed } from "./match.ts";
import { type Notice, refusedNotice } from "./notice.ts";
import { freshSeries, fromLink, fromRecord, fromStore, resumed } from "./opening.ts";
import type { Orders, PlayState } from "./play-state.ts";
import type { Reader } from "./reader.ts";
import { chooseFile, saveRecord } from "./record-file.ts";
import { RunningSeries } from "./running-series.ts";
import {
  type Beginning,
  createMachines,
  dealtBy,
  type Machines,
  type Start,
  toKeep,
  toRecord,
} from "./series.ts";
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

/** One series of matches at a time, be it of a single one, with all that is around it. */
export class PlayTable implements Orders {
  readonly #game: Plugin["game"];
  readonly #reader: Reader;
  readonly #places: Places;
  readonly #machines: Machines;
  readonly #shown: ShownBoard;
  readonly #played: RunningSeries;
  #log: readonly LogEntry[] = [];
  #failure: Failure | undefined;
  #notice: Notice | undefined;
  #lookingBack: number | undefined;

  constructor({ game }: Plugin, reader: Reader, places: Places) {
    this.#game = game;
    this.#reader = reader;
    this.#places = places;
    this.#machines = createMachines(game);
    this.#shown = new ShownBoard(places.board, reader);
    places.board.addEventListener("refused", (event) => {
      this.#failure = (event as CustomEvent<{ readonly failure: Failure }>).detail.failure;
      this.#draw();
    });
    places.board.addEventListener("pick", () => this.#tryAgain());
    const { beginning, notice } = resumed(game, this.#machines);
    this.#played = new RunningSeries(game, this.#machines, beginning, {
      changed: (isOther) => this.#changed(isOther),
      brokeDown: () => this.#say({ text: WORDS.brokeDown }),
    });
    this.#notice = notice;
    this.#showNow();
    this.#keep("match");
    this.#draw();
    this.#follow();
    window.addEventListener("hashchange", () => this.#follow());
  }

  begin(start?: Start): void {
    this.#replace(freshSeries(this.#game, start));
  }

  next(): void {
    this.#played.next();
    // the button that was pressed is gone
    this.#places.head.querySelector<HTMLElement>(".turn")?.focus();
  }

  type(notation: string): boolean {
    const before = this.#played.context;
    this.#send({ type: "play", action: notation });
    return this.#played.context !== before;
  }

  roll(): void {
    const action = this.#game.draw(this.#played.context.match.position, createRandom(newSeed()));
    this.#send({ type: "play", action });
  }

  deal(dealer: string): void {
    this.#played.replace(unwrap(dealtBy(this.#game, this.#machines, this.#played.context, dealer)));
    this.#say({ text: dealer === PERSON ? WORDS.youDealNow : WORDS.siteDealsNow });
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
    const isBack = count !== undefined && count < this.#log.length;
    this.#lookingBack = isBack ? count : undefined;
    this.#failure = undefined;
    if (isBack) {
      const { named, context } = this.#played;
      const position = this.#log[count - 1]?.position ?? this.#game.start(context.match.table);
      this.#shown.showPosition(named, position);
      this.#places.head.scrollIntoView({ block: "start" });
    } else this.#showNow();
    this.#draw();
  }

  async share(): Promise<void> {
    const link = writeFragment(this.#record());
    try {
      await navigator.clipboard.writeText(link);
      this.#say({ text: WORDS.linkCopied });
    } catch {
      // not allowed, or not a secure page
      this.#say({ text: WORDS.linkShown, link });
    }
  }

  save(): void {
    saveRecord(this.#record());
  }

  open(): void {
    chooseFile((text) => this.#take(fromRecord(this.#game, this.#machines, text), "file"));
  }

  earlier(): void {
    const kept = fromStore(this.#game, this.#machines, "earlier");
    if (kept && !kept.ok) this.#say(refusedNotice("stored", kept));
    else if (kept) this.#replace(kept.value, true);
  }

  toBoard(): void {
    this.#places.board.focus();
  }

  dismiss(): void {
    this.#say(undefined);
  }

  #send(event: Parameters<MatchActor["send"]>[0]): void {
    if (this.#lookingBack !== undefined) this.lookBack();
    this.#played.match.send(event);
  }

  #record() {
    return toRecord(this.#game, this.#played.context);
  }

  /** Opens what is in the address, if there is something and it is not what is played. */
  #follow(): void {
    const link = fragment();
    if (!link || link === linkOf(this.#record())) return;
    this.#take(fromLink(this.#game, this.#machines, link), "link");
  }

  #take(opened: Result<Beginning>, from: "link" | "file"): void {
    if (opened.ok) this.#replace(opened.value);
    const text = from === "link" ? WORDS.linkOpened : WORDS.fileOpened;
    this.#say(opened.ok ? { text } : refusedNotice(from, opened));
  }

  /** Begins something else; what was going on, or must be, is kept as the earlier match. */
  #replace(beginning: Beginning, always = false): void {
    if (always || isGoingOn(this.#played.context, this.#log)) this.#keep("earlier");
    this.#notice = undefined;
    this.#played.replace(beginning);
  }

  /** Shows the match as it stands now. */
  #showNow(): void {
    this.#lookingBack = undefined;
    this.#shown.showMatch(this.#played.named, this.#played.match);
  }

  #changed(isOther: boolean): void {
    dropFragment();
    this.#keep("match");
    this.#failure = undefined;
    if (isOther || this.#lookingBack !== undefined) this.#showNow();
    this.#draw();
  }

  #keep(slot: Slot): void {
    keep(this.#game.id, slot, toKeep(this.#played.context));
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
    const { named, context } = this.#played;
    this.#log = logOf(this.#game, context.match);
    return {
      game: named,
      series: context,
      context: context.match,
      log: this.#log,
      sheet: scoreSheetOf(this.#game, context),
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
