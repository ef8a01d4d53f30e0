import type { Game, Seat } from "@serpentarium/core";
import { occupantOf, PERSON, stateValueOf } from "@serpentarium/core/context";
import { type MatchContext, seatAfterChance } from "@serpentarium/table";
import { chanceDelay } from "./delays.ts";
import { PRESSED_DEALER } from "./occupants.ts";

/** The seat whose player presses for this chance turn; undefined if it is no chance turn or is drawn without a press. */
export const seatToPress = (game: Game, position: MatchContext["position"]): Seat | undefined =>
  game.toAct(position) === "chance" && game.chanceOutcomes(position)
    ? seatAfterChance(game, position)
    : undefined;

/**
 * Deals when players press for it: one press before a person’s turn draws every outcome until then. Outcomes before a bot’s turn, and deals
 * that cannot be listed, such as a shuffled deck, are drawn without a press.
 */
export class PressedDealer {
  readonly #game: Game;
  readonly #draw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether outcomes are being drawn after a press. */
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

  /** Draws after a person’s press. */
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

  /** Whether a chance turn is to be dealt by a press. */
  #isDealing(context: MatchContext): boolean {
    return (
      context.seating.dealer === PRESSED_DEALER &&
      stateValueOf(context) !== "over" &&
      this.#game.toAct(context.position) === "chance"
    );
  }
}
