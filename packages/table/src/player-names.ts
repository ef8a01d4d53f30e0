import { isLevel } from "@serpentarium/bots";
import type { Message, Words } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { playerAt, type SeatOrder } from "@serpentarium/core/match";
import { formatPlayer, type Player, type SeriesPlan } from "@serpentarium/core/series";
import { type MatchContext, REMOTE_PLAYER } from "./match.ts";
import { isRotating } from "./series.ts";

/** The properties that the names of players depend on. */
type NamedMatch = SeatOrder & Pick<MatchContext, "names" | "occupants">;

/** The mark that distinguishes a player: the seat number, or a letter if seats rotate. */
const playerMark = (plan: SeriesPlan, player: Player): number | string =>
  isRotating(plan) ? formatPlayer(player) : player + 1;

/** The name of a player without a chosen name: that of the seat, or a letter if seats rotate. */
export const defaultPlayerName = (plan: SeriesPlan, player: Player): Message => ({
  id: "seat.numbered",
  data: { number: playerMark(plan, player), form: "title" },
});

/**
 * The name of a bot that plays against people: that of its level, with its seat number if several seats have this level. Undefined for
 * other players, and for one with a chosen name.
 */
export function botName({ plan, names, occupants }: NamedMatch, player: Player): Message | undefined {
  const occupant = occupants[player] ?? "";
  const isAmongPeople = occupants.some((other) => other === PERSON || other === REMOTE_PLAYER);
  if (!isLevel(occupant) || names[player] || !isAmongPeople) return undefined;
  if (occupants.filter((other) => other === occupant).length === 1) return { id: `bots.names.${occupant}` };
  return { id: "bots.numbered", data: { level: occupant, mark: playerMark(plan, player) } };
}

/** The name of a player: the chosen one, that of a bot, or that of the seat. */
export function playerName(match: NamedMatch, player: Player): Message {
  return match.names[player] || botName(match, player) || defaultPlayerName(match.plan, player);
}

/** The words of the last match by the page’s words: new objects would invalidate cached sentences. */
const named = new WeakMap<Words, { readonly key: string; readonly words: Words }>();

/**
 * Returns words that name players by their chosen names, and bots by level. If seats rotate, players without a name have letters, because
 * “Player 1” would be a different person in every match.
 */
export function wordsOfMatch(words: Words, match: NamedMatch): Words {
  const { plan, names, occupants } = match;
  const key = JSON.stringify([plan, names, occupants, match.earlier.length]);
  const known = named.get(words);
  if (known?.key === key) return known.words;
  const own = words.withSeats((seat) => {
    const player = playerAt(match, seat);
    const name = names[player] || botName(match, player);
    if (name || !isRotating(plan)) return name;
    return { id: "seat.numbered", data: { number: formatPlayer(player) } };
  });
  named.set(words, { key, words: own });
  return own;
}
