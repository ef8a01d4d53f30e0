/** Stops a run by the given signal or the first Ctrl-C. A second Ctrl-C ends the program as usual. */
export interface Interrupt {
  readonly signal: AbortSignal;
  release(): void;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

export function createInterrupt(given: AbortSignal | undefined): Interrupt {
  if (given) return { signal: given, release: () => {} };
  const controller = new AbortController();
  const release = (): void => {
    for (const name of SIGNALS) process.off(name, stop);
  };
  function stop(): void {
    release();
    controller.abort();
  }
  for (const name of SIGNALS) process.on(name, stop);
  return { signal: controller.signal, release };
}

export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
