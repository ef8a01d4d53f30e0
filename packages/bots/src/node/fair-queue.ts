/** The maximal numbers of waiting items. */
export interface QueueLimits {
  readonly all: number;
  /** Of one payer. */
  readonly perPayer: number;
}

interface Account<T> {
  readonly waiting: Set<T>;
  /** The number of taken items that are not done. */
  running: number;
}

/**
 * A queue of items that is fair to payers. The next item is of the payer with the fewest running items; of several, of the one served
 * longest ago.
 */
export class FairQueue<T> {
  readonly #limits: QueueLimits;
  /** The payers with waiting or running items; the one served last is at the end. */
  readonly #accounts = new Map<string, Account<T>>();
  #size = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Adds an item. Returns false if the queue is full. */
  add(payer: string, item: T): boolean {
    const account = this.#accounts.get(payer) ?? { waiting: new Set(), running: 0 };
    if (this.#size >= this.#limits.all || account.waiting.size >= this.#limits.perPayer) return false;
    account.waiting.add(item);
    this.#size++;
    this.#accounts.set(payer, account);
    return true;
  }

  /** Removes an item if it is still waiting. */
  remove(payer: string, item: T): void {
    const account = this.#accounts.get(payer);
    if (!account?.waiting.delete(item)) return;
    this.#size--;
    this.#forget(payer, account);
  }

  /** Takes the next item, which runs until it is done. */
  take(): T | undefined {
    const waiting = [...this.#accounts.values()].filter((account) => account.waiting.size > 0);
    const fewest = Math.min(...waiting.map(({ running }) => running));
    const account = waiting.find(({ running }) => running === fewest);
    const [item] = account?.waiting ?? [];
    if (!account || item === undefined) return undefined;
    account.waiting.delete(item);
    account.running++;
    this.#size--;
    return item;
  }

  /** Marks one running item of a payer as done. */
  done(payer: string): void {
    const account = this.#accounts.get(payer);
    if (!account) return;
    account.running--;
    this.#accounts.delete(payer);
    this.#accounts.set(payer, account);
    this.#forget(payer, account);
  }

  #forget(payer: string, { waiting, running }: Account<T>): void {
    if (waiting.size + running === 0) this.#accounts.delete(payer);
  }
}
