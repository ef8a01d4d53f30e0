import { type Failure, type Game, seatsOf, type Table } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { Player, SeriesPlan } from "@serpentarium/core/series";
import {
  applyLiveEvent,
  type CommandInput,
  createClient,
  createToken,
  formatLiveLink,
  isLocalHost,
  type KeptLiveMatch,
  type LiveClient,
  type LiveEvent,
  type LiveLink,
  type LiveSeat,
  type LiveServer,
  type LiveStorage,
  ownSeat,
  type Presence,
  recordForWatcher,
  replayEvents,
  sharedFetch,
  type WatchedMatch,
} from "@serpentarium/live/client";
import { IncrementalLog } from "../log.ts";
import type { MatchContext } from "../match.ts";
import type { TableStore } from "../table-store.ts";
import { otherVersion, visitLive } from "./live-match.ts";
import type { LiveState } from "./live-state.ts";
import { saveName } from "./player-name.ts";

/** How a live match begins. */
export interface NewLiveMatch {
  readonly name: string;
  readonly player: Player;
  readonly table: Table;
  readonly plan: SeriesPlan;
  readonly clock: WatchedMatch["clock"];
}

/** The part of the state of a page that shows a live match. */
export interface LivePage {
  /** The live match, if one is displayed. */
  readonly live: LiveState | undefined;
}

/** What a {@link LiveSession} needs of its page. */
export interface SessionParts {
  /** Without names of its players. */
  readonly game: Game;
  /** The store of the table. */
  readonly store: Pick<TableStore<LivePage>, "state" | "send">;
  readonly server: LiveServer;
  readonly storage: LiveStorage;
  /**
   * Called when the match cannot be followed.
   *
   * @param kept - what is known of it
   * @param record - its record, where only its version is missing
   */
  onRefused(failure: Failure, kept: KeptLiveMatch, record: GameRecord | undefined): void;
}

/** After so long in the background, a stream may be dead without anybody knowing: it is opened again. */
const MAX_SLEEP = 5000;

/** Follows one live match, and shows it in the store of the table. */
export class LiveSession {
  readonly #parts: SessionParts;
  readonly id: string;
  /** The game, without names of its players. */
  readonly game: Game;
  readonly #closing = new AbortController();
  #seat: LiveSeat;
  #client: LiveClient;
  #stream: AbortController | undefined;
  /** All events of the match, from the first on. */
  #events: readonly LiveEvent[];
  /** The replay of the events. */
  #match: WatchedMatch | undefined;
  readonly #log: IncrementalLog;
  #shown:
    | { readonly match: WatchedMatch; readonly me: Player | undefined; readonly context: MatchContext }
    | undefined;
  #hiddenAt: number | undefined;
  #state: LiveState;
  #isSeating = false;
  readonly #onAnswer = (action: string): Promise<void> => this.play(action);
  /** The number of the own action that was acknowledged and has not arrived on the stream. */
  #sentAs: number | undefined;

  /** Opens a match with what this browser keeps of it and what its link contains. */
  static async open(parts: SessionParts, { id, invite, secret, player }: LiveLink): Promise<LiveSession> {
    const stored = await parts.storage.find(id);
    const seat: LiveSeat = {
      ...stored?.seat,
      ...(invite !== undefined && { invite }),
      ...(secret !== undefined && player !== undefined && { secret, player }),
    };
    if (invite !== undefined || secret !== undefined) await parts.storage.keepSeat(id, parts.game.id, seat);
    const isSame = seat.secret === stored?.seat.secret;
    return new LiveSession(parts, id, { seat, events: (isSame && stored?.events) || [] });
  }

  private constructor(parts: SessionParts, id: string, { seat, events }: KeptLiveMatch) {
    this.#parts = parts;
    this.game = parts.game;
    this.id = id;
    this.#log = new IncrementalLog(this.game);
    this.#seat = seat;
    this.#events = events;
    this.#match = replayEvents(this.game, events);
    this.#client = this.#createClient();
    const { urls, bots } = parts.server;
    const origins = isLocalHost(location.hostname) && urls.length > 0 ? urls : [location.origin];
    this.#state = {
      id,
      match: undefined,
      me: seat.player,
      invite: seat.invite,
      present: [],
      spectators: 0,
      offset: 0,
      connection: "connecting",
      busy: undefined,
      error: undefined,
      isSending: false,
      refused: undefined,
      bots,
      origins,
      origin: origins[0] ?? location.origin,
    };
    const { signal } = this.#closing;
    window.addEventListener("online", () => this.#follow(), { signal });
    window.addEventListener("offline", () => this.#stop(), { signal });
    document.addEventListener("visibilitychange", () => this.#onVisibility(), { signal });
    // a page that comes back from the cache of the browser has lost its stream
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.#follow(), { signal });
  }

  /** Opens a new match, and takes a seat in it. */
  async begin({ name, player, table, plan, clock }: NewLiveMatch): Promise<void> {
    const { seats, options } = table;
    const invite = createToken();
    await this.#keepSeat({ invite });
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

  /** Shows the match, and what happens in it from now on. */
  follow(): void {
    // what people copy from the address lets others watch, and nothing else
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
        // another player was quicker
        if (failure?.code !== "seat-taken") return;
      }
    } finally {
      this.#isSeating = false;
    }
  }

  /** Gives up the seat, which another person or a bot can take, and watches from now on. */
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

  /** Sends a command that changes no position by itself, such as a request. */
  async send(command: CommandInput): Promise<void> {
    const sent = await this.#send(command).catch(() => undefined);
    if (sent && !sent.ok) this.#reportRefusal(sent.error);
  }

  /** The address with which others join, watch, or go on at this seat. */
  linkTo(what: "join" | "watch" | "seat"): string {
    const { invite, secret, player } = this.#seat;
    const { pathname } = location;
    const link = {
      id: this.id,
      ...(what === "join" && invite !== undefined && { invite }),
      ...(what === "seat" && secret !== undefined && player !== undefined && { secret, player }),
    };
    return `${this.#state.origin}${pathname}#${formatLiveLink(link)}`;
  }

  /** Chooses the address that links have. */
  setOrigin(origin: string): void {
    this.#show({ origin });
  }

  /** Stops to follow the match; it goes on without this page. */
  close(): void {
    this.#closing.abort();
    this.#stream?.abort();
    const { store } = this.#parts;
    if (store.state.live?.id === this.id) store.send({ type: "page", change: { live: undefined } });
  }

  #createClient(): LiveClient {
    const { secret } = this.#seat;
    return createClient({
      url: this.#parts.server.url,
      match: this.id,
      fetch: sharedFetch(this.id, secret),
      ...(secret !== undefined && { secret }),
    });
  }

  /** Keeps the seat in this browser, so that its link opens it again. */
  async #keepSeat(seat: LiveSeat): Promise<void> {
    this.#seat = seat;
    this.#client = this.#createClient();
    await this.#parts.storage.keepSeat(this.id, this.game.id, seat);
  }

  /** Keeps the match in this browser, so that it is listed, and can be read where no server has it. */
  #keepEvents(): void {
    // while a seat is being taken, the events are still those of a spectator
    if (this.#state.me !== this.#seat.player || this.#events.length === 0) return;
    this.#parts.storage.keepEvents(this.id, this.game.id, this.#seat, this.#events);
  }

  /** Drops what was received, so that the match is read again: another seat may know more or less. */
  #reset(): void {
    this.#stream?.abort();
    this.#events = [];
    this.#match = undefined;
  }

  #send(command: CommandInput): ReturnType<LiveClient["send"]> {
    return this.#client.send(command, this.#closing.signal);
  }

  async #takeSeat(name: string, player: Player): Promise<Failure | undefined> {
    const secret = createToken();
    // kept before it is sent: if the page is closed meanwhile, the seat may be taken
    await this.#keepSeat({ ...this.#seat, secret, player });
    const { invite = "" } = this.#seat;
    const known = this.#match && { after: this.#match.n };
    const joined = await this.#send({ type: "join", invite, name, player, ...known });
    if (!joined.ok) {
      await this.#forgetSeat(joined.error);
      return joined.error;
    }
    saveName(name);
    this.#reset();
    this.#show({ me: player, refused: undefined, connection: "connecting" });
    this.#follow();
    return undefined;
  }

  /** Opens a stream from the last known event on, instead of the one before. */
  async #follow(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#stream?.abort();
    const stream = new AbortController();
    this.#stream = stream;
    const isCurrent = (): boolean => this.#stream === stream && !stream.signal.aborted;
    const ended = await this.#client.watch({
      ...(this.#match && { last: this.#match.n }),
      signal: stream.signal,
      onEvent: (event) => isCurrent() && this.#onEvent(event, stream),
      onPresence: (presence) => isCurrent() && this.#onPresence(presence),
      onConnection: (connection) =>
        isCurrent() && connection === "waiting" && this.#show({ connection, busy: undefined }),
      onError: (error) => {
        console.error(error);
        if (isCurrent()) this.#show({ error: String(error) });
      },
    });
    if (!isCurrent() || ended.ok) return;
    const { retryAfter } = ended.error.data ?? {};
    if (typeof retryAfter === "number") {
      this.#show({ connection: "waiting", busy: ended.error });
      const timer = setTimeout(() => this.#follow(), retryAfter * 1000);
      stream.signal.addEventListener("abort", () => clearTimeout(timer));
      return;
    }
    // the server has less than before: it was restored from a backup
    const isRestored = ended.error.code === "bad-event-id" && this.#match !== undefined;
    // the seat was never taken: the page was closed before the server answered
    const isNoSeat = ended.error.code === "bad-secret";
    if (!isRestored && !isNoSeat) return this.#refuse(ended.error);
    this.#reset();
    if (isNoSeat) await this.#forgetSeat(ended.error);
    this.#follow();
  }

  async #forgetSeat(refused: Failure | undefined): Promise<void> {
    const { secret: _none, player: _nobody, ...rest } = this.#seat;
    await this.#keepSeat(rest);
    this.#show({ me: undefined, refused });
    this.#keepEvents();
  }

  #stop(): void {
    this.#stream?.abort();
    this.#show({ connection: "waiting", present: [] });
  }

  #onVisibility(): void {
    if (document.visibilityState === "hidden") this.#hiddenAt = Date.now();
    else if (this.#hiddenAt !== undefined && Date.now() - this.#hiddenAt > MAX_SLEEP) this.#follow();
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
    // events of the past come all at once: they are shown together
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

  /** Gives up: the match cannot be followed, but read as far as it is known. */
  async #refuse(failure: Failure): Promise<void> {
    this.close();
    const { storage, onRefused } = this.#parts;
    const isMissing = failure.code === "bad-version";
    // nothing is known of a match that does not exist
    if (!isMissing && this.#events.length === 0) await storage.remove(this.id);
    const read = isMissing ? await this.#client.readRecord().catch(() => undefined) : undefined;
    onRefused(failure, { seat: this.#seat, events: this.#events }, read?.ok ? read.value : undefined);
  }

  /** Shows the match as it is now. */
  #show(change: Partial<LiveState>): void {
    if (this.#closing.signal.aborted) return;
    const { store } = this.#parts;
    const match = this.#match;
    this.#state = { ...this.#state, ...change, match: match ?? this.#state.match };
    store.send({ type: "page", change: { live: this.#state } });
    if (!match) return;
    const { id, me, isSending } = this.#state;
    const own = ownSeat(match, this.#seat);
    const record = recordForWatcher(this.#events, own);
    if (!record) return;
    const shown = visitLive(this.game, match, {
      ...{ id, record, own, isSending, log: this.#log },
    });
    const before = this.#shown;
    // as long as nothing happens in the match, its context stays the same one
    const { context } = before?.match === match && before.me === me ? before : shown;
    this.#shown = { match, me, context };
    store.send({ type: "display", match: { ...shown, context }, onAnswer: this.#onAnswer });
  }
}
