import type { Viewer } from "@serpentarium/core";
import { oneOf } from "../arguments.ts";
import { wrongUse } from "../command-error.ts";
import { type Match, outcomeOf } from "../match.ts";

/** Who can act: a person at the keyboard, or the random generator. */
export const OCCUPANTS = ["person", "random"] as const;
export type Occupant = (typeof OCCUPANTS)[number];

/** Who acts for each seat, and for chance: a person enters what real dice or cards show. */
export interface Seating {
  readonly seats: readonly Occupant[];
  readonly chance: Occupant;
}

/** Occupants by seat from a list such as `person,random`; its last one sits on all further seats. */
export function readSeating(players: string, chance: string, seats: number): Seating {
  const listed = players.split(",").map((name) => oneOf("--players", name.trim(), OCCUPANTS));
  if (listed.length > seats) {
    throw wrongUse(
      `--players: ${listed.length} players for ${seats} seats`,
      `--players : ${listed.length} joueurs pour ${seats} places`,
    );
  }
  const last = listed.at(-1) ?? "person";
  return {
    seats: Array.from({ length: seats }, (_, seat) => listed[seat] ?? last),
    chance: oneOf("--chance", chance, OCCUPANTS),
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
