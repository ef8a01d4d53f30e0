import { type Failure, fail, type Result, succeed } from "./failure.ts";
import { type Game, type GameTypes, isGivingUp } from "./game.ts";
import type { Refusal } from "./phase.ts";
import type { Actor, Seat } from "./table.ts";
import { formatText } from "./text.ts";

/** Returns the legal actions of all seats that may act: in a simultaneous phase, those that have still to choose. */
export function allLegalActions<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
): readonly T["action"][] {
  const seats = game.seatsToAct(position);
  return seats.length > 1
    ? seats.flatMap((seat) => game.legalActions(position, seat))
    : game.legalActions(position);
}

/** Returns the seat that plays an action in a position, or chance. */
export const actorOf = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
): Actor | undefined =>
  isGivingUp(action) || (game.phases as Game["phases"])[position.phase]?.kind === "simultaneous"
    ? action.seat
    : game.toAct(position);

/** Converts a refusal to a failure, with the text of its clause. */
export function refusalFailure<T extends GameTypes>(
  game: Game<T>,
  refusal: Refusal<T["clause"]>,
): Failure<T["clause"]> {
  const { clause: id } = refusal;
  // a draft may refuse by a clause that is still to be written
  const { title, refusal: text = title } = Object.hasOwn(game.clauses, id)
    ? game.clauses[refusal.clause]
    : { title: { en: id, fr: id } };
  const message = { en: formatText(text, "en", refusal.data), fr: formatText(text, "fr", refusal.data) };
  return { code: "refused", message, ...refusal };
}

/** Returns the notation of an untrusted action; an empty text for a malformed one. */
function actionText<T extends GameTypes>(
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
    // not an action: getters and the game's formatter may throw
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
 * Parses a legal action from its notation or from an untrusted object. Fails with `notation`, `refused`, `not-your-turn`,
 * `other-seat` or `over`.
 *
 * @param seat - the seat that plays, where known: fails unless it is the turn and the action of that seat
 */
export function parseLegalAction<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"] | string,
  seat?: Seat,
): Result<T["action"], T["clause"]> {
  if (position.phase === "over") return fail("over", "the game is over", "la partie est finie");
  const parsed = game.parseAction(actionText(game, position, action), position);
  const isTurn =
    seat === undefined || game.seatsToAct(position).includes(seat) || (parsed.ok && isGivingUp(parsed.value));
  if (!isTurn) return notYourTurn;
  if (!parsed.ok) return parsed;
  if (seat !== undefined && actorOf(game, position, parsed.value) !== seat) return otherSeat;
  const refusal = game.refuse(position, parsed.value);
  return refusal ? { ok: false, error: refusalFailure(game, refusal) } : parsed;
}

/**
 * Checks an action and returns the position after it; for actions that may come from outside, unlike the position
 * (`parsePositionData`). Fails with `notation`,
 * `refused` (and the clause), `not-your-turn`, `other-seat` or `over`. Does not change the position given.
 *
 * @param seat - the seat that plays, where known: fails unless it is the turn and the action of that seat
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"] | string,
  seat?: Seat,
): Result<T["position"], T["clause"]> {
  const legal = parseLegalAction(game, position, action, seat);
  return legal.ok ? succeed(game.apply(position, legal.value)) : legal;
}
