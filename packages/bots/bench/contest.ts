import { Worker } from "node:worker_threads";
import type { Pairing, Played } from "./pairing.ts";
import type { Order } from "./strength-worker.ts";

/** The answer to an {@link Order}. */
interface Answer {
  readonly number: number;
  readonly played: Played;
}

/** Threads that play games one after the other. Which of them plays which changes nothing. */
export class Threads {
  readonly #workers: readonly Worker[];

  constructor(count: number) {
    const script = new URL("./strength-worker.ts", import.meta.url);
    this.#workers = Array.from({ length: count }, () => new Worker(script));
  }

  /**
   * Plays the games of a pairing from one number up to another.
   *
   * @param onPlayed - told each game in the order of their numbers, as soon as all before it are over
   */
  async play(pairing: Pairing, from: number, to: number, onPlayed: (played: Played) => void): Promise<void> {
    const early = new Map<number, Played>();
    let [next, due] = [from, from];
    const order = (): Order | undefined => (next < to ? { pairing, number: next++ } : undefined);
    const hear = ({ number, played }: Answer): void => {
      early.set(number, played);
      for (let one = early.get(due); one; one = early.get(due)) {
        early.delete(due++);
        onPlayed(one);
      }
    };
    await Promise.all(this.#workers.map((worker) => work(worker, order, hear)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** Gives a thread orders until there are none left. */
function work(worker: Worker, order: () => Order | undefined, hear: (answer: Answer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = (): void => {
      const next = order();
      if (next) worker.postMessage(next);
      else done();
    };
    const listen = (answer: Answer): void => {
      hear(answer);
      go();
    };
    const done = (): void => {
      worker.off("message", listen).off("error", reject);
      resolve();
    };
    worker.on("message", listen).on("error", reject);
    go();
  });
}
