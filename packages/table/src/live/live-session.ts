import { type Failure, type Game, seatsOf, type Table } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { Player, SeriesPlan } from "@serpentarium/core/series";
import {
  applyLiveEvent,
  type CommandInput,
  createToken,
  findTurnNotice,
  formatLiveLink,
  type KeptLiveMatch,
  type LiveClient,
  type LiveEvent,
  type LiveLink,
  type LiveServer,
  type LiveStorage,
  linkOf,
  openSeat,
  ownSeat,
  type Presence,
  recordForWatcher,
  replayEvents,
  SeatClient,
  type TurnNotice,
  type WatchedMatch,
  watchPage,
} from "@serpentarium/live/client";
import type { TableStore } from "../table-store.ts";
import { LiveDisplay, otherVersion } from "./live-match.ts";
import { createLiveState, type LivePage, type LiveState } from "./live-state.ts";
import { loadCalendar } from "./own-calendar.ts";
import { saveName } from "./player-name.ts";

const withSlash = (url: string): string => (url.endsWith("/") ? url : `${url}/`);

/** The settings of a new live match. */
export interface NewLiveMatch {
  readonly name: string;
  readonly player: Player;
  readonly table: Table;
  readonly plan: SeriesPlan;
  readonly clock: WatchedMatch["clock"];
}

/** The parts of the page that a {@link LiveSession} uses. */
export interface SessionParts {
  /** The game, without names of its players. */
  readonly game: Game;
  /** The store of the table. */
  readonly store: Pick<TableStore<LivePage>, "state" | "send">;
  readonly server: LiveServer;
  readonly storage: LiveStorage;
  /**
   * Called if the match cannot be followed.
   *
   * @param kept - the stored data of the match
   * @param record - its record, if only its version is missing
   */
  onRefused(failure: Failure, kept: KeptLiveMatch, record: GameRecord | undefined): void;
}

/** Follows one live match, and shows it in the store of the table. */
export class LiveSession {
  readonly #parts: SessionParts;
  readonly id: string;
  /** The game, without names of its players. */
  readonly game: Game;
  readonly #closing = new AbortController();
  readonly #own: SeatClient;
  #stream: AbortController | undefined;
  /** All events of the match, from the first on. */
  #events: readonly LiveEvent[];
  #match: WatchedMatch | undefined;
  readonly #display: LiveDisplay;
  #state: LiveState;
  #isSeating = false;
  readonly #onAnswer = (action: string): Promise<void> => this.play(action);
  /** The number of the own action that was acknowledged but has not arrived on the stream. */
  #sentAs: number | undefined;

  /** Opens a match with the data stored in this browser and in its link. */
  static async open(parts: SessionParts, link: LiveLink): Promise<LiveSession> {
    const session = new LiveSession(parts, link.id, await openSeat(parts.storage, parts.game.id, link));
    session.#state = { ...session.#state, notifying: await session.#readNotifying() };
    return session;
  }

  private constructor(parts: SessionParts, id: string, { seat, events }: KeptLiveMatch) {
    const { game, server, storage } = parts;
    const { signal } = this.#closing;
    this.#parts = parts;
    this.game = game;
    this.id = id;
    this.#display = new LiveDisplay(game);
    this.#own = new SeatClient({ id, game: game.id, url: server.url, storage }, seat);
    this.#events = events;
    this.#match = replayEvents(game, events);
    this.#state = createLiveState(id, seat, server);
    watchPage({ onWake: () => this.#follow(), onOffline: () => this.#stop() }, signal);
  }

  /** Opens a new match, and takes a seat in it. */
  async begin({ name, player, table, plan, clock }: NewLiveMatch): Promise<void> {
    const { seats, options } = table;
    const invite = createToken();
    await this.#own.keep({ invite });
    this.#show({ invite });
    const created = await this.#send({
      type: "create",
      game: this.game.id,
      invite,
      seats,
      options: { ...options },
      plan: { ...plan },
      clock,
    });
    if (!created.ok) return this.#refuse(created.error);
    this.follow();
    await this.#takeSeat(name, player);
  }

  /** Shows the match, and follows its changes. */
  follow(): void {
    // the address must not contain secrets: people copy it to let others watch
    history.replaceState(history.state, "", `#${formatLiveLink({ id: this.id })}`);
    this.#show({});
    this.#follow();
  }

  /** Takes a free seat. */
  async join(name: string): Promise<void> {
    if (this.#isSeating) return;
    this.#isSeating = true;
    try {
      const seats = this.#match ? seatsOf(this.#match.table) : [];
      const free = seats.filter((player) => !this.#match?.occupants[player]);
      for (const player of free) {
        const failure = await this.#takeSeat(name, player);
        // another player took the seat first
        if (failure?.code !== "seat-taken") return;
      }
    } finally {
      this.#isSeating = false;
    }
  }

  /** Leaves the seat, which another person or a bot can then take, and continues as a spectator. */
  async leave(): Promise<void> {
    const left = await this.#send({ type: "leave" }).catch(() => undefined);
    if (!left) return;
    if (!left.ok) return this.#reportRefusal(left.error);
    this.#reset();
    await this.#forgetSeat(undefined);
    this.#show({ connection: "connecting" });
    this.#follow();
  }

  /** Plays an action; the board waits for the answer. */
  async play(action: string): Promise<void> {
    if (this.#state.isSending) {
      this.#reportRefusal({ code: "not-your-turn", message: { id: "table.live.sending" } });
      return;
    }
    this.#show({ isSending: true });
    const played = await this.#send({ type: "play", action }).catch(() => undefined);
    if (!played) return;
    if (!played.ok) {
      this.#show({ isSending: false });
      this.#reportRefusal(played.error);
    } else if ((this.#match?.n ?? 0) >= played.value.n) this.#show({ isSending: false });
    else this.#sentAs = played.value.n;
  }

  /** Sends a command that does not change the position immediately, such as a request. */
  async send(command: CommandInput): Promise<void> {
    const sent = await this.#send(command).catch(() => undefined);
    if (sent && !sent.ok) this.#reportRefusal(sent.error);
  }

  /** Tells this browser of turns when the page is closed, or no longer. Asks the user for permission: call it on a press. */
  async setNotifying(isWanted: boolean, notice: Omit<TurnNotice, "url">): Promise<void> {
    const { push: key } = this.#parts.server;
    if (key === undefined || this.#state.notifying === "busy") return;
    this.#show({ notifying: "busy" });
    const send = (command: CommandInput) => this.#send(command);
    const { subscribeToTurns, unsubscribeFromTurns } = await import("./turn-subscription.ts");
    const match = this.id;
    if (isWanted) {
      const url = location.href;
      this.#show({ notifying: await subscribeToTurns({ match, key, send, notice: { ...notice, url } }) });
    } else {
      await unsubscribeFromTurns({ match, send }).catch((error) => console.warn(error));
      this.#show({ notifying: "off" });
    }
  }

  /**
   * Adds the match to the calendar of this browser, where it shows until when the user has to play. Returns the secret address of the
   * calendar; undefined if the server has refused it.
   *
   * @param title - what the calendar shows
   */
  async addToCalendar(title: string): Promise<string | undefined> {
    const calendar = loadCalendar();
    const command = { type: "add-to-calendar", calendar, title, url: location.href } as const;
    const added = await this.#send(command).catch(() => undefined);
    if (added?.ok) return new URL(`calendars/${calendar}.ics`, withSlash(this.#parts.server.url)).href;
    if (added) this.#reportRefusal(added.error);
    return undefined;
  }

  /** Finds out whether this browser can be told of turns, and is. */
  async #readNotifying(): Promise<LiveState["notifying"]> {
    const isOffered = this.#parts.server.push !== undefined && "PushManager" in globalThis;
    if (!isOffered || !(await navigator.serviceWorker?.getRegistration().catch(() => undefined)))
      return undefined;
    const isOn =
      Notification.permission === "granted" && (await findTurnNotice(this.id).catch(() => undefined));
    return isOn ? "on" : "off";
  }

  /** The URL with which others join or watch, or with which the user continues at this seat. */
  linkTo(what: Parameters<typeof linkOf>[2]): string {
    const link = linkOf(this.id, this.#own.seat, what);
    return `${this.#state.origin}${location.pathname}#${formatLiveLink(link)}`;
  }

  /** Sets the origin of links. */
  setOrigin(origin: string): void {
    this.#show({ origin });
  }

  /** Stops following the match, which continues without this page. */
  close(): void {
    this.#closing.abort();
    this.#stream?.abort();
    const { store } = this.#parts;
    if (store.state.live?.id === this.id) store.send({ type: "page", change: { live: undefined } });
  }

  /** Stores the match in this browser, so that it is listed, and readable without a server. */
  #keepEvents(): void {
    // while a seat is being taken, the events are still those of a spectator
    const { seat } = this.#own;
    if (this.#state.me !== seat.player || this.#events.length === 0) return;
    this.#parts.storage.keepEvents(this.id, this.game.id, seat, this.#events);
  }

  /** Drops the received events, so that the match is reread: hidden information differs between seats. */
  #reset(): void {
    this.#stream?.abort();
    this.#events = [];
    this.#match = undefined;
  }

  #send(command: CommandInput): ReturnType<LiveClient["send"]> {
    return this.#own.client.send(command, this.#closing.signal);
  }

  async #takeSeat(name: string, player: Player): Promise<Failure | undefined> {
    const joined = await this.#own.take(player, name, this.#match?.n, this.#closing.signal);
    if (!joined.ok) {
      await this.#forgetSeat(joined.error);
      return joined.error;
    }
    saveName(name);
    this.#reset();
    // at a first visit, the service worker is there only now
    const notifying = await this.#readNotifying();
    this.#show({ me: player, refused: undefined, connection: "connecting", notifying });
    this.#follow();
    return undefined;
  }

  /** Opens a stream from the last known event on, and closes the previous one. */
  async #follow(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#stream?.abort();
    const stream = new AbortController();
    this.#stream = stream;
    const isCurrent = (): boolean => this.#stream === stream && !stream.signal.aborted;
    const ended = await this.#own.client.watch({
      ...(this.#match && { last: this.#match.n }),
      signal: stream.signal,
      onEvent: (event) => isCurrent() && this.#onEvent(event, stream),
      onPresence: (presence) => isCurrent() && this.#onPresence(presence),
      onConnection: (connection) =>
        isCurrent() && connection === "waiting" && this.#show({ connection, busy: undefined }),
      onBusy: (busy) => isCurrent() && this.#show({ busy }),
      onError: (error) => {
        console.error(error);
        if (isCurrent()) this.#show({ error: String(error) });
      },
    });
    if (!isCurrent() || ended.ok) return;
    // the server knows fewer events than this page: it was restored from a backup
    const isRestored = ended.error.code === "bad-event-id" && this.#match !== undefined;
    // the seat was never taken, because the page was closed before the server answered
    const isNoSeat = ended.error.code === "bad-secret";
    if (!isRestored && !isNoSeat) return this.#refuse(ended.error);
    this.#reset();
    if (isNoSeat) await this.#forgetSeat(ended.error);
    this.#follow();
  }

  async #forgetSeat(refused: Failure | undefined): Promise<void> {
    await this.#own.forget();
    this.#show({ me: undefined, refused });
    this.#keepEvents();
  }

  #stop(): void {
    this.#stream?.abort();
    this.#show({ connection: "waiting", present: [] });
  }

  #onEvent(event: LiveEvent, stream: AbortController): void {
    if (event.type === "created" && event.game !== this.game.id) {
      location.pathname = location.pathname.replace(/[^/]+\/?$/, `${event.game}/`);
      return;
    }
    try {
      this.#match = applyLiveEvent(this.game, this.#match, event);
    } catch {
      stream.abort();
      const [created] = event.type === "created" ? [event] : this.#events;
      this.#refuse(otherVersion(this.game, created?.type === "created" ? created.version : ""));
      return;
    }
    this.#events = event.type === "created" ? [event] : [...this.#events, event];
    const isArrived = this.#sentAs !== undefined && event.n >= this.#sentAs;
    if (isArrived) this.#sentAs = undefined;
    // missed events arrive in a burst, and are shown together
    if (this.#state.connection === "open") {
      this.#show({ ...(isArrived && { isSending: false }) });
      this.#keepEvents();
    } else if (isArrived) this.#state = { ...this.#state, isSending: false };
  }

  #onPresence({ at, players, spectators }: Presence): void {
    const isCaughtUp = this.#state.connection !== "open";
    const offset = at - Date.now();
    this.#show({
      connection: "open",
      busy: undefined,
      error: undefined,
      present: players,
      spectators,
      offset,
    });
    if (isCaughtUp) this.#keepEvents();
  }

  #reportRefusal(failure: Failure): void {
    this.#parts.store.send({ type: "refuse", failure });
  }

  /** Stops following the match, and offers its known part read-only. */
  async #refuse(failure: Failure): Promise<void> {
    this.close();
    const { storage, onRefused } = this.#parts;
    const isMissing = failure.code === "bad-version";
    // a match that does not exist needs no storage
    if (!isMissing && this.#events.length === 0) await storage.remove(this.id);
    const read = isMissing ? await this.#own.client.readRecord().catch(() => undefined) : undefined;
    onRefused(failure, { seat: this.#own.seat, events: this.#events }, read?.ok ? read.value : undefined);
  }

  /** Shows the current state of the match. */
  #show(change: Partial<LiveState>): void {
    if (this.#closing.signal.aborted) return;
    const { store } = this.#parts;
    const match = this.#match;
    this.#state = { ...this.#state, ...change, match: match ?? this.#state.match };
    store.send({ type: "page", change: { live: this.#state } });
    if (!match) return;
    const { id, isSending } = this.#state;
    const own = ownSeat(match, this.#own.seat);
    const record = recordForWatcher(this.#events, own);
    if (!record) return;
    const visited = this.#display.visit(match, { id, record, own, isSending });
    store.send({ type: "display", match: visited, onAnswer: this.#onAnswer });
  }
}
