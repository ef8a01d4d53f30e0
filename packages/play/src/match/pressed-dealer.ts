import type { Game, Seat } from "@serpentarium/core";
import { occupantOf, PERSON, stateValueOf } from "@serpentarium/core/turn";
import { type MatchContext, seatAfterChance } from "@serpentarium/table";
import { chanceDelay, PRESSED_DEALER } from "./match.ts";

/** The seat whose player presses for this chance turn; undefined if it is drawn without a press, or is none. */
export const seatToPress = (game: Game, position: MatchContext["position"]): Seat | undefined =>
  game.toAct(position) === "chance" && game.chanceOutcomes(position)
    ? seatAfterChance(game, position)
    : undefined;

/**
 * Deals when the players press for it: one press before a person’s turn draws all that chance decides until then. What bots
 * would press, and deals that cannot be listed, such as that of a whole deck, are drawn without a press.
 */
export class PressedDealer {
  readonly #game: Game;
  readonly #draw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether chance continues what a press has begun. */
  #isRolling = false;

  constructor(game: Game, draw: () => void) {
    this.#game = game;
    this.#draw = draw;
  }

  /** Whether a person has to press. */
  isAwaited(context: MatchContext): boolean {
    if (this.#isRolling || !this.#isDealing(context)) return false;
    const seat = seatToPress(this.#game, context.position);
    return seat !== undefined && occupantOf(context, seat) === PERSON;
  }

  /** Draws for a person who has pressed. */
  press(): void {
    this.#isRolling = true;
    this.#draw();
  }

  /** Updates the dealer after a change of the match; draws after a delay unless a person has to press. */
  onChange(context: MatchContext): void {
    clearTimeout(this.#timer);
    if (!this.#isDealing(context)) this.#isRolling = false;
    else if (!this.isAwaited(context)) {
      this.#isRolling = true;
      this.#timer = setTimeout(this.#draw, chanceDelay(this.#game, context.position));
    }
  }

  /** Whether chance is to act, and dealt by presses. */
  #isDealing(context: MatchContext): boolean {
    return (
      context.seating.dealer === PRESSED_DEALER &&
      stateValueOf(context) !== "over" &&
      this.#game.toAct(context.position) === "chance"
    );
  }
}
