interface CurrentRequest<V> {
  readonly subject: object;
  readonly value: V;
  readonly controller: AbortController;
}

/** The context for answering a request: a signal that cancels it, and a callback for intermediate values. */
export interface RequestContext<V> {
  readonly signal: AbortSignal;
  readonly report: (value: V) => void;
}

/** Holds the value of the latest request about a subject; a new request cancels the previous one. */
export class LatestRequest<V> {
  readonly #onChange: () => void;
  #current: CurrentRequest<V> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** @param first - the value until the first report @param failed - the value after an error */
  start(subject: object, first: V, failed: V, answer: (context: RequestContext<V>) => Promise<V>): void {
    this.cancel();
    const controller = new AbortController();
    const { signal } = controller;
    const report = (value: V): void => {
      if (signal.aborted) return;
      this.#current = { subject, value, controller };
      this.#onChange();
    };
    report(first);
    answer({ signal, report }).then(report, () => report(failed));
  }

  /** The current value, if the request is about `subject`. */
  valueFor(subject: object): V | undefined {
    return this.#current?.subject === subject ? this.#current.value : undefined;
  }

  cancel(): void {
    this.#current?.controller.abort();
    this.#current = undefined;
  }

  /** Cancels a request about another subject. */
  cancelUnlessFor(subject: object): void {
    if (this.#current && this.#current.subject !== subject) this.cancel();
  }
}
