/**
 * Sums over the games in which an event occurred: the number of games, of events, and the squares and cubes of the number of events of a
 * game. They give the mean of all games with its error and skewness, because other games add nothing.
 */
export interface EventCounts {
  readonly games: number;
  readonly events: number;
  readonly squares: bigint;
  readonly cubes: bigint;
}

/** Event counts to which games can be added. */
export type MutableEventCounts = { -readonly [K in keyof EventCounts]: EventCounts[K] };

export const createEventCounts = (): MutableEventCounts => ({
  games: 0,
  events: 0,
  squares: 0n,
  cubes: 0n,
});

/** Adds the events of one game. */
export function addEvents(counts: MutableEventCounts, events: number): void {
  if (events === 0) return;
  counts.games++;
  counts.events += events;
  counts.squares += BigInt(events) ** 2n;
  counts.cubes += BigInt(events) ** 3n;
}

export const mergeEventCounts = (one: EventCounts, other: EventCounts): MutableEventCounts => ({
  games: one.games + other.games,
  events: one.events + other.events,
  squares: one.squares + other.squares,
  cubes: one.cubes + other.cubes,
});

export type EventCountsByName = Record<string, MutableEventCounts>;

/** The counts under a name; new ones if there are none. */
export const eventCountsOf = (named: Readonly<EventCountsByName>, name: string): MutableEventCounts =>
  (Object.hasOwn(named, name) ? named[name] : undefined) ?? createEventCounts();

export const mergeEventCountsByName = (
  one: Readonly<EventCountsByName>,
  other: Readonly<EventCountsByName>,
): EventCountsByName => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, counts]) => [name, mergeEventCounts(eventCountsOf(one, name), counts)]),
  ),
});
