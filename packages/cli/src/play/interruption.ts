/** Ctrl-C during a match. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Resolves on Ctrl-C. */
  readonly aborted: Promise<undefined>;
  /** Stops listening, so that Ctrl-C ends the program again. */
  release(): void;
}

/** Makes Ctrl-C end the match instead of the program, so that the match is saved. */
export function listenForInterruption(): Interruption {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => controller.abort();
  process.once("SIGINT", stop);
  return {
    signal,
    aborted: new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
    }),
    release: () => process.off("SIGINT", stop),
  };
}
