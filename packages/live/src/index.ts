/**
 * Live matches of any game: a pure function decides commands, a match is the replay of its entries, and a host stores each entry before
 * acknowledging it. Its HTTP interface is in `@serpentarium/live/node`, journals are in `/sqlite` and `/postgres`, a client in `/client`.
 *
 * @module
 */
export type { BotTurn, LiveBot } from "./bots.ts";
export type { Clock, PlayerClock } from "./clock.ts";
export { type Command, parseCommand } from "./command.ts";
export { type Decision, decide, type Environment, type Request } from "./decide.ts";
export type { Entries } from "./entries.ts";
export type { Entry } from "./entry.ts";
export { LIVE_FAILURE_CODES } from "./failure.ts";
export { createHost, type Host, type HostOptions } from "./host.ts";
export type { Journal } from "./journal.ts";
export { applyEntry, type LiveMatch } from "./match.ts";
export type { Occupant } from "./match-event.ts";
export type { Metrics } from "./metrics.ts";
export type { Presence } from "./presence.ts";
export { eventFor, type LiveEvent, type Watcher } from "./redact.ts";
export type { Acknowledgement } from "./room.ts";
export type { Timing } from "./service-clock.ts";
export type { Sender, StreamLimits, Subscription } from "./streams.ts";
export type { Endpoint, EndpointStore, PushKeys, Turn, TurnMessage } from "./turns/endpoint.ts";
export type { NotificationOptions } from "./turns/notifier.ts";
export type { PushChannel } from "./turns/push-channel.ts";
