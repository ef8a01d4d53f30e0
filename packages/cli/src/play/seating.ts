import { type BotSpec, LEVELS, parseBot, type RandomSpec } from "@serpentarium/bots";
import type { Viewer } from "@serpentarium/core";
import { oneOf } from "../arguments.ts";
import { wrongUse } from "../command-error.ts";
import { type Match, outcomeOf } from "../match.ts";

/** Who can answer for chance: a person who enters what real cards and dice show, or the random generator. */
const DEALERS = ["person", "random"] as const;
type Dealer = (typeof DEALERS)[number];

/** Who can act: a person at the keyboard, the random generator, or a bot that thinks. */
export type Occupant = Dealer | Exclude<BotSpec, RandomSpec>;

/** Who acts for each seat, and for chance. */
export interface Seating {
  readonly seats: readonly Occupant[];
  readonly chance: Dealer;
}

const FORMS = ["person", "random", "greedy", "mcts:1000", "mcts:500ms", ...LEVELS.map(({ id }) => id)].join(
  ", ",
);

function readOccupant(name: string): Occupant {
  if (name === "person") return name;
  const parsed = parseBot(name);
  if (!parsed.ok)
    throw wrongUse(`--players: expected one of ${FORMS}`, `--players : attendu une valeur parmi ${FORMS}`);
  return parsed.value.bot === "random" ? "random" : parsed.value;
}

/** Occupants by seat from a list such as `person,mcts:1000`; its last one sits on all further seats. */
export function readSeating(players: string, chance: string, match: Match): Seating {
  const { seats } = match.table;
  const listed = players.split(",").map((name) => readOccupant(name.trim()));
  if (listed.length > seats) {
    throw wrongUse(
      `--players: ${listed.length} players for ${seats} seats`,
      `--players : ${listed.length} joueurs pour ${seats} places`,
    );
  }
  const last = listed.at(-1) ?? "person";
  return {
    seats: Array.from({ length: seats }, (_, seat) => listed[seat] ?? last),
    chance: oneOf("--chance", chance, DEALERS),
  };
}

/** Who is to act; nobody when the match is over. */
export function occupantOf(match: Match, { seats, chance }: Seating): Occupant | undefined {
  if (outcomeOf(match)) return undefined;
  const actor = match.game.toAct(match.ply.position);
  return actor === "chance" ? chance : seats[actor ?? 0];
}

/** Whether somebody sits at the keyboard at all. */
export const hasPerson = ({ seats, chance }: Seating): boolean => [...seats, chance].includes("person");

/** For whose eyes things are told: the only person's, or, where several share a terminal, what everyone knows. */
export function audienceOf({ seats }: Seating): Viewer | undefined {
  const persons = [...seats.keys()].filter((seat) => seats[seat] === "person");
  return persons.length > 1 ? "everyone" : persons[0];
}
