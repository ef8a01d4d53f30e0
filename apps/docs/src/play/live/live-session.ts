import { type Failure, type Game, seatsOf, type Table } from "@serpentarium/core";
import type { Player, SeriesPlan } from "@serpentarium/core/series";
import {
  type CommandInput,
  createClient,
  createToken,
  type LiveClient,
  type LiveEvent,
  type LiveFailure,
  type Presence,
} from "@serpentarium/live/client";
import type { MatchContext } from "@serpentarium/table";
import { writeFragment } from "../fragment.ts";
import type { Notice } from "../notice.ts";
import type { PlayStore } from "../play-state.ts";
import type { LiveServer } from "./find-server.ts";
import { formatLiveLink, type LiveLink } from "./live-link.ts";
import { applyLiveEvent, type LiveMatch, toReadOnlyMatch, withTypedNames } from "./live-match.ts";
import { LIVE_MESSAGES } from "./live-messages.ts";
import type { LiveState } from "./live-state.ts";
import { loadSeat, type StoredSeat, saveName, saveSeat } from "./seat-storage.ts";

/** How a live match begins. */
export interface NewLiveMatch {
  readonly name: string;
  readonly player: Player;
  readonly table: Table;
  readonly plan: SeriesPlan;
  readonly clock: LiveMatch["clock"];
}

export interface SessionParts {
  readonly game: Game;
  readonly store: PlayStore;
  readonly server: LiveServer;
  showNotice(notice: Notice | undefined): void;
}

/** After so long in the background, a stream may be dead without anybody knowing: it is opened again. */
const MAX_SLEEP = 5000;

const isCurrentFailure = (failure: LiveFailure): Failure => failure as Failure;

/** Follows one live match, and shows it in the store of the table. */
export class LiveSession {
  readonly #parts: SessionParts;
  readonly id: string;
  /** The game, without typed names. */
  readonly game: Game;
  readonly #closing = new AbortController();
  #seat: StoredSeat;
  #client: LiveClient;
  #stream: AbortController | undefined;
  #match: LiveMatch | undefined;
  #named: { readonly names: string; readonly game: Game } | undefined;
  #shown:
    | { readonly match: LiveMatch; readonly me: Player | undefined; readonly context: MatchContext }
    | undefined;
  #hiddenAt: number | undefined;
  #state: LiveState;
  #isSeating = false;
  /** The number of the own action that was acknowledged and has not arrived on the stream. */
  #sentAs: number | undefined;

  constructor(parts: SessionParts, { id, invite, secret, player }: LiveLink) {
    this.#parts = parts;
    this.game = parts.game;
    this.id = id;
    this.#seat = {
      game: this.game.id,
      since: Date.now(),
      ...loadSeat(id),
      ...(invite !== undefined && { invite }),
      ...(secret !== undefined && player !== undefined && { secret, player }),
    };
    this.#client = this.#createClient();
    this.#state = {
      id,
      match: undefined,
      me: this.#seat.player,
      invite: this.#seat.invite,
      present: [],
      spectators: 0,
      offset: 0,
      connection: "connecting",
      isSending: false,
      refused: undefined,
      bots: parts.server.bots,
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
    this.#keep({ invite });
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
    this.#keep(this.#seat);
    // what people copy from the address lets others watch, and nothing else
    writeFragment(formatLiveLink({ id: this.id }));
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
        // somebody else was quicker
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
    // a spectator may know less than a player: the match is read again
    this.#stream?.abort();
    this.#match = undefined;
    this.#forgetSeat(undefined);
    this.#show({ connection: "connecting" });
    this.#follow();
  }

  /** Plays an action; the board waits for the answer. */
  async play(action: string): Promise<void> {
    if (this.#state.isSending) return;
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
    const { origin, pathname } = location;
    const link = {
      id: this.id,
      ...(what === "join" && invite !== undefined && { invite }),
      ...(what === "seat" && secret !== undefined && player !== undefined && { secret, player }),
    };
    return `${origin}${pathname}#${formatLiveLink(link)}`;
  }

  /** Stops to follow the match; it goes on without this page. */
  close(): void {
    this.#closing.abort();
    this.#stream?.abort();
    this.#parts.store.send({ type: "page", change: { live: undefined } });
  }

  #createClient(): LiveClient {
    const { secret } = this.#seat;
    return createClient({
      url: this.#parts.server.url,
      match: this.id,
      ...(secret !== undefined && { secret }),
    });
  }

  /** Keeps the seat in this browser, so that its link opens it again. */
  #keep(seat: StoredSeat): void {
    this.#seat = { ...this.#seat, ...seat };
    if (this.#seat.secret !== undefined || this.#seat.invite !== undefined) saveSeat(this.id, this.#seat);
  }

  #send(command: CommandInput): ReturnType<LiveClient["send"]> {
    return this.#client.send(command, this.#closing.signal);
  }

  async #takeSeat(name: string, player: Player): Promise<LiveFailure | undefined> {
    const secret = createToken();
    // kept before it is sent: if the page is closed meanwhile, the seat may be taken
    this.#keep({ secret, player });
    this.#client = this.#createClient();
    const joined = await this.#send({ type: "join", invite: this.#seat.invite ?? "", name, player });
    if (!joined.ok) {
      this.#forgetSeat(joined.error);
      return joined.error;
    }
    saveName(name);
    // a player may know more than a spectator: the match is read again
    this.#stream?.abort();
    this.#match = undefined;
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
      onConnection: (connection) => isCurrent() && connection === "waiting" && this.#show({ connection }),
    });
    if (!isCurrent() || ended.ok) return;
    if (ended.error.code !== "bad-secret") return this.#refuse(ended.error);
    // the seat was never taken: the page was closed before the server answered
    this.#forgetSeat(ended.error);
    this.#follow();
  }

  #forgetSeat(refused: LiveFailure | undefined): void {
    const { secret: _none, player: _nobody, ...rest } = this.#seat;
    this.#seat = rest;
    saveSeat(this.id, rest);
    this.#client = this.#createClient();
    this.#show({ me: undefined, refused });
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
      // the server has another version of the game
      stream.abort();
      this.#refuse(undefined);
      return;
    }
    const isArrived = this.#sentAs !== undefined && event.n >= this.#sentAs;
    if (isArrived) this.#sentAs = undefined;
    // events of the past come all at once: they are shown together
    if (this.#state.connection === "open") this.#show({ ...(isArrived && { isSending: false }) });
    else if (isArrived) this.#state = { ...this.#state, isSending: false };
  }

  #onPresence({ at, players, spectators }: Presence): void {
    this.#show({ connection: "open", present: players, spectators, offset: at - Date.now() });
  }

  #reportRefusal(failure: LiveFailure): void {
    this.#parts.store.send({ type: "refuse", failure: isCurrentFailure(failure) });
  }

  /** Gives up: the match cannot be followed. */
  #refuse(failure: LiveFailure | undefined): void {
    this.close();
    this.#parts.store.send({ type: "display", match: undefined });
    this.#parts.showNotice(
      failure
        ? { text: LIVE_MESSAGES.refused, failure: isCurrentFailure(failure) }
        : { text: LIVE_MESSAGES.otherVersion },
    );
  }

  /** The game with the typed names; the same one as long as nobody else sits down. */
  #namedGame(match: LiveMatch): Game {
    const names = JSON.stringify([match.occupants, match.rematches, match.earlier.length]);
    if (this.#named?.names !== names) this.#named = { names, game: withTypedNames(this.game, match) };
    return this.#named.game;
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
    const shown = toReadOnlyMatch(this.game, this.#namedGame(match), match, { id, me, isSending });
    const before = this.#shown;
    // as long as nothing happens in the match, its context stays the same one
    const { context } = before?.match === match && before.me === me ? before : shown;
    this.#shown = { match, me, context };
    store.send({ type: "display", match: { ...shown, context } });
  }
}
