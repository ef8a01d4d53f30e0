import { type BotSpec, LEVELS, parseBot, type RandomSpec } from "@serpentarium/bots";
import { type AnyPosition, seatsOf, type Table, type Viewer } from "@serpentarium/core";
import { playerAt } from "@serpentarium/core/match";
import { requireOneOf } from "../arguments.ts";
import { usageError } from "../command-error.ts";
import type { GameMatch } from "../match.ts";

/** Who can act for chance: a person who enters outcomes of real cards and dice, or the random generator. */
const DEALERS = ["person", "random"] as const;
export type Dealer = (typeof DEALERS)[number];

/** Who can occupy a seat: a person at the keyboard, the random generator, or a bot. */
export type Occupant = Dealer | Exclude<BotSpec, RandomSpec>;

/** A match at the terminal, with its occupants by player. */
export type TerminalMatch = GameMatch<Occupant>;

const OCCUPANT_NAMES: readonly string[] = [
  "person",
  "random",
  "greedy",
  "mcts:1000",
  "mcts:500ms",
  ...LEVELS.map(({ id }) => id),
];

function requireOccupant(name: string): Occupant {
  if (name === "person") return name;
  const parsed = parseBot(name);
  if (!parsed.ok)
    throw usageError({ id: "cli.usage.one-of", data: { name: "--players", values: OCCUPANT_NAMES } });
  return parsed.value.bot === "random" ? "random" : parsed.value;
}

/** Parses occupants from a list such as `person,mcts:1000`; the last one takes all remaining seats. @throws CommandError usage error */
export function readOccupants(players: string, { seats }: Table): readonly Occupant[] {
  const listed = players.split(",").map((name) => requireOccupant(name.trim()));
  if (listed.length > seats) {
    throw usageError({ id: "cli.play.too-many-players", data: { players: listed.length, seats } });
  }
  const last = listed.at(-1) ?? "person";
  return Array.from({ length: seats }, (_, player) => listed[player] ?? last);
}

/** Parses the occupant for chance. @throws CommandError usage error */
export const readDealer = (chance: string): Dealer => requireOneOf("--chance", chance, DEALERS);

/** The occupant who acts in a position of a match; undefined if the game is over. */
export function occupantIn(
  match: TerminalMatch,
  position: AnyPosition,
  dealer: Dealer,
): Occupant | undefined {
  const actor = match.game.toAct(position);
  if (actor === "chance") return dealer;
  return actor === undefined ? undefined : match.occupants[playerAt(match, actor)];
}

export const occupantToAct = (match: TerminalMatch, dealer: Dealer): Occupant | undefined =>
  match.outcome ? undefined : occupantIn(match, match.position, dealer);

/** The viewer of narration: the only person, or `everyone` if several people share the terminal; undefined if there is none. */
export function audienceOf(match: TerminalMatch): Viewer | undefined {
  const persons = seatsOf(match.table).filter((seat) => match.occupants[playerAt(match, seat)] === "person");
  return persons.length > 1 ? "everyone" : persons[0];
}
