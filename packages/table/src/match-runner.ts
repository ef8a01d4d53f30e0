import type { MatchActor, RunningContext } from "./match.ts";

/** An event of the turn machine. */
export type MatchEvent = Parameters<MatchActor["send"]>[0];

/** Returns an actor of the turn machine that plays a match on, not yet started; a promise if its code is loaded first. */
export type RunMatch = (context: RunningContext) => MatchActor | Promise<MatchActor>;

/** Whether two contexts are the same state of a match: the machine copies its context when a program starts. */
export const isSameState = (one: RunningContext, other: RunningContext): boolean =>
  one.actions === other.actions && one.ended === other.ended && one.earlier === other.earlier;

interface RunnerHandlers {
  /** Called before the actor starts. */
  onStart(actor: MatchActor): void;
  /** Called if the actor could not be created. */
  onFailed(error: unknown): void;
  /** Whether the actor may get an event; called before it is sent. */
  accepts(event: MatchEvent): boolean;
}

/** Runs one match: its actor is created when something first happens. */
export class MatchRunner {
  readonly #context: RunningContext;
  readonly #run: RunMatch;
  readonly #handlers: RunnerHandlers;
  #actor: MatchActor | undefined;
  /** The events that wait for the actor; undefined if it is not being created. */
  #waiting: MatchEvent[] | undefined;
  #isStopped = false;

  constructor(context: RunningContext, run: RunMatch, handlers: RunnerHandlers) {
    this.#context = context;
    this.#run = run;
    this.#handlers = handlers;
  }

  /** Sends an event; creates the actor first if necessary. */
  send(event: MatchEvent): void {
    if (this.#actor) this.#deliver(this.#actor, event);
    else this.start(event);
  }

  /** Creates the actor, which gets these events first, unless it exists. */
  start(...events: readonly MatchEvent[]): void {
    if (this.#actor || this.#isStopped) return;
    if (this.#waiting) {
      this.#waiting.push(...events);
      return;
    }
    this.#waiting = [...events];
    try {
      const actor = this.#run(this.#context);
      if (actor instanceof Promise)
        actor.then(
          (loaded) => this.#begin(loaded),
          (error: unknown) => this.#fail(error),
        );
      else this.#begin(actor);
    } catch (error) {
      this.#fail(error);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#actor?.stop();
  }

  #begin(actor: MatchActor): void {
    if (this.#isStopped) return;
    const waiting = this.#waiting ?? [];
    this.#actor = actor;
    this.#waiting = undefined;
    this.#handlers.onStart(actor);
    actor.start();
    for (const event of waiting) {
      // an event before it has changed the match: this one was meant for another position, such as a second press
      if (!isSameState(actor.getSnapshot().context, this.#context)) return;
      this.#deliver(actor, event);
    }
  }

  /** Drops what was waiting, because people act again when nothing happens. */
  #fail(error: unknown): void {
    if (this.#isStopped) return;
    this.#waiting = undefined;
    this.#handlers.onFailed(error);
  }

  #deliver(actor: MatchActor, event: MatchEvent): void {
    if (this.#handlers.accepts(event)) actor.send(event);
  }
}
