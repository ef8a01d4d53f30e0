interface Asked<V> {
  readonly about: object;
  readonly value: V;
  readonly controller: AbortController;
}

/** What a question is asked with: how it is stopped, and whom to tell what is known so far. */
export interface Asking<V> {
  readonly signal: AbortSignal;
  readonly tell: (value: V) => void;
}

/** One question at a time, what it is about, and what is known of its answer. The next one stops the one before. */
export class Inquiry<V> {
  readonly #changed: () => void;
  #asked: Asked<V> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param fallen - what is known where it could not be answered */
  ask(about: object, first: V, fallen: V, answer: (asking: Asking<V>) => Promise<V>): void {
    this.stop();
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (value: V): void => {
      if (signal.aborted) return;
      this.#asked = { about, value, controller };
      this.#changed();
    };
    tell(first);
    answer({ signal, tell }).then(tell, () => tell(fallen));
  }

  /** What is known, if that was asked. */
  about(thing: object): V | undefined {
    return this.#asked?.about === thing ? this.#asked.value : undefined;
  }

  stop(): void {
    this.#asked?.controller.abort();
    this.#asked = undefined;
  }

  /** Stops what is about something else. */
  keepTo(thing: object): void {
    if (this.#asked && this.#asked.about !== thing) this.stop();
  }
}
