import type { Failure } from "../failure.ts";
import type { Game, GameTypes, PhaseName } from "../game.ts";
import { createMatch, type Match, type MatchSetup, playerAt } from "../match/match.ts";
import type { PlayedAction } from "../play.ts";
import type { EarlyEnding } from "../record/early-ending.ts";
import { newSeed } from "../seed.ts";
import { type Actor, type Seat, seatsOf } from "../table.ts";

/** The occupant for which no program acts: its actions, or those of chance, come as `play` events. */
export const PERSON = "person";

/** The occupants that every machine has: a person, or a program that plays at random. */
export const BUILT_IN_OCCUPANTS = [PERSON, "random", "dice"] as const;
/** The occupants that every machine has: a person, or a program that plays at random. */
export type BuiltInOccupant = (typeof BUILT_IN_OCCUPANTS)[number];

/** Who plays; `Occupant` are the names of the programs given to the machine. */
export interface Seating<Occupant extends string = string> {
  /** The occupant of each player; a person by default. */
  readonly occupants?: readonly (Occupant | BuiltInOccupant)[];
  /** Who acts for chance; `dice` by default. A person enters the outcomes by hand. */
  readonly dealer?: Occupant | BuiltInOccupant;
  /** The seed of `dice` and `random`: the same seed and actions give the same match. Random by default. */
  readonly seed?: string;
  /** The names that the players have chosen, by player; an empty string if none. */
  readonly names?: readonly string[];
  /** Whether undo may take back actions of chance; `false` by default. */
  readonly undoChance?: boolean;
}

/** The input of the machine: how a match starts. */
export interface TurnInput<T extends GameTypes, Occupant extends string = string>
  extends Seating<Occupant>,
    Pick<MatchSetup<T, Occupant>, "table" | "plan" | "position"> {}

/** A match in progress and its series. In JSON, its actions are their notation. */
export interface TurnContext<T extends GameTypes> extends Match<T, string> {
  readonly occupants: readonly string[];
  readonly seating: Required<Omit<Seating, "occupants" | "names">>;
}

/** The events that the machine accepts. */
export type TurnEvent<T extends GameTypes> =
  | {
      readonly type: "play";
      readonly action: T["action"] | string;
      /** The seat that plays, or chance, if known: refused unless it may play this action now. */
      readonly seat?: Actor | undefined;
    }
  | {
      readonly type: "undo";
      /** In a simultaneous phase: the seat whose choice to take back. */
      readonly seat?: Seat | undefined;
    }
  | { readonly type: "redo" }
  /** Ends the match without a clause: a seat resigns, runs out of time or leaves, or all agree on a draw. */
  | ({ readonly type: "end" } & EarlyEnding)
  /** Emits `refused` for input that was not an action, such as a click. */
  | { readonly type: "refuse"; readonly failure: Failure<T["clause"]> }
  /** Adds the finished match to the score, which cannot be undone, and begins the next one of the series. */
  | { readonly type: "next" };

/** The events that the machine emits (`actor.on(type, …)`). */
export type TurnEmittedEvent<T extends GameTypes> =
  /** Also emitted for each action of a redo. */
  | ({ readonly type: "played" } & PlayedAction<T>)
  /** The undone actions, in notation and in the order of play; empty if an ending was undone. */
  | { readonly type: "undone"; readonly actions: readonly string[]; readonly position: T["position"] }
  | ({ readonly type: "ended" } & EarlyEnding)
  /** The next match of a series has begun; its index, from 0. */
  | { readonly type: "began"; readonly match: number }
  /** An event or a click was refused and changed nothing. */
  | { readonly type: "refused"; readonly failure: Failure<T["clause"]> }
  /** The program of an occupant failed: its turn now waits for a `play` event. */
  | { readonly type: "failed"; readonly actor: Actor; readonly error: unknown };

/**
 * Creates the context of a match, the first of its series, before its first action. A machine with the same input starts with it.
 *
 * @throws SerpentariumError `bad-plan` for a series of several matches with a start position
 */
export function createContext<T extends GameTypes>(game: Game<T>, input: TurnInput<T>): TurnContext<T> {
  const { occupants = [], dealer = "dice", undoChance = false, seed = newSeed(), ...setup } = input;
  const seated = seatsOf(setup.table).map((player) => occupants[player] ?? PERSON);
  return {
    ...createMatch<T, string>(game, { ...setup, occupants: seated }),
    occupants: seated,
    seating: { dealer, seed, undoChance },
  };
}

/** Returns the state of the machine for a match: the phase of its position, or `over`. */
export const stateValueOf = <T extends GameTypes>({
  position,
  outcome,
}: Pick<TurnContext<T>, "position" | "outcome">): PhaseName<T> => (outcome ? "over" : position.phase);

/** Returns the occupant that acts for a seat or for chance. */
export const occupantOf = (
  context: Omit<TurnContext<GameTypes>, "actions" | "undone">,
  actor: Actor | undefined,
): string =>
  actor === "chance"
    ? context.seating.dealer
    : ((actor === undefined ? undefined : context.occupants[playerAt(context, actor)]) ?? PERSON);
