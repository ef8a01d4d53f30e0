import { type Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import { reasonOf } from "./queue-error.ts";

/** How often all jobs that are waited for are looked at, in milliseconds: an event can be missed. */
const LOOK = 2000;

/** Somebody who waits for a job. */
interface Waiter {
  resolve(data: unknown): void;
  reject(error: Error): void;
}

/** The ends of jobs: told of at once by events, and found by looking where none came. */
export class Ends {
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #waiting = new Map<string, Waiter>();
  readonly #timer: NodeJS.Timeout;

  constructor(queue: Queue, connection: Redis) {
    this.#queue = queue;
    this.#events = new QueueEvents(queue.name, { connection });
    this.#events.on("completed", ({ jobId }) => this.#look(jobId));
    this.#events.on("failed", ({ jobId }) => this.#look(jobId));
    this.#events.on("error", () => {}); // a connection that is lost comes back
    this.#timer = setInterval(() => {
      for (const id of this.#waiting.keys()) this.#look(id);
    }, LOOK);
  }

  /** What a job came to. @throws Error with its reason, where it failed or is gone */
  of(id: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#look(id);
    });
  }

  #look(id: string): void {
    if (!this.#waiting.has(id)) return;
    // what cannot be looked at now is looked at again
    this.#settle(id).catch(() => {});
  }

  async #settle(id: string): Promise<void> {
    const state = await this.#queue.getJobState(id);
    if (state !== "completed" && state !== "failed" && state !== "unknown") return;
    const job = await this.#queue.getJob(id);
    const waiter = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (job && state === "completed") waiter?.resolve(job.returnvalue);
    else waiter?.reject(new Error(reasonOf(job?.failedReason ?? "it is no longer on the queue")));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#waiting.clear();
    await this.#events.close();
  }
}
