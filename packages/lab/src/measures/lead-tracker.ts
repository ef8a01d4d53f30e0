import type { Shares } from "@serpentarium/bots";
import type { Seat } from "@serpentarium/core";

/** Tracks which seat leads in a game. A seat takes the lead only with an advantage of at least a margin. */
export class LeadTracker {
  readonly #margin: number;
  readonly #leaders = new Set<Seat>();
  #leader: Seat | undefined;
  /** The number of times that the lead changed between seats. */
  changes = 0;
  updates = 0;
  /** The sum, over the updates, of one minus the difference between the two highest shares. */
  openness = 0;

  constructor(margin: number) {
    this.#margin = margin;
  }

  /** All seats that have led so far. */
  get leaders(): readonly Seat[] {
    return [...this.#leaders];
  }

  /** @param shares - the expected share of the win of each seat */
  update(shares: Shares): void {
    let best = 0;
    let most = shares[0] ?? 0;
    let second = Number.NEGATIVE_INFINITY;
    for (let seat = 1; seat < shares.length; seat++) {
      const share = shares[seat] as number;
      if (share > most) {
        second = most;
        most = share;
        best = seat;
      } else if (share > second) second = share;
    }
    this.updates++;
    this.openness += 1 - (most - Math.max(0, second));
    if (second + this.#margin > most || best === this.#leader) return;
    if (this.#leader !== undefined) this.changes++;
    this.#leaders.add(best);
    this.#leader = best;
  }
}
