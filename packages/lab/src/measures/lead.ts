import type { Shares } from "@serpentarium/bots";
import type { Seat } from "@serpentarium/core";

/** Who is ahead in a game, as it goes on. Nobody takes the lead who is ahead by less than a margin. */
export class Lead {
  readonly #margin: number;
  readonly #hasLed = new Set<Seat>();
  #leader: Seat | undefined;
  /** How often the lead went from one seat to another. */
  changes = 0;

  constructor(margin: number) {
    this.#margin = margin;
  }

  /** All who have been ahead. */
  get hasLed(): readonly Seat[] {
    return [...this.#hasLed];
  }

  /** @param shares - what each seat can expect now */
  follow(shares: Shares): void {
    const best = shares.indexOf(Math.max(...shares));
    const isAhead = shares.every(
      (share, seat) => seat === best || share + this.#margin <= (shares[best] ?? 0),
    );
    if (!isAhead || best === this.#leader) return;
    if (this.#leader !== undefined) this.changes++;
    this.#hasLed.add(best);
    this.#leader = best;
  }
}
