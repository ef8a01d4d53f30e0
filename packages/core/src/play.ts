import { type Failure, fail, type Result, succeed } from "./failure.ts";
import { type Game, type GameTypes, isGivingUp } from "./game.ts";
import type { Refusal } from "./phase.ts";
import type { Actor } from "./table.ts";

/** Returns the legal actions of all seats that may act: in a simultaneous phase, those that have not chosen. */
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

/** Converts a refusal to a failure, with the message of its clause. */
export function refusalFailure<T extends GameTypes>(refusal: Refusal<T["clause"]>): Failure<T["clause"]> {
  const { clause, data } = refusal;
  return { code: "refused", message: { id: `clauses.${clause}.refusal`, ...(data && { data }) }, ...refusal };
}

/** Returns the notation of an untrusted action; undefined if it is malformed. */
function actionText<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: unknown,
): string | undefined {
  try {
    // the formatter may throw for an object that is not an action
    const text: unknown =
      Object(action).phase === position.phase ? game.formatAction(action as T["action"], position) : action;
    if (typeof text === "string") return text;
  } catch {
    // not an action; its getters may throw, too
  }
  return undefined;
}

const malformed = fail("notation", { id: "failures.notation.action" });
const notYourTurn = fail("not-your-turn", { id: "failures.not-your-turn.turn" });
const otherSeat = fail("other-seat", { id: "failures.other-seat.choice" });

/** An action as seen by someone who may not know all of it. */
export interface SeenAction<T extends GameTypes = GameTypes> {
  readonly actor: Actor;
  /** The action in notation. */
  readonly text: string;
  /** The position before it. */
  readonly from: T["position"];
  /** The position after it. */
  readonly position: T["position"];
}

/** An action with the positions before and after it. */
export interface PlayedAction<T extends GameTypes = GameTypes> extends SeenAction<T> {
  /** In a game with `giveUp`, possibly a `GivingUp`; test with `isGivingUp`. */
  readonly action: T["action"];
}

/** Returns a legal action with the positions before and after it. */
export const playedAction = <T extends GameTypes>(
  game: Game<T>,
  from: T["position"],
  action: T["action"],
): PlayedAction<T> => ({
  actor: actorOf(game, from, action) ?? "chance",
  action,
  text: game.formatAction(action, from),
  from,
  position: game.apply(from, action),
});

/**
 * Parses an untrusted action and checks that it is legal, without playing it: also in a redacted position, in which no action can be
 * played. Fails like {@link play}.
 *
 * @param action - its notation, or data of the game's type of actions
 * @param seat - the seat that plays, or chance, if known: fails unless it may play this action now. For a seat that runs out of
 *   time, leave it undefined: no seat may play that itself
 */
export function parseLegalAction<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: unknown,
  seat?: Actor,
): Result<T["action"], T["clause"]> {
  if (position.phase === "over") return fail("over", { id: "failures.over.game" });
  const text = actionText(game, position, action);
  const parsed = text === undefined ? malformed : game.parseAction(text, position);
  const isLeaving = parsed.ok && isGivingUp(parsed.value);
  const isTurn =
    game.toAct(position) === seat || game.seatsToAct(position).some((one) => one === seat) || isLeaving;
  if (seat !== undefined && !isTurn) return notYourTurn;
  if (!parsed.ok) return parsed;
  if (seat !== undefined && actorOf(game, position, parsed.value) !== seat) return otherSeat;
  // only the clock may say that a player has run out of time
  if (seat !== undefined && isGivingUp(parsed.value) && parsed.value.gaveUp === "time") return malformed;
  const refusal = game.refuse(position, parsed.value);
  return refusal ? { ok: false, error: refusalFailure(refusal) } : parsed;
}

/**
 * Plays an untrusted action, and returns it with the position after it. Fails with `notation`, `refused` (with the clause),
 * `not-your-turn`, `other-seat` or `over`. The position is not changed and must be valid: check an untrusted one with `parsePositionData`.
 *
 * @param action - its notation, or data of the game's type of actions
 * @param seat - the seat that plays, or chance, if known: fails unless it may play this action now. For a seat that runs out of
 *   time, leave it undefined: no seat may play that itself
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: unknown,
  seat?: Actor,
): Result<PlayedAction<T>, T["clause"]> {
  const legal = parseLegalAction(game, position, action, seat);
  return legal.ok ? succeed(playedAction(game, position, legal.value)) : legal;
}
