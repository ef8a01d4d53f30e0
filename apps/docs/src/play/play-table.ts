import "@serpentarium/board/element";
import { createRandom, type Failure, type Game, type Seat, unwrap } from "@serpentarium/core";
import { PERSON, stateOf } from "@serpentarium/core/turn";
import { Counsel } from "./bots/counsel.ts";
import { suggestedIn } from "./bots/suggested.ts";
import { Thinker } from "./bots/thinker.ts";
import { holderAfter, viewerOf } from "./eyes.ts";
import { dropFragment, fragment, linkOf, writeFragment } from "./fragment.ts";
import { isGoingOn, logOf } from "./log.ts";
import { type MatchActor, newSeed } from "./match.ts";
import { type Notice, refusedNotice } from "./notice.ts";
import { freshSeries, fromStore, resumed } from "./opening.ts";
import { drawAround, type Places } from "./places.ts";
import type { Orders, PlayState } from "./play-state.ts";
import { type Reader, read } from "./reader.ts";
import type { Origin, Reading } from "./reading.ts";
import { chooseFile, saveRecord } from "./record-file.ts";
import { RunningSeries } from "./running-series.ts";
import {
  type Beginning,
  createMachines,
  dealtBy,
  type Machines,
  type Recorded,
  type Start,
  toKeep,
  toRecord,
} from "./series.ts";
import { positionAfter, type Shown, shownOf } from "./shown.ts";
import { ShownBoard } from "./shown-board.ts";
import { keep, recall, type Slot } from "./store.ts";
import { type PlayedGame, type Taken, take } from "./taking.ts";
import { WORDS } from "./wording.ts";

/** One series of matches at a time, be it of a single one, with all that is around it. */
export class PlayTable implements Orders {
  readonly #source: PlayedGame;
  readonly #game: Game;
  readonly #reader: Reader;
  readonly #places: Places;
  readonly #machines: Machines;
  readonly #shown: ShownBoard;
  readonly #played: RunningSeries;
  readonly #counsel: Counsel;
  #reading: Reading | undefined;
  /** Who has the screen, where people pass it round. */
  #holder: Seat | undefined;
  /** What was asked for last: whatever comes later of something else is not wanted any more. */
  #asked = "";
  #failure: Failure | undefined;
  #notice: Notice | undefined;
  #lookingBack: number | undefined;

  constructor(source: PlayedGame, reader: Reader, places: Places) {
    const { game } = source;
    this.#source = source;
    this.#game = game;
    this.#reader = reader;
    this.#places = places;
    const thinker = new Thinker();
    this.#counsel = new Counsel(thinker, () => this.#draw());
    this.#machines = createMachines(game, thinker);
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

  hint(isWanted: boolean): void {
    if (!isWanted) this.#counsel.dropHint();
    else if (this.#lookingBack !== undefined || !this.#counsel.advise(this.#showing()))
      this.#places.board.announce(read(this.#reader, WORDS.noHintNow));
    this.#draw();
  }

  analyse(isWanted: boolean): void {
    if (isWanted) this.#counsel.study(this.#showing());
    else this.#counsel.dropStudy();
    this.#draw();
  }

  lookBack(count?: number): void {
    const { log } = this.#showing();
    this.#counsel.dropHint();
    this.#lookingBack = count !== undefined && count < log.length ? count : undefined;
    this.#failure = undefined;
    this.#show();
    if (this.#lookingBack !== undefined) this.#places.head.scrollIntoView({ block: "start" });
    this.#draw();
  }

  async share(): Promise<void> {
    const link = writeFragment(this.#record());
    try {
      await navigator.clipboard.writeText(link);
      this.#say({ text: this.#game.hides ? WORDS.linkCopiedWhole : WORDS.linkCopied });
    } catch {
      // not allowed, or not a secure page
      this.#say({ text: this.#game.hides ? WORDS.linkShownWhole : WORDS.linkShown, link });
    }
  }

  save(): void {
    saveRecord(this.#record());
    if (this.#game.hides) this.#say({ text: WORDS.fileSavedWhole });
  }

  open(): void {
    chooseFile((text) => this.#take("file", text));
  }

  earlier(): void {
    const kept = fromStore(this.#game, this.#machines, "earlier");
    if (kept && !kept.ok) this.#say(refusedNotice("stored", kept));
    else if (kept) this.#replace(kept.value, true);
  }

  leave(): void {
    dropFragment();
    this.#reading = undefined;
    this.#showNow();
    this.#say(undefined);
    this.#places.head.querySelector<HTMLElement>(".turn")?.focus();
  }

  takeScreen(seat: Seat): void {
    this.#holder = seat;
    this.#shown.turnTo(seat);
    this.#draw();
    // the button that was pressed is gone
    this.toBoard();
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

  #record(): Recorded {
    return this.#reading?.record ?? toRecord(this.#game, this.#played.context);
  }

  /** Opens what is in the address, if there is something and it is not what is shown. */
  #follow(): void {
    const link = fragment();
    if (link && link !== linkOf(this.#record())) this.#take("link", link);
  }

  async #take(origin: Origin, text: string): Promise<void> {
    this.#asked = text;
    const taken = await take(this.#source, this.#machines, origin, text);
    if (this.#asked === text) this.#open(taken);
  }

  #open({ beginning, reading, notice }: Taken): void {
    if (beginning) this.#replace(beginning);
    if (reading) {
      this.#reading = reading;
      this.#showNow();
    }
    this.#say(notice);
  }

  /** Begins something else; what was going on, or must be, is kept as the earlier match. */
  #replace(beginning: Beginning, always = false): void {
    const { context } = this.#played;
    if (always || isGoingOn(context, logOf(this.#game, context.match))) this.#keep("earlier");
    this.#notice = undefined;
    this.#reading = undefined;
    this.#played.replace(beginning);
  }

  /** Shows the match as it stands now. */
  #showNow(): void {
    this.#lookingBack = undefined;
    this.#show();
  }

  /** The match that is read, or else the one that is played. */
  #showing(): Shown {
    const { named, context } = this.#played;
    const viewer = viewerOf(this.#game, context.match, this.#holder);
    return this.#reading ?? shownOf(this.#game, named, context, viewer);
  }

  #show(): void {
    const shown = this.#showing();
    const count = this.#lookingBack ?? (this.#reading && shown.log.length);
    if (count === undefined) {
      this.#shown.showMatch(shown.game, this.#played.match, shown.viewer);
      return;
    }
    const start = this.#reading?.start ?? this.#game.start(shown.context.table);
    const why = this.#reading ? WORDS.onlyShown : WORDS.notNow;
    this.#shown.showPosition(shown.game, positionAfter(count, shown, start), why, shown.viewer);
  }

  #changed(isOther: boolean): void {
    this.#keep("match");
    const { match } = this.#played.context;
    this.#holder = isOther ? undefined : holderAfter(this.#game, match, this.#holder);
    // a program has gone on beside what is read
    if (this.#reading) return;
    dropFragment();
    this.#failure = undefined;
    if (isOther || this.#lookingBack !== undefined) this.#showNow();
    else this.#shown.turnTo(viewerOf(this.#game, match, this.#holder));
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
    const shown = this.#showing();
    return {
      ...shown,
      ...this.#counsel.about(shown.context),
      readWith: this.#reading?.record.version,
      failure: this.#failure,
      notice: this.#notice,
      lookingBack: this.#lookingBack,
      hasEarlier: recall(this.#game.id, "earlier") !== undefined,
    };
  }

  #draw(): void {
    const state = this.#state();
    this.#shown.suggest(suggestedIn(state));
    // the rulebook of today may not have all that an older version names
    const clauses = new Set(Object.keys(this.#game.clauses));
    const reader = this.#reading ? { ...this.#reader, clauses } : this.#reader;
    // and the chart is that of the game of today
    const current = this.#reading ? undefined : stateOf(state.context);
    drawAround(this.#places, { state, orders: this, reader }, current);
  }
}
