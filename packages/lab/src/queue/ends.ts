import { type Job, type Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import { reasonOf } from "./queue-error.ts";

/** How often all jobs that are waited for are looked at, in milliseconds: an event can be missed. */
const LOOK = 2000;

/** What became of a job: the queue may have lost it, as when Redis was emptied. */
export type End =
  | { readonly state: "completed"; readonly data: unknown }
  | { readonly state: "failed"; readonly reasons: readonly string[] }
  | { readonly state: "lost" };

/** What was said of each attempt at a job, the last one last; the same thing once. */
function reasonsOf({ stacktrace, failedReason }: Job): readonly string[] {
  const first = (stacktrace ?? []).map((trace) => trace.split("\n", 1)[0]?.replace(/^\w*Error: /, "") ?? "");
  return [...new Set([...first, failedReason ?? ""])].filter((reason) => reason !== "").map(reasonOf);
}

/** The ends of jobs: told of at once by events, and found by looking where none came. */
export class Ends {
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #waiting = new Map<string, (end: End) => void>();
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

  /** Waits until ends are heard of. */
  async ready(): Promise<void> {
    await this.#events.waitUntilReady();
  }

  /** Waits for the end of a job. */
  of(id: string): Promise<End> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
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
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (job && state === "completed") resolve?.({ state, data: job.returnvalue });
    else if (job && state === "failed") resolve?.({ state, reasons: reasonsOf(job) });
    else resolve?.({ state: "lost" });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#waiting.clear();
    await this.#events.close();
  }
}
