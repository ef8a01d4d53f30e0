import type { Game } from "@serpentarium/core";
import { type MatchContext, waitsForPerson } from "@serpentarium/table";
import { loadSlot, saveSlot } from "../ui/storage.ts";

/** The delay before a forced action is played, in milliseconds, so that people can follow. */
const DELAY = 900;

/** Plays the only legal action for people at this screen, if the user has enabled that. */
export class ForcedMoves {
  readonly #game: Game;
  readonly #play: (action: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = loadSlot("site", "forced") === true;

  constructor(game: Game, play: (action: string) => void) {
    this.#game = game;
    this.#play = play;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  setOn(isOn: boolean, context: MatchContext): void {
    this.#isOn = isOn;
    saveSlot("site", "forced", isOn);
    this.onChange(context);
  }

  /** Updates after a change of the match: plays the only legal action after a delay, unless actions were undone. */
  onChange(context: MatchContext): void {
    clearTimeout(this.#timer);
    const { position, undone } = context;
    if (!this.#isOn || undone.length > 0 || !waitsForPerson(this.#game, context)) return;
    if (this.#game.toAct(position) === "chance") return;
    const [range, ...others] = this.#game.legalRanges(position);
    if (!range || others.length > 0 || range.amounts.length > 0) return;
    const text = this.#game.formatAction(range.action, position);
    this.#timer = setTimeout(() => this.#play(text), DELAY);
  }
}
