import type { MatchActor, RunningContext } from "./match.ts";

/** An event of the turn machine. */
export type MatchEvent = Parameters<MatchActor["send"]>[0];

/** Returns an actor of the turn machine that plays a match on, not yet started; a promise if its code is loaded first. */
export type RunMatch = (context: RunningContext) => MatchActor | Promise<MatchActor>;

/** Whether two contexts are the same state of a match: the machine copies its context when a program starts. */
export const isSameState = (one: RunningContext, other: RunningContext): boolean =>
  one.actions === other.actions && one.ended === other.ended && one.earlier === other.earlier;

interface RunnerHandlers {
  /** Returns the current state of the match. */
  context(): RunningContext;
  /** Called before the actor starts. */
  onStart(actor: MatchActor): void;
  /** Called if the actor could not be created. */
  onFailed(error: unknown): void;
  /** Whether the actor may get an event; called before it is sent. */
  accepts(event: MatchEvent): boolean;
  /** Applies an event while there is no actor. */
  apply(event: MatchEvent): void;
}

/** Runs one match: its actor is created when something first happens, and continues from what has happened meanwhile. */
export class MatchRunner {
  readonly #run: RunMatch;
  readonly #handlers: RunnerHandlers;
  #actor: MatchActor | undefined;
  #isStarting = false;
  #isStopped = false;

  constructor(run: RunMatch, handlers: RunnerHandlers) {
    this.#run = run;
    this.#handlers = handlers;
  }

  get isStarting(): boolean {
    return this.#isStarting;
  }

  /** Sends an event to the actor, which is created if necessary; if that takes time, the event is applied without it. */
  send(event: MatchEvent): void {
    if (this.#isStopped) return;
    this.start();
    if (!this.#actor) this.#handlers.apply(event);
    else if (this.#handlers.accepts(event)) this.#actor.send(event);
  }

  /** Creates the actor, unless it exists or is being created. */
  start(): void {
    if (this.#actor || this.#isStarting || this.#isStopped) return;
    this.#isStarting = true;
    try {
      const context = this.#handlers.context();
      const actor = this.#run(context);
      if (actor instanceof Promise)
        actor.then(
          (loaded) => this.#begin(loaded, context),
          (error: unknown) => this.#fail(error),
        );
      else this.#begin(actor, context);
    } catch (error) {
      this.#fail(error);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#actor?.stop();
  }

  #begin(actor: MatchActor, context: RunningContext): void {
    this.#isStarting = false;
    if (this.#isStopped) return;
    // the match has gone on without this actor
    if (!isSameState(context, this.#handlers.context())) {
      this.start();
      return;
    }
    this.#actor = actor;
    this.#handlers.onStart(actor);
    actor.start();
  }

  #fail(error: unknown): void {
    this.#isStarting = false;
    if (!this.#isStopped) this.#handlers.onFailed(error);
  }
}
