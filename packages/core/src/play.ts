import { type Failure, fail, type Result, succeed } from "./failure.ts";
import type { Game, GameTypes } from "./game.ts";
import type { Refusal } from "./phase.ts";
import type { Actor, Seat } from "./table.ts";
import { fill } from "./text.ts";

/** The legal actions of all who may act: in a simultaneous phase of every seat that has still to choose. */
export function allLegalActions<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
): readonly T["action"][] {
  const seats = game.seatsToAct(position);
  return seats.length > 1
    ? seats.flatMap((seat) => game.legalActions(position, seat))
    : game.legalActions(position);
}

/** Whose action it is, in the position in which it is played. */
export const actorOf = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
): Actor | undefined =>
  (game.phases as Game["phases"])[position.phase]?.kind === "simultaneous"
    ? action.seat
    : game.toAct(position);

/** A refusal as a failure, with the words of its clause. */
export function refused<T extends GameTypes>(
  game: Game<T>,
  refusal: Refusal<T["clause"]>,
): Failure<T["clause"]> {
  const { title, refusal: text = title } = game.clauses[refusal.clause];
  const message = { en: fill(text, "en", refusal.data), fr: fill(text, "fr", refusal.data) };
  return { code: "refused", message, ...refusal };
}

/** The text of an action that may be anything; a malformed object shows in that it cannot be written down as text. */
function textOf<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"] | string,
): string {
  try {
    const text: unknown =
      typeof action === "string" || action.phase !== position.phase
        ? action
        : game.formatAction(action, position);
    if (typeof text === "string") return text;
  } catch {
    // what cannot be read or written is no action
  }
  return "";
}

const notYourTurn = fail("not-your-turn", "it is not your turn", "ce n’est pas votre tour");
const otherSeat = fail(
  "other-seat",
  "this is the choice of another seat",
  "c’est le choix d’une autre place",
);

/**
 * A legal action from its notation, or from an object that may come from outside. Fails with `notation`,
 * `refused`, `not-your-turn`, `other-seat` or `over`.
 *
 * @param seat - who plays, where that is known: then others than those who are to act are refused
 */
export function parseLegal<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"] | string,
  seat?: Seat,
): Result<T["action"], T["clause"]> {
  if (position.phase === "over") return fail("over", "the game is over", "la partie est finie");
  if (seat !== undefined && !game.seatsToAct(position).includes(seat)) return notYourTurn;
  const parsed = game.parseAction(textOf(game, position, action), position);
  if (!parsed.ok) return parsed;
  if (seat !== undefined && actorOf(game, position, parsed.value) !== seat) return otherSeat;
  const refusal = game.refuse(position, parsed.value);
  return refusal ? { ok: false, error: refused(game, refusal) } : parsed;
}

/**
 * The position after an action that is checked first: what everything that meets the outside uses. Fails with
 * `notation`, `refused` (and the clause), `not-your-turn`, `other-seat` or `over`; the position given is never changed.
 *
 * @param seat - who plays, where that is known: then others than those who are to act are refused
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"] | string,
  seat?: Seat,
): Result<T["position"], T["clause"]> {
  const legal = parseLegal(game, position, action, seat);
  return legal.ok ? succeed(game.apply(position, legal.value)) : legal;
}
