import type { Kind, Works } from "./work.ts";

/** A worker that does one thing at a time; it is fetched when it is first asked. */
export class Helper {
  #worker: Worker | undefined;

  /** Has some work done. It never comes back once {@link Helper.stop} is called; @throws Error where it cannot be done */
  ask<K extends Kind>(kind: K, task: Works[K]["task"]): Promise<Works[K]["done"]> {
    this.#worker ??= new Worker(new URL("./rows-worker.ts", import.meta.url), { type: "module" });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Works[K]["done"]>) => resolve(data);
      worker.onerror = () => {
        this.stop();
        reject(new Error("the worker broke down"));
      };
      worker.postMessage({ kind, task });
    });
  }

  /** Leaves what is being done. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
