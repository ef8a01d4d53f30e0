import { type Job, type Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import { reasonOf } from "./queue-error.ts";

/** The interval at which pending jobs are checked, in milliseconds, because an event can be missed. */
const POLL_INTERVAL = 2000;

/** The result of a job. A job is lost if the queue no longer has it, for example after Redis was emptied. */
export type JobResult =
  | { readonly state: "completed"; readonly data: unknown }
  | { readonly state: "failed"; readonly reasons: readonly string[] }
  | { readonly state: "lost" };

/** The failure reasons of all attempts at a job, in order, without duplicates. */
function reasonsOf({ stacktrace, failedReason }: Job): readonly string[] {
  const messages = (stacktrace ?? []).map(
    (trace) => trace.split("\n", 1)[0]?.replace(/^\w*Error: /, "") ?? "",
  );
  return [...new Set([...messages, failedReason ?? ""])].filter((reason) => reason !== "").map(reasonOf);
}

/** Waits for jobs to complete, by events and by polling. */
export class CompletedJobs {
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #pending = new Map<string, (end: JobResult) => void>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(queue: Queue, connection: Redis) {
    this.#queue = queue;
    this.#events = new QueueEvents(queue.name, { connection });
    this.#events.on("completed", ({ jobId }) => this.#check(jobId));
    this.#events.on("failed", ({ jobId }) => this.#check(jobId));
    this.#events.on("error", () => {}); // lost connections are restored by ioredis
    this.#timer = setInterval(() => {
      for (const id of this.#pending.keys()) this.#check(id);
    }, POLL_INTERVAL);
  }

  /** Waits until events are received. */
  async ready(): Promise<void> {
    await this.#events.waitUntilReady();
  }

  /** Waits for a job to complete, fail or get lost. */
  waitFor(id: string): Promise<JobResult> {
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      this.#check(id);
    });
  }

  #check(id: string): void {
    if (this.#isClosed || !this.#pending.has(id)) return;
    // the next poll tries again
    this.#settle(id).catch(() => {});
  }

  async #settle(id: string): Promise<void> {
    const state = await this.#queue.getJobState(id);
    if (state !== "completed" && state !== "failed" && state !== "unknown") return;
    const job = await this.#queue.getJob(id);
    const resolve = this.#pending.get(id);
    this.#pending.delete(id);
    if (job && state === "completed") resolve?.({ state, data: job.returnvalue });
    else if (job && state === "failed") resolve?.({ state, reasons: reasonsOf(job) });
    else resolve?.({ state: "lost" });
  }

  /** Stops waiting: pending {@link waitFor} calls do not settle. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#pending.clear();
    await this.#events.close();
  }
}
