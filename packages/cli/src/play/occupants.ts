import { type BotSpec, LEVELS, parseBot, type RandomSpec } from "@serpentarium/bots";
import type { Viewer } from "@serpentarium/core";
import { requireOneOf } from "../arguments.ts";
import { usageError } from "../command-error.ts";
import { type Match, outcomeOf } from "../match.ts";

/** Who can act for chance: a person who enters the results of real cards and dice, or the random generator. */
const CHANCE_OCCUPANTS = ["person", "random"] as const;
type ChanceOccupant = (typeof CHANCE_OCCUPANTS)[number];

/** Who can occupy a seat: a person at the keyboard, the random generator, or a bot. */
export type Occupant = ChanceOccupant | Exclude<BotSpec, RandomSpec>;

/** The occupants of the seats, and of chance. */
export interface Occupants {
  readonly seats: readonly Occupant[];
  readonly chance: ChanceOccupant;
}

const OCCUPANT_NAMES = [
  "person",
  "random",
  "greedy",
  "mcts:1000",
  "mcts:500ms",
  ...LEVELS.map(({ id }) => id),
].join(", ");

function requireOccupant(name: string): Occupant {
  if (name === "person") return name;
  const parsed = parseBot(name);
  if (!parsed.ok)
    throw usageError(
      `--players: expected one of ${OCCUPANT_NAMES}`,
      `--players : attendu une valeur parmi ${OCCUPANT_NAMES}`,
    );
  return parsed.value.bot === "random" ? "random" : parsed.value;
}

/** Reads occupants from a list such as `person,mcts:1000`; the last one takes all remaining seats. @throws CommandError usage error */
export function readOccupants(players: string, chance: string, match: Match): Occupants {
  const { seats } = match.table;
  const listed = players.split(",").map((name) => requireOccupant(name.trim()));
  if (listed.length > seats) {
    throw usageError(
      `--players: ${listed.length} players for ${seats} seats`,
      `--players : ${listed.length} joueurs pour ${seats} places`,
    );
  }
  const last = listed.at(-1) ?? "person";
  return {
    seats: Array.from({ length: seats }, (_, seat) => listed[seat] ?? last),
    chance: requireOneOf("--chance", chance, CHANCE_OCCUPANTS),
  };
}

/** The occupant to act; undefined when the match is over. */
export function occupantToAct(match: Match, { seats, chance }: Occupants): Occupant | undefined {
  if (outcomeOf(match)) return undefined;
  const actor = match.game.toAct(match.ply.position);
  return actor === "chance" ? chance : seats[actor ?? 0];
}

/** Whether any occupant is a person. */
export const hasPerson = ({ seats, chance }: Occupants): boolean => [...seats, chance].includes("person");

/** The viewer of narration: the only person, or `everyone` if several people share the terminal; undefined if there is none. */
export function audienceOf({ seats }: Occupants): Viewer | undefined {
  const persons = [...seats.keys()].filter((seat) => seats[seat] === "person");
  return persons.length > 1 ? "everyone" : persons[0];
}
