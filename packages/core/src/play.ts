import { type Failure, fail, type Result, succeed } from "./failure.ts";
import type { Game, GameTypes, Refusal } from "./game.ts";
import { fill } from "./text.ts";

/** A refusal as a failure, with the words of its clause. */
export function refused<T extends GameTypes>(game: Game<T>, refusal: Refusal<T["clause"]>): Failure {
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

/**
 * A legal action from its notation, or from an object that may come from outside. Fails with `notation`,
 * `refused` or `over`.
 */
export function parseLegal<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"] | string,
): Result<T["action"]> {
  if (position.phase === "over") return fail("over", "the game is over", "la partie est finie");
  const parsed = game.parseAction(textOf(game, position, action), position);
  if (!parsed.ok) return parsed;
  const refusal = game.refuse(position, parsed.value);
  return refusal ? { ok: false, error: refused(game, refusal) } : parsed;
}

/**
 * The position after an action that is checked first: what everything that meets the outside uses. Fails with
 * `notation`, `refused` (and the clause) or `over`; the position given is never changed.
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"] | string,
): Result<T["position"]> {
  const legal = parseLegal(game, position, action);
  return legal.ok ? succeed(game.apply(position, legal.value)) : legal;
}
