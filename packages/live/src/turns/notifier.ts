import { hash } from "node:crypto";
import type { Result } from "@serpentarium/core";
import type { Player } from "@serpentarium/core/series";
import { failLive } from "../failure.ts";
import { type LiveMatch, playersToAct } from "../match.ts";
import type { Metrics } from "../metrics.ts";
import type { Timing } from "../service-clock.ts";
import { addToCalendar, placeOf } from "./calendars.ts";
import type { Endpoint, EndpointStore, StoredEndpoint, Turn, TurnMessage } from "./endpoint.ts";
import type { PushChannel } from "./push-channel.ts";
import { createSendMessage, type EndpointAnswer, isEndpointUrl, type SendMessage } from "./send-message.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

/** How players are told of their turns where they do not watch; nothing is on by default. */
export interface NotificationOptions {
  /** Tells browsers: the result of `createPush` of `@serpentarium/live/push`. */
  readonly push?: PushChannel;
  /** Tells programs by requests, which are signed with keys derived from this secret of the server. */
  readonly webhookSecret?: string;
  /** Whether endpoints may be without encryption or in a private network, for a server at home. */
  readonly allowsPrivate?: boolean;
}

interface Surroundings {
  readonly store: EndpointStore;
  readonly timing: Timing;
  readonly metrics: Metrics;
  report(error: unknown): void;
  readonly send?: SendMessage;
}

/** A message that waits or is being sent. */
interface Delivery {
  readonly id: string;
  readonly to: Endpoint;
  readonly turn: Turn;
  attempts: number;
  cancel: () => void;
}

/** If a player has more endpoints, the oldest is deleted. */
const MAX_ENDPOINTS = 5;
/** The maximum number of messages that wait, and of those that are being sent. */
const MAX_PENDING = 1000;
const MAX_SENDING = 20;
/** The minimal time between two messages to an endpoint, in milliseconds. */
const MIN_INTERVAL = 10_000;
/** The number of endpoints for which the time of the last message is remembered. */
const MAX_REMEMBERED = 10_000;
/** The delays after failures, in milliseconds. */
const RETRY_DELAYS = [5000, 30_000, 120_000, 600_000, 3_600_000];
const MAX_RETRY_DELAY = 3_600_000;

const idOf = (key: string, endpoint: string): string => hash("sha256", `${key} ${endpoint}`, "base64url");

/** The hash of the secret of a person at a seat. */
const keyOf = ({ occupants }: LiveMatch, player: Player): string | undefined => {
  const occupant = occupants[player];
  return occupant && "key" in occupant ? occupant.key : undefined;
};

/** The players of a match who have to act. */
const actorsOf = (match: LiveMatch | undefined): readonly Player[] => (match ? playersToAct(match) : []);

const isGone = ({ status }: EndpointAnswer): boolean => status === 404 || status === 410;
const isTemporary = ({ status }: EndpointAnswer): boolean => status === 429 || status >= 500;

/** Tells players of their turns at the endpoints that they have given. Nothing waits for it. */
export class Notifier {
  readonly #options: NotificationOptions;
  readonly #around: Surroundings;
  readonly #webhooks: Webhooks | undefined;
  readonly #send: SendMessage;
  /** The messages that wait or are being sent, by endpoint: the last one of each. */
  readonly #pending = new Map<string, Delivery>();
  /** The pending messages that wait for others to be sent. */
  readonly #queue = new Set<Delivery>();
  #sending = 0;
  /** When the last message was sent to an endpoint; the most recent last. */
  readonly #sentAt = new Map<string, number>();
  readonly #closing = new AbortController();

  constructor(options: NotificationOptions, around: Surroundings) {
    const { webhookSecret, allowsPrivate = false } = options;
    this.#options = options;
    this.#around = around;
    this.#webhooks = webhookSecret === undefined ? undefined : createWebhooks(webhookSecret);
    this.#send = around.send ?? createSendMessage(allowsPrivate);
    around.metrics.gauge("pending_notifications", () => this.#pending.size);
  }

  /** Stores an endpoint of a player. Returns the key with which requests to a program are signed. */
  async subscribe(
    match: string,
    key: string,
    { endpoint, keys }: Endpoint,
  ): Promise<Result<{ readonly secret?: string }>> {
    if (!this.#canTell({ endpoint, keys })) return notOffered();
    if (!isEndpointUrl(endpoint, this.#options.allowsPrivate ?? false)) return badEndpoint();
    const id = idOf(key, endpoint);
    await this.#put(match, id, { key, endpoint, keys });
    return { ok: true, value: keys || !this.#webhooks ? {} : { secret: this.#webhooks.secretOf(match, id) } };
  }

  /** Adds the match to a calendar of a player. */
  async addToCalendar(
    match: string,
    key: string,
    { calendar, title, url }: { readonly calendar: string; readonly title: string; readonly url?: string },
  ): Promise<void> {
    const place = placeOf(calendar);
    await this.#put(match, idOf(key, place), { key, calendar: place });
    await addToCalendar(this.#around.store, place, match, { key, title, url });
  }

  /** Deletes an endpoint of a player, if it is known. */
  async unsubscribe(match: string, key: string, endpoint: string): Promise<void> {
    await this.#remove(match, idOf(key, endpoint));
  }

  /** Stores an endpoint of a player, in place of the oldest one if there are too many. */
  async #put(match: string, id: string, stored: StoredEndpoint): Promise<void> {
    const { store } = this.#around;
    const own = [...(await store.read(match))].filter(([, text]) => parseEndpoint(text).key === stored.key);
    const others = own.filter(([other]) => other !== id);
    for (const [oldest, text] of others.slice(0, Math.max(0, others.length + 1 - MAX_ENDPOINTS)))
      await this.#remove(match, oldest, parseEndpoint(text));
    await store.put(match, id, JSON.stringify(stored));
  }

  /**
   * Tells the players whose turn has begun, and deletes the endpoints of those who have left.
   *
   * @param match - the id of the match
   * @param isWatched - whether a player has a stream here: browsers are then not told
   */
  onChange(
    match: string,
    before: LiveMatch | undefined,
    after: LiveMatch,
    isWatched: (player: Player) => boolean,
  ): void {
    const [were, are] = [actorsOf(before), actorsOf(after)];
    for (const delivery of this.#pending.values()) {
      const { turn } = delivery;
      if (turn.match === match && !are.includes(turn.player)) this.#drop(delivery);
    }
    const turns = new Map<string, Turn>();
    for (const player of are) {
      const key = keyOf(after, player);
      const turn = { match, game: after.game.id, player, n: after.entries.length - 1 };
      if (key !== undefined && !were.includes(player)) turns.set(key, turn);
    }
    const left = (before?.occupants ?? []).flatMap((_, player) => {
      const key = before && keyOf(before, player);
      return key === undefined || key === keyOf(after, player) ? [] : [key];
    });
    if ((turns.size > 0 && this.#tells) || left.length > 0)
      this.#tell(match, turns, left, isWatched).catch(this.#around.report);
  }

  /** Cancels what waits: it is not sent later. */
  close(): void {
    this.#closing.abort();
    for (const delivery of this.#pending.values()) this.#drop(delivery);
  }

  async #tell(
    match: string,
    turns: ReadonlyMap<string, Turn>,
    left: readonly string[],
    isWatched: (player: Player) => boolean,
  ): Promise<void> {
    for (const [id, text] of await this.#around.store.read(match)) {
      const to = parseEndpoint(text);
      const turn = turns.get(to.key);
      if (left.includes(to.key)) await this.#remove(match, id, to);
      else if (turn && "endpoint" in to && this.#canTell(to) && !(to.keys && isWatched(turn.player)))
        this.#add(id, to, turn);
    }
  }

  /** Whether this host tells anybody. */
  get #tells(): boolean {
    return (this.#options.push ?? this.#webhooks) !== undefined;
  }

  /** Whether this host has what an endpoint needs. */
  #canTell({ keys }: Endpoint): boolean {
    return (keys ? this.#options.push : this.#webhooks) !== undefined;
  }

  async #remove(match: string, id: string, stored?: StoredEndpoint): Promise<void> {
    const waiting = this.#pending.get(id);
    if (waiting) this.#drop(waiting);
    await this.#around.store.remove(match, id);
    if (stored && "calendar" in stored) await this.#around.store.remove(stored.calendar, match);
  }

  #drop(delivery: Delivery): void {
    delivery.cancel();
    this.#queue.delete(delivery);
    if (this.#pending.get(delivery.id) === delivery) this.#pending.delete(delivery.id);
  }

  #add(id: string, to: Endpoint, turn: Turn): void {
    if (this.#closing.signal.aborted) return;
    const earlier = this.#pending.get(id);
    if (earlier) this.#drop(earlier);
    const [oldest] = this.#pending.size < MAX_PENDING ? [] : this.#pending.values();
    if (oldest) this.#drop(oldest);
    const delivery = { id, to, turn, attempts: 0, cancel: () => {} };
    this.#pending.set(id, delivery);
    const next = (this.#sentAt.get(id) ?? Number.NEGATIVE_INFINITY) + MIN_INTERVAL;
    this.#wait(delivery, Math.max(0, next - this.#around.timing.now()));
  }

  #wait(delivery: Delivery, delay: number): void {
    if (delay > 0) delivery.cancel = this.#around.timing.delay(() => this.#enqueue(delivery), delay);
    else this.#enqueue(delivery);
  }

  #enqueue(delivery: Delivery): void {
    this.#queue.add(delivery);
    this.#sendNext();
  }

  #sendNext(): void {
    const [delivery] = this.#sending < MAX_SENDING ? this.#queue : [];
    if (!delivery) return;
    this.#queue.delete(delivery);
    this.#sending++;
    this.#attempt(delivery)
      .catch(this.#around.report)
      .finally(() => {
        this.#sending--;
        this.#sendNext();
      });
    this.#sendNext();
  }

  /** Sends a message, and schedules another attempt if that fails for now. */
  async #attempt(delivery: Delivery): Promise<void> {
    const { id, to, turn } = delivery;
    const { metrics, store } = this.#around;
    this.#remember(id);
    const count = (result: string): void => metrics.count("notifications", 1, result);
    const message = this.#messageFor(id, to, turn);
    const answer = message && (await this.#post(delivery, to.endpoint, message));
    // something newer was to be sent meanwhile
    if (this.#pending.get(id) !== delivery) return;
    const delay = RETRY_DELAYS[delivery.attempts++];
    if (message && delay !== undefined && (!answer || isTemporary(answer))) {
      count("retried");
      return this.#wait(delivery, Math.min(Math.max(delay, answer?.retryAfter ?? 0), MAX_RETRY_DELAY));
    }
    this.#drop(delivery);
    const isUseless = !message || (answer && isGone(answer));
    if (isUseless) await store.remove(turn.match, id);
    const isSent = answer && answer.status >= 200 && answer.status < 300;
    count(isUseless ? "gone" : isSent ? "sent" : "failed");
  }

  /** Undefined if there is no answer. */
  async #post(delivery: Delivery, url: string, message: TurnMessage): Promise<EndpointAnswer | undefined> {
    const controller = new AbortController();
    delivery.cancel = () => controller.abort();
    try {
      return await this.#send(url, message, controller.signal);
    } catch {
      // an endpoint that cannot be reached is no error of this server
      return undefined;
    }
  }

  /** Undefined if nothing can be sent to the endpoint any more. */
  #messageFor(id: string, { endpoint, keys }: Endpoint, turn: Turn): TurnMessage | undefined {
    if (!keys) return this.#webhooks?.createMessage(id, turn);
    try {
      return this.#options.push?.createMessage({ endpoint, keys }, turn);
    } catch {
      return undefined;
    }
  }

  #remember(id: string): void {
    this.#sentAt.delete(id);
    const [oldest] = this.#sentAt.size < MAX_REMEMBERED ? [] : this.#sentAt.keys();
    if (oldest !== undefined) this.#sentAt.delete(oldest);
    this.#sentAt.set(id, this.#around.timing.now());
  }
}

/** Parses the stored form of an endpoint. */
const parseEndpoint = (text: string): StoredEndpoint => JSON.parse(text);

export const notOffered = () => failLive("not-offered", { id: "failures.not-offered.notifications" });
const badEndpoint = () => failLive("bad-endpoint", { id: "failures.bad-endpoint.public" });
