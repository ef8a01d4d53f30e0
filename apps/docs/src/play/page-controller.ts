import type { AnyAction, Failure, Game, Seat } from "@serpentarium/core";
import { startPositionOf, stateValueOf } from "@serpentarium/core/turn";
import { BotAssistant } from "./bots/bot-assistant.ts";
import type { BotClient } from "./bots/bot-client.ts";
import { suggestedTargets } from "./bots/suggested-targets.ts";
import { type DisplayedMatch, positionAfter, toDisplayedMatch } from "./displayed-match.ts";
import { IncrementalLog } from "./log.ts";
import { MatchBoard } from "./match-board.ts";
import { MESSAGES } from "./messages.ts";
import type { Notice } from "./notice.ts";
import { centreWhenOpened, type PageLayout, renderPage } from "./page-layout.ts";
import type { PlayHandlers, PlayState, SessionState } from "./play-state.ts";
import type { ReadOnlyMatch } from "./read-only-match.ts";
import { localise, type Reader } from "./reader.ts";
import type { RunningMatch } from "./running-match.ts";
import { nextScreenHolder, viewerOf } from "./viewer.ts";

/** The page that a {@link PageController} draws, and where it gets the rest of the state from. */
interface PageControllerOptions {
  readonly reader: Reader;
  readonly layout: PageLayout;
  readonly handlers: PlayHandlers;
  readonly bots: BotClient;
  /** Called with the action that is played on the view of one seat of a match by link. */
  readonly onAnswer: (action: string) => void;
  /** The state of the page besides the match. */
  readonly sessionState: () => SessionState;
}

/** The display state of a page: the match, the viewer, the position in the history, notices and bots’ results. */
export class PageController {
  readonly #game: Game;
  readonly #match: RunningMatch;
  readonly #options: PageControllerOptions;
  readonly #board: MatchBoard;
  readonly #assistant: BotAssistant;
  readonly #log: IncrementalLog;
  #readOnly: ReadOnlyMatch | undefined;
  /** The player who may see the board now, if several share the screen. */
  #screenHolder: Seat | undefined;
  #failure: Failure | undefined;
  #notice: Notice | undefined;
  #lookingBack: number | undefined;

  constructor(game: Game, match: RunningMatch, options: PageControllerOptions) {
    const { board, chart } = options.layout;
    centreWhenOpened(chart);
    this.#game = game;
    this.#match = match;
    this.#options = options;
    this.#log = new IncrementalLog(game);
    this.#assistant = new BotAssistant(options.bots, () => this.draw());
    this.#board = new MatchBoard(board, options.reader);
    board.addEventListener("refused", (event) => {
      this.#failure = (event as CustomEvent<{ readonly failure: Failure }>).detail.failure;
      this.draw();
    });
    board.addEventListener("pick", () => this.#clearFailure());
    this.#show();
  }

  /** The read-only match that is displayed in place of the running one. */
  get readOnly(): ReadOnlyMatch | undefined {
    return this.#readOnly;
  }

  /** The read-only match or, without one, the running match. */
  get displayed(): DisplayedMatch {
    const { namedGame, context } = this.#match;
    const viewer = viewerOf(this.#game, context, this.#screenHolder);
    return (
      this.#readOnly ??
      toDisplayedMatch(this.#game, namedGame, context, viewer, this.#log.of(context, viewer))
    );
  }

  /** Displays a match that cannot be played here. */
  showReadOnly(match: ReadOnlyMatch): void {
    this.#readOnly = match;
    this.#showNow();
  }

  /** Returns from a read-only match to the running one. */
  leaveReadOnly(): void {
    this.#readOnly = undefined;
    this.#showNow();
    this.showNotice(undefined);
    this.focusTurn();
  }

  /** Drops the notice and the read-only match. */
  clear(): void {
    this.#notice = undefined;
    this.#readOnly = undefined;
  }

  showNotice(notice: Notice | undefined): void {
    this.#notice = notice;
    this.draw();
  }

  /** Updates the page after a change of the match; `isOther` if it was replaced by another match. */
  onMatchChange(isOther: boolean): void {
    const { context } = this.#match;
    this.#screenHolder = isOther ? undefined : nextScreenHolder(this.#game, context, this.#screenHolder);
    // a bot has played in the running match, which is not displayed
    if (this.#readOnly) return;
    this.#failure = undefined;
    if (isOther || this.#lookingBack !== undefined) this.#showNow();
    else this.#board.setViewer(viewerOf(this.#game, context, this.#screenHolder));
    this.draw();
  }

  lookBack(count?: number): void {
    const { log } = this.displayed;
    this.#assistant.dropHint();
    this.#lookingBack = count !== undefined && count < log.length ? count : undefined;
    this.#failure = undefined;
    this.#show();
    if (this.#lookingBack !== undefined) this.#options.layout.head.scrollIntoView({ block: "start" });
    this.draw();
  }

  /** Returns from the history to the current position. */
  backToNow(): void {
    if (this.#lookingBack !== undefined) this.lookBack();
  }

  toggleHint(isWanted: boolean): void {
    const { layout, reader } = this.#options;
    if (!isWanted) this.#assistant.dropHint();
    else if (this.#lookingBack !== undefined || !this.#assistant.requestHint(this.displayed))
      layout.board.announce(localise(reader, MESSAGES.noHintNow));
    this.draw();
  }

  toggleAnalysis(isWanted: boolean): void {
    if (isWanted) this.#assistant.requestAnalysis(this.displayed);
    else this.#assistant.dropAnalysis();
    this.draw();
  }

  takeScreen(seat: Seat): void {
    this.#screenHolder = seat;
    this.#board.setViewer(seat);
    this.draw();
    // the pressed button is gone: move the focus
    this.focusBoard();
  }

  /** Moves the focus to the board. */
  focusBoard(): void {
    this.#options.layout.board.focus();
  }

  /** Moves the focus to the text that says whose turn it is. */
  focusTurn(): void {
    this.#options.layout.head.querySelector<HTMLElement>(".turn")?.focus();
  }

  draw(): void {
    const { reader: plainReader, layout, handlers } = this.#options;
    const state = this.#state();
    this.#board.setHints(suggestedTargets(state));
    // an older version may name clauses that the current rulebook does not contain
    const clauses = new Set(Object.keys(this.#game.clauses));
    const reader = this.#readOnly ? { ...plainReader, clauses } : plainReader;
    // the statechart is that of the current version
    const current = this.#readOnly ? undefined : stateValueOf(state.context);
    renderPage(layout, { state, handlers, reader }, current);
  }

  #showNow(): void {
    this.#lookingBack = undefined;
    this.#show();
  }

  #show(): void {
    const { displayed } = this;
    const { seat, start: seatPosition } = this.#readOnly ?? {};
    if (seat?.isToAct && seatPosition) {
      const answer = (action: AnyAction) =>
        this.#options.onAnswer(this.#game.formatAction(action, seatPosition));
      this.#board.showSeat(displayed.game, seatPosition, seat.own, answer);
      return;
    }
    const count = this.#lookingBack ?? (this.#readOnly && displayed.log.length);
    if (count === undefined) {
      this.#board.showMatch(displayed.game, this.#match.actor, displayed.viewer);
      return;
    }
    const start = this.#readOnly?.start ?? startPositionOf(this.#game, displayed.context);
    const why = this.#readOnly ? this.#readOnly.why : MESSAGES.notInHistory;
    this.#board.showPosition(displayed.game, positionAfter(count, displayed, start), why, displayed.viewer);
  }

  #clearFailure(): void {
    if (!this.#failure) return;
    this.#failure = undefined;
    this.draw();
  }

  #state(): PlayState {
    const { displayed } = this;
    return {
      ...displayed,
      ...this.#assistant.resultsFor(displayed.context),
      ...this.#options.sessionState(),
      readOnlyVersion: this.#readOnly?.record.version,
      isPreview: this.#readOnly?.isPreview ?? false,
      seat: this.#readOnly?.seat,
      failure: this.#failure,
      notice: this.#notice,
      lookingBack: this.#lookingBack,
    };
  }
}
