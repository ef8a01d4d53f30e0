import { LEVELS } from "@serpentarium/bots";
import type { Message, Words } from "@serpentarium/core";
import { playerAt, type SeatOrder } from "@serpentarium/core/match";
import { formatPlayer, type Player, type SeriesPlan } from "@serpentarium/core/series";
import { PERSON } from "@serpentarium/core/turn";
import { type MatchContext, REMOTE_PLAYER } from "./match.ts";
import { isRotating } from "./series.ts";

/** What the names of players depend on. */
type NamedMatch = SeatOrder & Pick<MatchContext, "names" | "occupants">;

/** What tells a player from the others: the number of their seat; a letter if seats rotate. */
const playerMark = (plan: SeriesPlan, player: Player): number | string =>
  isRotating(plan) ? formatPlayer(player) : player + 1;

/** The name of a player who has none of their own: that of their seat; a letter if seats rotate. */
export const defaultPlayerName = (plan: SeriesPlan, player: Player): Message => ({
  id: "seat.numbered",
  data: { number: playerMark(plan, player), form: "title" },
});

/**
 * The name of a bot that plays against people: that of its level, with the number of its seat if several seats have this level.
 * Undefined for other players, and for one who has been given a name.
 */
export function botName({ plan, names, occupants }: NamedMatch, player: Player): Message | undefined {
  const occupant = occupants[player] ?? "";
  const isAmongPeople = occupants.some((other) => other === PERSON || other === REMOTE_PLAYER);
  if (!LEVELS.some(({ id }) => id === occupant) || names[player] || !isAmongPeople) return undefined;
  if (occupants.filter((other) => other === occupant).length === 1) return { id: `bots.names.${occupant}` };
  return { id: "bots.numbered", data: { level: occupant, mark: playerMark(plan, player) } };
}

/** The name of a player: the one that they have chosen, that of a bot, or that of their seat. */
export function playerName(match: NamedMatch, player: Player): Message {
  return match.names[player] || botName(match, player) || defaultPlayerName(match.plan, player);
}

/** The words of the last match of each page’s words: sentences in them are kept. */
const named = new WeakMap<Words, { readonly key: string; readonly words: Words }>();

/**
 * Returns words that call players by the names that they have chosen, and bots by their level. If seats rotate, those without a name
 * have letters, since “Player 1” would be another person in every match.
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
