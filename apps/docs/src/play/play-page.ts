import "@serpentarium/board/element";
import { createRandom, type Game, type Seat, type Table, type Text, unwrap } from "@serpentarium/core";
import type { EarlyEnding } from "@serpentarium/core/record";
import { PERSON, stateValueOf } from "@serpentarium/core/turn";
import { BotClient } from "./bots/bot-client.ts";
import { LinkMatches } from "./by-link/link-matches.ts";
import { type LinkSeat, progressOf, wouldUndoSent } from "./by-link/link-seat.ts";
import { changeDealer } from "./dealer.ts";
import { ForcedMoves } from "./forced-moves.ts";
import { clearFragment } from "./fragment.ts";
import { ImportExport } from "./import-export.ts";
import { isInProgress, logOf } from "./log.ts";
import {
  createMatchMachine,
  type MatchActor,
  type MatchInput,
  type MatchMachine,
  type MatchStart,
  newSeed,
  PRESSED_DEALER,
} from "./match.ts";
import { MESSAGES } from "./messages.ts";
import { refusalNotice } from "./notice.ts";
import type { SiteGame } from "./open-record.ts";
import { PageController } from "./page-controller.ts";
import type { PageLayout } from "./page-layout.ts";
import type { PlayHandlers, SessionState } from "./play-state.ts";
import { PressedDealer } from "./pressed-dealer.ts";
import type { Reader } from "./reader.ts";
import { dropRepeatedPresses } from "./repeated-presses.ts";
import { RunningMatch } from "./running-match.ts";
import { SoundPlayer } from "./sound/sound-player.ts";
import { matchFromStorage, newMatch, resumeOrStart } from "./start-match.ts";
import { loadSlot, removeSlot, type Slot, saveSlot } from "./storage.ts";
import { TurnNotifier } from "./turn-notifier.ts";

/** What the page says when the dealer has changed. */
const DEALER_NOTICES: Readonly<Record<string, Text>> = {
  [PERSON]: MESSAGES.youDealNow,
  [PRESSED_DEALER]: MESSAGES.youRollNow,
};

/** A play page: runs one match at a time, single or in a series, and handles the user’s commands. */
export class PlayPage implements PlayHandlers {
  readonly #game: Game;
  readonly #machine: MatchMachine;
  readonly #match: RunningMatch;
  readonly #links: LinkMatches;
  readonly #controller: PageController;
  readonly #sharing: ImportExport;
  readonly #soundPlayer = new SoundPlayer();
  readonly #dealer: PressedDealer;
  readonly #forced: ForcedMoves;
  readonly #notifier: TurnNotifier;
  #progress: number;

  constructor(source: SiteGame, reader: Reader, layout: PageLayout) {
    const { game } = source;
    this.#game = game;
    const bots = new BotClient();
    this.#machine = createMatchMachine(game, bots);
    const { start, notice } = resumeOrStart(game, this.#machine);
    this.#dealer = new PressedDealer(game, () => this.#draw());
    this.#forced = new ForcedMoves(game, (action) => this.#match.actor.send({ type: "play", action }));
    this.#notifier = new TurnNotifier(game, reader);
    this.#links = new LinkMatches(game, this.#machine, {
      onSeatTaken: (result) => this.#sharing.applyResult(result),
      onPreview: (record) => this.#sharing.preview(record),
    });
    this.#match = new RunningMatch(game, this.#machine, start, {
      onChange: (isOther) => this.#onChange(isOther),
      onBotFailure: () => this.#controller.showNotice({ text: MESSAGES.botFailed }),
    });
    this.#progress = progressOf(this.#match.context);
    layout.board.addEventListener("refused", () => this.#soundPlayer.play("refusal"));
    this.#controller = new PageController(game, this.#match, {
      reader,
      layout,
      bots,
      handlers: this,
      onAnswer: (action) => this.#sharing.sendAnswer(action),
      sessionState: () => this.#sessionState(),
    });
    this.#sharing = new ImportExport(source, {
      reader,
      machine: this.#machine,
      match: this.#match,
      links: this.#links,
      controller: this.#controller,
      replace: (start, link) => this.#replace(start, link),
      saveMatch: () => this.#store("match"),
      resumeByLink: (id) => this.resumeByLink(id),
      board: layout.board,
    });
    if (!this.#links.isOutdated(this.#match.context)) this.#store("match");
    this.#dealer.onChange(this.#match.context);
    this.#forced.onChange(this.#match.context);
    const page = layout.board.closest("serpent-play") ?? layout.board;
    dropRepeatedPresses(page, layout.board, () => progressOf(this.#match.context));
    this.#controller.showNotice(notice);
    this.#syncWithOtherPages();
    this.#sharing.openAddress();
    window.addEventListener("hashchange", () => this.#sharing.openAddress());
    window.addEventListener("storage", () => this.#syncWithOtherPages());
  }

  begin(start?: MatchInput, isSetUp?: boolean): void {
    this.#replace(newMatch(this.#game, this.#machine, start, isSetUp));
  }

  async beginByLink(table: Table, seat: Seat, isSetUp: boolean): Promise<void> {
    const { start, link } = await this.#links.begin(table, seat, isSetUp);
    this.#replace(start, link);
  }

  async resumeByLink(id: string): Promise<void> {
    const stored = await this.#links.resume(id);
    if (stored?.ok) this.#replace(stored.value, stored.link);
    else if (stored) this.#controller.showNotice(refusalNotice("stored", stored));
  }

  forgetByLink(id: string): void {
    this.#links.store.remove(id);
    this.#controller.draw();
  }

  nextMatch(): void {
    this.#send({ type: "next" });
    // the pressed button is gone: move the focus
    this.#controller.focusTurn();
  }

  playNotation(notation: string): boolean {
    const before = this.#match.context;
    const actor = this.#game.toAct(before.position);
    const seat = typeof actor === "number" ? actor : undefined;
    this.#send({ type: "play", action: notation, seat });
    return this.#match.context !== before;
  }

  roll(): void {
    this.#controller.backToNow();
    this.#dealer.press();
  }

  setDealer(dealer: string): void {
    this.#match.replace(unwrap(changeDealer(this.#game, this.#machine, this.#match.context, dealer)));
    this.#controller.showNotice({ text: DEALER_NOTICES[dealer] ?? MESSAGES.siteDealsNow });
  }

  undo(): void {
    if (wouldUndoSent(this.#game, this.#match.context, this.#links.current))
      this.#controller.showNotice({ text: MESSAGES.alreadySent });
    else this.#send({ type: "undo" });
  }
  redo(): void {
    this.#send({ type: "redo" });
  }
  end(ending: EarlyEnding): void {
    this.#send({ type: "end", ...ending });
  }

  toggleHint(isWanted: boolean): void {
    this.#controller.toggleHint(isWanted);
  }
  toggleAnalysis(isWanted: boolean): void {
    this.#controller.toggleAnalysis(isWanted);
  }
  lookBack(count?: number): void {
    this.#controller.lookBack(count);
  }

  setSound(isWanted: boolean): void {
    this.#soundPlayer.setOn(isWanted);
    this.#controller.draw();
  }

  setForced(isWanted: boolean): void {
    this.#forced.setOn(isWanted, this.#match.context);
    this.#controller.draw();
  }
  async setNotifying(isWanted: boolean): Promise<void> {
    const isOn = await this.#notifier.setOn(isWanted);
    this.#controller.showNotice(isWanted && !isOn ? { text: MESSAGES.notAllowed } : undefined);
  }

  share(): void {
    this.#sharing.share();
  }
  saveFile(): void {
    this.#sharing.saveFile();
  }
  openFile(): void {
    this.#sharing.openFile();
  }

  swapWithEarlier(): void {
    const earlier = matchFromStorage(this.#game, this.#machine, "earlier");
    if (earlier && !earlier.ok) {
      this.#controller.showNotice(refusalNotice("stored", earlier));
      return;
    }
    // a match by link is kept in the match store instead
    if (this.#links.current) removeSlot(this.#game.id, "earlier");
    if (earlier) this.#replace(earlier.value, undefined, true);
  }

  leaveReadOnly(): void {
    clearFragment();
    this.#controller.leaveReadOnly();
  }
  takeScreen(seat: Seat): void {
    this.#controller.takeScreen(seat);
  }
  focusBoard(): void {
    this.#controller.focusBoard();
  }
  dismissNotice(): void {
    this.#controller.showNotice(undefined);
  }

  #send(event: Parameters<MatchActor["send"]>[0]): void {
    this.#controller.backToNow();
    this.#match.actor.send(event);
  }

  /** Replaces the match. A match in progress is kept as the earlier match, any match if `always`. */
  #replace(start: MatchStart, link?: LinkSeat, always = false): void {
    const { context } = this.#match;
    const isReplaced = !this.#links.current && (always || isInProgress(context, logOf(this.#game, context)));
    if (isReplaced) this.#store("earlier");
    this.#links.current = link;
    this.#controller.clear();
    this.#match.replace(start);
  }

  /** Takes over the progress that another page of this browser has stored. */
  #syncWithOtherPages(): void {
    const { current, store } = this.#links;
    store.reload();
    if (current && this.#links.isOutdated(this.#match.context)) this.resumeByLink(current.id);
    else this.#controller.draw();
  }

  /** Draws the outcome of this chance turn. */
  #draw(): void {
    const action = this.#game.drawOutcome(this.#match.context.position, createRandom(newSeed()));
    this.#match.actor.send({ type: "play", action });
  }

  #onChange(isOther: boolean): void {
    this.#store("match");
    this.#dealer.onChange(this.#match.context);
    this.#forced.onChange(this.#match.context);
    this.#notifier.onChange(this.#match.context);
    this.#playSound(isOther);
    if (!this.#controller.readOnly) clearFragment();
    this.#controller.onMatchChange(isOther);
  }

  /** Plays a sound for a new action, not for one that was undone or opened. */
  #playSound(isOther: boolean): void {
    const { context } = this.#match;
    const before = this.#progress;
    this.#progress = progressOf(context);
    if (isOther || this.#progress <= before) return;
    this.#soundPlayer.play(stateValueOf(context) === "over" ? "end" : "move");
  }

  #store(slot: Slot): void {
    const { context } = this.#match;
    const { current, store } = this.#links;
    saveSlot(this.#game.id, slot, {
      value: stateValueOf(context),
      context,
      ...(current && { link: current }),
    });
    if (current) store.save(context, current);
  }

  #sessionState(): SessionState {
    const { current, store } = this.#links;
    const hasEarlier = loadSlot(this.#game.id, "earlier") !== undefined;
    return {
      hasEarlier,
      link: current,
      linkMatches: store.matches,
      isSoundOn: this.#soundPlayer.isOn,
      playsForced: this.#forced.isOn,
      isNotifying: this.#notifier.isOn,
      isRollAwaited: this.#dealer.isAwaited(this.#match.context),
    };
  }
}
