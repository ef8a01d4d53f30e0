import "@serpentarium/board/element";
import type { SerpentBoard, Speed } from "@serpentarium/board/element";
import { createRandom, type Game, type Message, type Seat, type Table, unwrap } from "@serpentarium/core";
import { PERSON, stateValueOf } from "@serpentarium/core/context";
import { canReadRecords, type GameRecord } from "@serpentarium/core/record";
import type { Reader } from "@serpentarium/table";
import {
  canHint,
  canUndo,
  connectTable,
  eventForKey,
  type MatchContext,
  type MatchInput,
  newSeed,
  type RunningContext,
  statusText,
  TableStore,
  wordsOfMatch,
} from "@serpentarium/table";
import type { LiveSession, NewLiveMatch } from "@serpentarium/table/live";
import { loadNextViews } from "@serpentarium/table/views";
import { h, render } from "preact";
import { BotClient } from "../bots/bot-client.ts";
import { LinkMatches } from "../by-link/link-matches.ts";
import { type FirstMatch, MatchKeeper } from "../library/match-keeper.ts";
import type { StorageProblem } from "../library/match-library.ts";
import { changeDealer } from "../match/dealer.ts";
import { type LinkSeat, progressOf, wouldUndoSent } from "../match/link-seat.ts";
import { PASSIVE, PRESSED_DEALER } from "../match/occupants.ts";
import { canTakeBack } from "../match/played-actions.ts";
import { PressedDealer } from "../match/pressed-dealer.ts";
import { matchUpTo, newMatch } from "../match/start-match.ts";
import { findVersion } from "../match/visited-match.ts";
import { clearFragment, getFragment } from "../ui/fragment.ts";
import { nextFrame, nextTask } from "../ui/next-task.ts";
import { elsewhereNotice, type Notice, refusalNotice, storageNotice } from "../ui/notice.ts";
import type { PlayParts } from "../ui/play-parts.ts";
import type { PlayHandlers, PlayState, PlayStore, SessionState, ViewProps } from "../ui/play-state.ts";
import { dropRepeatedPresses } from "../ui/repeated-presses.ts";
import { SoundPlayer } from "../ui/sound/sound-player.ts";
import { loadSpeed, saveSpeed } from "../ui/speed.ts";
import type { TurnNotifier } from "../ui/turn-notifier.ts";
import { whenUsed } from "../ui/when-used.ts";
import { AddressLinks } from "./address-links.ts";
import { ForcedMoves } from "./forced-moves.ts";
import type { ImportExport } from "./import-export.ts";
import { centreWhenOpened, highlightCurrent } from "./statechart.ts";
import { ControlsView } from "./views/controls-view.tsx";
import { HeadView } from "./views/head-view.tsx";

/** The notice after a change of the dealer. */
const DEALER_NOTICES: Readonly<Record<string, Message>> = {
  [PERSON]: { id: "play.you-deal-now" },
  [PRESSED_DEALER]: { id: "play.you-roll-now" },
};

interface PageLayout {
  readonly head: Element;
  readonly board: SerpentBoard;
  readonly controls: Element;
  /** The statechart of the game, if it is shown. */
  readonly chart?: HTMLDetailsElement | undefined;
}

/** The turn machine, which is loaded when the page is first used, or a bot is to act. */
const loadRunMatch = () => import("../match/run-match.ts");

/** Events of the parts around the board that use the state. */
const INPUTS = ["click", "keydown", "submit"] as const;

/** Whether an event is the click of a field, which has changed already: drawing it now would change it back. */
const isFieldClick = ({ type, target }: Event): boolean =>
  type === "click" && target instanceof Element && target.matches("input, select, option");

/** A side effect of a change of the state. */
type Effect = (state: PlayState, before: PlayState) => void;

interface PageMatch {
  readonly bots: BotClient | undefined;
  readonly keeper: MatchKeeper;
  readonly first: FirstMatch;
}

interface ReplaceOptions {
  /** The id of a match of the library; a new match has none yet. */
  readonly id?: string;
  readonly link?: LinkSeat | undefined;
  /** Whether to keep the previous match even if no action was played in it. */
  readonly stays?: boolean;
  /** Whether the match came from a link or a file. */
  readonly isOpened?: boolean;
}

/** Renders the state of its table, and runs the side effects that the state does not contain. */
export class PlayPage implements PlayHandlers {
  readonly #game: Game;
  readonly #parts: PlayParts;
  readonly #reader: Reader;
  readonly #layout: PageLayout;
  readonly #store: PlayStore;
  readonly #keeper: MatchKeeper;
  readonly #links: LinkMatches;
  /** Loaded when the page is first used, or opened with a link. */
  #sharing: Promise<ImportExport> | undefined;
  readonly #soundPlayer = new SoundPlayer();
  readonly #dealer: PressedDealer;
  readonly #forced: ForcedMoves;
  /** Loaded when the user asks for notifications. */
  #notifier: TurnNotifier | undefined;
  readonly #title = document.title;
  readonly #closing = new AbortController();
  readonly #untilClosed = { signal: this.#closing.signal };
  readonly #address: AddressLinks;
  #hasStorageProblem = false;
  /** The state drawn last, while a newer one waits to be drawn. */
  #drawnBefore: PlayState | undefined;
  /** The latest notice: an earlier one may still wait for its words. */
  #lastNotice: Notice | undefined;

  /** Opens the page with the match with this id or, without an id, the one saved last. */
  static async open(parts: PlayParts, reader: Reader, layout: PageLayout, id?: string): Promise<PlayPage> {
    const { game, openBots, keepsMatches } = parts;
    const bots = openBots && new BotClient(openBots);
    const keeper = new MatchKeeper(game, keepsMatches);
    // needed below, and loaded meanwhile
    if (getFragment()) import("./import-export.ts").catch(() => {});
    const first = await keeper.resume(id);
    // the reason of a refusal is among the late words
    if (first.refused) await reader.loadWords?.();
    await nextTask();
    const page = new PlayPage(parts, reader, layout, { bots, keeper, first });
    await page.#start();
    return page;
  }

  private constructor(parts: PlayParts, reader: Reader, layout: PageLayout, match: PageMatch) {
    const { game } = parts;
    const { bots, keeper, first } = match;
    this.#game = game;
    this.#parts = parts;
    this.#reader = reader;
    this.#layout = layout;
    this.#keeper = keeper;
    this.#dealer = new PressedDealer(game, () => this.#drawOutcome());
    this.#forced = new ForcedMoves(game, (action) => this.#store.send({ type: "play", action }));
    this.#links = new LinkMatches(game, keeper, reader, {
      onSeatTaken: async (result) => (await this.#loadSharing()).applyResult(result),
      onPreview: async (record) => (await this.#loadSharing()).preview(record),
    });
    this.#links.current = first.link;
    this.#store = new TableStore<SessionState>(game, {
      start: first.start,
      run: async (context) => (await loadRunMatch()).runMatch(game, context, bots),
      passive: PASSIVE,
      ...(bots && { bots }),
      page: {
        notice: this.#firstNotice(first),
        link: first.link,
        server: undefined,
        live: undefined,
        isSoundOn: this.#soundPlayer.isOn,
        speed: loadSpeed(),
        playsForced: this.#forced.isOn,
        isNotifying: false,
        isRollAwaited: false,
      },
    });
    keeper.attach({
      onTaken: (id) => this.#onTaken(id),
      onProblem: (problem) => this.#onStorageProblem(problem),
    });
    this.#address = new AddressLinks({
      source: parts,
      reader,
      store: this.#store,
      loadSharing: () => this.#loadSharing(),
      showNotice: (shown) => this.#showNotice(shown),
    });
  }

  /** Loads the code that shares and opens matches. */
  #loadSharing(): Promise<ImportExport> {
    this.#sharing ??= import("./import-export.ts").then(
      (module) =>
        new module.ImportExport(this.#parts, {
          reader: this.#reader,
          store: this.#store,
          links: this.#links,
          replace: (opened, link) => this.#replace(opened, { link, isOpened: true }),
          showNotice: (shown) => this.#showNotice(shown),
          saveMatch: () => this.#save(),
          resume: (id) => this.#resume(id),
          board: this.#layout.board,
        }),
    );
    this.#sharing.catch(() => {
      this.#sharing = undefined;
    });
    return this.#sharing;
  }

  /** Loads what the next events may need; if it fails, the events load it. */
  #loadNext(): void {
    for (const loading of [loadRunMatch(), loadNextViews(), this.#loadSharing()]) loading.catch(() => {});
  }

  /** Draws the board, which may grow, and then the parts around it: in separate tasks, so that the browser stays responsive. */
  async #start(): Promise<void> {
    const { board, chart } = this.#layout;
    const { running } = this.#store.state;
    this.#save();
    this.#dealer.onChange(running);
    this.#forced.onChange(running);
    if (chart) centreWhenOpened(chart);
    const page = board.closest("serpent-play") ?? board;
    dropRepeatedPresses(page, board, () => progressOf(this.#store.state.context));
    const opening = await this.#address.begin();
    this.#subscribe();
    window.addEventListener("hashchange", () => this.#address.open(), this.#untilClosed);
    whenUsed(() => this.#loadNext(), this.#closing.signal);
    await nextTask();
    connectTable(board, this.#store, this.#reader.words, ({ running, visited }) =>
      !visited && this.#dealer.isAwaited(running) ? () => this.#dealer.press() : undefined,
    );
    await nextFrame();
    this.#drawHead(this.#store.state);
    await nextTask();
    this.#showSettings();
    this.#draw(this.#store.state);
    await nextTask();
    if (opening) this.#address.open(opening);
    window.addEventListener("keydown", (event) => this.#onKey(event), this.#untilClosed);
  }

  /** Empties the page and releases the match, which stays in the library. */
  close(): void {
    const { head, board, controls } = this.#layout;
    this.#closing.abort();
    this.#address.closeLive();
    this.#keeper.close();
    this.#store.stop();
    for (const part of [head, controls]) render(null, part);
    board.replaceChildren();
    document.title = this.#title;
  }

  get live(): LiveSession | undefined {
    return this.#address.live;
  }

  begin(start?: MatchInput, isSetUp?: boolean): void {
    this.#replace(newMatch(this.#game, start, isSetUp));
    // the match may have been chosen far below its board
    this.#layout.board.scrollIntoView({ block: "nearest" });
  }

  async beginByLink(table: Table, seat: Seat, isSetUp: boolean): Promise<void> {
    const { start, link } = await this.#links.begin(table, seat, isSetUp);
    this.#replace(start, { link });
  }

  async beginLive(match: NewLiveMatch): Promise<void> {
    (await this.#address.openLive())?.begin(match);
  }

  roll(): void {
    this.#store.send({ type: "lookBack" });
    this.#dealer.press();
  }

  setDealer(dealer: string): void {
    const { running } = this.#store.state;
    this.#store.send({
      type: "begin",
      start: changeDealer(running, dealer),
    });
    this.#showNotice({ text: DEALER_NOTICES[dealer] ?? { id: "play.site-deals-now" } });
  }

  undo(): void {
    const { running, log } = this.#store.state;
    if (wouldUndoSent(this.#game, running, this.#links.current))
      this.#showNotice({ text: { id: "play.already-sent" } });
    else if (canUndo(this.#game, running) && !canTakeBack(this.#game, running, log))
      this.#layout.board.announce(this.#reader.words.text("play.set-up-stays"));
    else this.#store.send({ type: "undo" });
  }

  toggleHint(isWanted: boolean): void {
    const { state } = this.#store;
    if (isWanted && (state.lookingBack !== undefined || !canHint(state)))
      this.#layout.board.announce(this.#reader.words.text("play.no-hint-now"));
    this.#store.send({ type: "hint", isWanted });
  }

  setSound(isWanted: boolean): void {
    this.#soundPlayer.setOn(isWanted);
    this.#showSettings();
  }

  setSpeed(speed: Speed): void {
    saveSpeed(speed);
    this.#store.send({ type: "page", change: { speed } });
  }

  setForced(isWanted: boolean): void {
    this.#forced.setOn(isWanted, this.#store.state.running);
    this.#showSettings();
  }
  async setNotifying(isWanted: boolean): Promise<void> {
    const { TurnNotifier } = await import("../ui/turn-notifier.ts");
    this.#notifier ??= new TurnNotifier(this.#game, this.#reader, this.#store.state.context);
    const isOn = await this.#notifier.setOn(isWanted);
    this.#showNotice(isWanted && !isOn ? { text: { id: "play.not-allowed" } } : undefined);
    this.#showSettings();
  }

  async share(): Promise<void> {
    (await this.#loadSharing()).share();
  }
  async saveFile(): Promise<void> {
    (await this.#loadSharing()).saveFile();
  }
  async openFile(): Promise<void> {
    (await this.#loadSharing()).openFile();
  }

  playOn(): void {
    const { context, lookingBack, visited } = this.#store.state;
    if (lookingBack === undefined) return;
    const start = unwrap(matchUpTo(this.#game, context, lookingBack));
    if (visited) this.leaveVisited();
    this.#replace(start, { stays: true });
    this.#showNotice({ text: { id: "play.playing-on" } });
    // the pressed button is gone: move the focus
    this.focusBoard();
  }

  leaveVisited(): void {
    this.#address.closeLive();
    clearFragment();
    this.#store.send({ type: "display", match: undefined });
    this.#showNotice(undefined);
    // the pressed button is gone: move the focus
    this.#focusTurn();
  }
  focusBoard(): void {
    this.#layout.board.focus();
  }
  dismissNotice(): void {
    this.#showNotice(undefined);
  }

  async #showNotice(notice: Notice | undefined): Promise<void> {
    this.#lastNotice = notice;
    // the reason of a failure is among the late words; the notice is useful without it
    if (notice?.failure) await this.#reader.loadWords?.().catch(() => {});
    if (this.#lastNotice !== notice) return;
    this.#store.send({ type: "page", change: { notice } });
  }

  /** Replaces the running match. @returns the id of the previous match, if it is kept */
  #replace(start: RunningContext, { id, link, ...options }: ReplaceOptions = {}): string | undefined {
    const left = this.#keeper.change(this.#store.state.running, link?.id ?? id, options);
    this.#links.current = link;
    this.#store.send({ type: "page", change: { link, notice: undefined } });
    this.#store.send({ type: "begin", start });
    return left;
  }

  /** Resumes a match of the library, and takes it over if another page holds it. */
  async #resume(id: string): Promise<void> {
    const taken = await this.#keeper.take(id);
    if (taken?.ok) this.#replace(taken.value.start, taken.value);
    else this.#showNotice(taken ? refusalNotice("stored", taken) : { text: { id: "play.match-gone" } });
  }

  #firstNotice({ elsewhere, refused }: FirstMatch): Notice | undefined {
    if (elsewhere !== undefined) return elsewhereNotice(() => this.#resume(elsewhere));
    return refused && refusalNotice("stored", refused);
  }

  /** Begins a new match when another page has taken over the running one. */
  #onTaken(id: string): void {
    this.#replace(newMatch(this.#game));
    this.#showNotice(elsewhereNotice(() => this.#resume(id)));
  }

  /** Shows once that the browser cannot store the match, and offers it as a file. */
  #onStorageProblem(problem: StorageProblem): void {
    if (this.#hasStorageProblem) return;
    this.#hasStorageProblem = true;
    this.#showNotice(storageNotice(problem, () => this.saveFile()));
  }

  /** Copies the settings of this browser to the state, and whether chance waits for a press. */
  #showSettings(): void {
    const change = {
      isSoundOn: this.#soundPlayer.isOn,
      playsForced: this.#forced.isOn,
      isNotifying: this.#notifier?.isOn ?? false,
      isRollAwaited: this.#dealer.isAwaited(this.#store.state.running),
    };
    const { state } = this.#store;
    // each change of the state draws the page
    if (Object.entries(change).some(([name, value]) => state[name as keyof typeof change] !== value))
      this.#store.send({ type: "page", change });
  }

  /** Draws the outcome of this chance turn. */
  #drawOutcome(): void {
    const action = this.#game.drawOutcome(this.#store.state.running.position, createRandom(newSeed()));
    this.#store.send({ type: "play", action });
  }

  /** Steps through the match with keys, unless the focused element uses the key. */
  #onKey(event: KeyboardEvent): void {
    const { state } = this.#store;
    const isOwnKey = (event.target as Element).closest?.("input, select, textarea, dialog");
    if (
      isOwnKey ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    const sent = state.visited?.kind === "seat" ? undefined : eventForKey(event.key, state);
    if (!sent) return;
    event.preventDefault();
    this.#store.send(sent);
  }

  /** Runs the effects of each state (storage, sound, drawing) separately, so that a failure stops none of the others. */
  #subscribe(): void {
    const effects: readonly Effect[] = [
      (state, before) => this.#onMatch(state, before),
      (state, before) => this.#notify(state, before),
      (state, before) => this.#playSound(state, before),
      (_, before) => this.#drawNext(before),
    ];
    for (const effect of effects) this.#store.subscribe(effect);
    // what is pressed or entered belongs to the newest state
    const { head, controls } = this.#layout;
    const draw = (event: Event): void => {
      if (!isFieldClick(event)) this.#drawWaiting();
    };
    for (const part of [head, controls])
      for (const type of INPUTS) part.addEventListener(type, draw, { ...this.#untilClosed, capture: true });
  }

  /** Draws the newest state after the board, which a player looks at first, was painted. */
  async #drawNext(before: PlayState): Promise<void> {
    const isWaiting = this.#drawnBefore !== undefined;
    this.#drawnBefore ??= before;
    if (isWaiting) return;
    await nextFrame();
    if (!this.#closing.signal.aborted) this.#drawWaiting();
  }

  /** Draws the newest state now, if it waits. */
  #drawWaiting(): void {
    const drawn = this.#drawnBefore;
    if (!drawn) return;
    this.#drawnBefore = undefined;
    this.#draw(this.#store.state);
    this.#moveFocus(this.#store.state, drawn);
  }

  /** Saves the running match, and plays its forced actions and chance. */
  #onMatch(state: PlayState, before: PlayState): void {
    if (state.hasBotFailed && !before.hasBotFailed) this.#showNotice({ text: { id: "play.bot-failed" } });
    if (state.running === before.running) return;
    this.#dealer.onChange(state.running);
    this.#forced.onChange(state.running);
    this.#showSettings();
    this.#save();
    if (!state.visited) clearFragment();
  }

  #notify(state: PlayState, before: PlayState): void {
    if (state.context !== before.context && (state.live || !state.visited))
      this.#notifier?.onChange(state.context);
  }

  #moveFocus(state: PlayState, before: PlayState): void {
    // on a phone the failure may be outside the window; a refused notation shows its failure at its field
    if (state.failure && state.failure !== before.failure && !document.activeElement?.matches("input"))
      this.#layout.controls.querySelector(".refusal")?.scrollIntoView({ block: "nearest" });
    const hasSeat = before.live && state.live?.me !== undefined && state.live.me !== before.live.me;
    // the pressed button is gone: move the focus
    if (hasSeat || state.running.earlier.length > before.running.earlier.length) this.#focusTurn();
  }

  /** The reader for a record: its clauses link to the rules of its version, if the site has them. */
  #readerOf({ version }: GameRecord): Reader {
    const { game, older = [] } = this.#parts;
    const played = canReadRecords(game, version) ? undefined : findVersion(older, version);
    if (played?.hasRulebook)
      return { ...this.#reader, rulebook: `${this.#reader.rulebook}versions/${played.version}/` };
    // an older version may name clauses that the current rulebook does not contain
    return { ...this.#reader, clauses: new Set(Object.keys(game.clauses)) };
  }

  #propsOf(state: PlayState): ViewProps {
    const page = state.visited ? this.#readerOf(state.visited.record) : this.#reader;
    const reader = { ...page, words: wordsOfMatch(page.words, state.context) };
    return { state, send: this.#store.send, handlers: this, reader, parts: this.#parts };
  }

  /** Draws what is above the board, and the title of the page. */
  #drawHead(state: PlayState): void {
    const props = this.#propsOf(state);
    document.title = `${props.reader.words.format(statusText(state))} – ${this.#title}`;
    render(h(HeadView, props), this.#layout.head);
  }

  #draw(state: PlayState): void {
    const { board, controls, chart } = this.#layout;
    board.setAttribute("speed", state.speed);
    this.#drawHead(state);
    render(h(ControlsView, this.#propsOf(state)), controls);
    // the statechart is that of the current version
    if (chart) highlightCurrent(chart, state.visited ? undefined : stateValueOf(state.context));
  }

  #focusTurn(): void {
    this.#drawWaiting();
    this.#layout.controls.querySelector<HTMLElement>(".turn")?.focus();
  }

  /** Plays a sound for a refusal and for a new action, not for one that was undone or opened. */
  #playSound(state: PlayState, before: PlayState): void {
    if (state.failure && state.failure !== before.failure) this.#soundPlayer.play("refusal");
    const [now, then] = [state, before].map((one) => (one.live ? one.context : one.running)) as [
      MatchContext,
      MatchContext,
    ];
    const isSame = state.match === before.match && state.live?.id === before.live?.id;
    if (!isSame || progressOf(now) <= progressOf(then)) return;
    this.#soundPlayer.play(stateValueOf(now) === "over" ? "end" : "move");
  }

  #save(): void {
    const { current } = this.#links;
    this.#keeper.save(this.#store.state.running, current);
    if (current !== this.#store.state.link) this.#store.send({ type: "page", change: { link: current } });
  }
}
