import type { Game } from "@serpentarium/core";
import { createActor } from "xstate";
import type { Beginning, MatchActor, MatchContext, MatchMachine } from "./match.ts";
import { withPlayers } from "./players.ts";

/** Who wants to know of what happens. */
interface Watcher {
  /** Something was played, taken back or begun; `isOther` when another match is played now than before. */
  changed(isOther: boolean): void;
  /** A program that sits at the table has broken down. */
  brokeDown(): void;
}

/** The match that is played, one after the other, in a series or alone. */
export class RunningMatch {
  readonly #game: Game;
  readonly #machine: MatchMachine;
  readonly #watcher: Watcher;
  #actor: MatchActor;
  #context: MatchContext;
  #named: Game;

  constructor(game: Game, machine: MatchMachine, beginning: Beginning, watcher: Watcher) {
    this.#game = game;
    this.#machine = machine;
    this.#watcher = watcher;
    this.#actor = this.#start(beginning);
    this.#context = this.#actor.getSnapshot().context;
    this.#named = this.#name();
  }

  /** As it was told last. */
  get context(): MatchContext {
    return this.#context;
  }
  get actor(): MatchActor {
    return this.#actor;
  }
  /** The game, in whose words the players of the match have their names. */
  get named(): Game {
    return this.#named;
  }

  /** Goes on with another one. */
  replace(beginning: Beginning): void {
    this.#actor.stop();
    this.#actor = this.#start(beginning);
    this.#follow(true);
  }

  #start(beginning: Beginning): MatchActor {
    const actor = createActor(this.#machine, beginning);
    actor.on("failed", () => this.#watcher.brokeDown());
    actor.start();
    actor.subscribe(({ context }) => context !== this.#context && this.#follow(false));
    return actor;
  }

  #follow(isReplaced: boolean): void {
    const { length } = this.#context.earlier;
    this.#context = this.#actor.getSnapshot().context;
    const isOther = isReplaced || this.#context.earlier.length !== length;
    if (isOther) this.#named = this.#name();
    this.#watcher.changed(isOther);
  }

  #name(): Game {
    const { plan, earlier, table } = this.#context;
    return withPlayers(this.#game, plan, table.seats, earlier.length);
  }
}
