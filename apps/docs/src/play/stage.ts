import type { AnyAction, Failure, Game, Seat } from "@serpentarium/core";
import { startOf, stateOf } from "@serpentarium/core/turn";
import { Counsel } from "./bots/counsel.ts";
import { suggestedIn } from "./bots/suggested.ts";
import type { Thinker } from "./bots/thinker.ts";
import { holderAfter, viewerOf } from "./eyes.ts";
import { GrowingLog } from "./log.ts";
import type { Notice } from "./notice.ts";
import { drawAround, type Places } from "./places.ts";
import type { Around, Orders, PlayState } from "./play-state.ts";
import { type Reader, read } from "./reader.ts";
import type { Reading } from "./reading.ts";
import type { RunningMatch } from "./running-match.ts";
import { positionAfter, type Shown, shownOf } from "./shown.ts";
import { ShownBoard } from "./shown-board.ts";
import { WORDS } from "./wording.ts";

/** Where and for whom a match is shown, and who is asked for the rest. */
interface Setting {
  readonly reader: Reader;
  readonly places: Places;
  readonly orders: Orders;
  readonly thinker: Thinker;
  /** Takes what is played where one seat of a match by link is shown. */
  readonly answer: (action: string) => void;
  /** What there is on the page besides the match. */
  readonly around: () => Around;
}

/** What the page shows: the match as it stands or stood, for whose eyes, and what is said of it. */
export class Stage {
  readonly #game: Game;
  readonly #played: RunningMatch;
  readonly #setting: Setting;
  readonly #board: ShownBoard;
  readonly #counsel: Counsel;
  readonly #log: GrowingLog;
  #reading: Reading | undefined;
  /** Who has the screen, where people pass it round. */
  #holder: Seat | undefined;
  #failure: Failure | undefined;
  #notice: Notice | undefined;
  #lookingBack: number | undefined;

  constructor(game: Game, played: RunningMatch, setting: Setting) {
    const { board } = setting.places;
    this.#game = game;
    this.#played = played;
    this.#setting = setting;
    this.#log = new GrowingLog(game);
    this.#counsel = new Counsel(setting.thinker, () => this.draw());
    this.#board = new ShownBoard(board, setting.reader);
    board.addEventListener("refused", (event) => {
      this.#failure = (event as CustomEvent<{ readonly failure: Failure }>).detail.failure;
      this.draw();
    });
    board.addEventListener("pick", () => this.#tryAgain());
    this.#show();
  }

  /** What is only shown, in place of what is played. */
  get reading(): Reading | undefined {
    return this.#reading;
  }

  /** The match that is read, or else the one that is played. */
  get shown(): Shown {
    const { named, context } = this.#played;
    const viewer = viewerOf(this.#game, context, this.#holder);
    return this.#reading ?? shownOf(this.#game, named, context, viewer, this.#log.of(context, viewer));
  }

  /** Shows a match that cannot be played here. */
  read(reading: Reading): void {
    this.#reading = reading;
    this.#showNow();
  }

  /** Returns from a match that is only shown. */
  leave(): void {
    this.#reading = undefined;
    this.#showNow();
    this.say(undefined);
    this.toTurn();
  }

  /** Drops what was said and shown of something that is left now. */
  clear(): void {
    this.#notice = undefined;
    this.#reading = undefined;
  }

  say(notice: Notice | undefined): void {
    this.#notice = notice;
    this.draw();
  }

  /** Follows what is played; `isOther` when it is another match than before. */
  follow(isOther: boolean): void {
    const { context } = this.#played;
    this.#holder = isOther ? undefined : holderAfter(this.#game, context, this.#holder);
    // a program has gone on beside what is read
    if (this.#reading) return;
    this.#failure = undefined;
    if (isOther || this.#lookingBack !== undefined) this.#showNow();
    else this.#board.turnTo(viewerOf(this.#game, context, this.#holder));
    this.draw();
  }

  lookBack(count?: number): void {
    const { log } = this.shown;
    this.#counsel.dropHint();
    this.#lookingBack = count !== undefined && count < log.length ? count : undefined;
    this.#failure = undefined;
    this.#show();
    if (this.#lookingBack !== undefined) this.#setting.places.head.scrollIntoView({ block: "start" });
    this.draw();
  }

  /** Shows the match as it stands, if somebody looks back. */
  backToNow(): void {
    if (this.#lookingBack !== undefined) this.lookBack();
  }

  hint(isWanted: boolean): void {
    const { places, reader } = this.#setting;
    if (!isWanted) this.#counsel.dropHint();
    else if (this.#lookingBack !== undefined || !this.#counsel.advise(this.shown))
      places.board.announce(read(reader, WORDS.noHintNow));
    this.draw();
  }

  analyse(isWanted: boolean): void {
    if (isWanted) this.#counsel.study(this.shown);
    else this.#counsel.dropStudy();
    this.draw();
  }

  takeScreen(seat: Seat): void {
    this.#holder = seat;
    this.#board.turnTo(seat);
    this.draw();
    // the button that was pressed is gone
    this.toBoard();
  }

  /** Leads the keyboard to the board. */
  toBoard(): void {
    this.#setting.places.board.focus();
  }

  /** Leads the keyboard to where it is said whose turn it is. */
  toTurn(): void {
    this.#setting.places.head.querySelector<HTMLElement>(".turn")?.focus();
  }

  draw(): void {
    const { reader: plain, places, orders } = this.#setting;
    const state = this.#state();
    this.#board.suggest(suggestedIn(state));
    // the rulebook of today may not have all that an older version names
    const clauses = new Set(Object.keys(this.#game.clauses));
    const reader = this.#reading ? { ...plain, clauses } : plain;
    // and the chart is that of the game of today
    const current = this.#reading ? undefined : stateOf(state.context);
    drawAround(places, { state, orders, reader }, current);
  }

  #showNow(): void {
    this.#lookingBack = undefined;
    this.#show();
  }

  #show(): void {
    const { shown } = this;
    const { seat, start: seen } = this.#reading ?? {};
    if (seat?.isToAct && seen) {
      const answer = (action: AnyAction) => this.#setting.answer(this.#game.formatAction(action, seen));
      this.#board.showSeat(shown.game, seen, seat.own, answer);
      return;
    }
    const count = this.#lookingBack ?? (this.#reading && shown.log.length);
    if (count === undefined) {
      this.#board.showMatch(shown.game, this.#played.actor, shown.viewer);
      return;
    }
    const start = this.#reading?.start ?? startOf(this.#game, shown.context);
    const why = this.#reading ? this.#reading.why : WORDS.notNow;
    this.#board.showPosition(shown.game, positionAfter(count, shown, start), why, shown.viewer);
  }

  #tryAgain(): void {
    if (!this.#failure) return;
    this.#failure = undefined;
    this.draw();
  }

  #state(): PlayState {
    const { shown } = this;
    return {
      ...shown,
      ...this.#counsel.about(shown.context),
      ...this.#setting.around(),
      readWith: this.#reading?.record.version,
      isAside: this.#reading?.isAside ?? false,
      seat: this.#reading?.seat,
      failure: this.#failure,
      notice: this.#notice,
      lookingBack: this.#lookingBack,
    };
  }
}
