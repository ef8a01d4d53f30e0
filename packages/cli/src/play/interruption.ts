/** An interruption while a match is played. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Resolves when it comes. */
  readonly happened: Promise<undefined>;
  /** From here on an interruption ends the program again. */
  end(): void;
}

/** Makes an interruption end the match that is played, and not the program: what was played is kept. */
export function listenForInterruption(): Interruption {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => controller.abort();
  const happened = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  process.once("SIGINT", stop);
  return { signal, happened, end: () => process.off("SIGINT", stop) };
}
