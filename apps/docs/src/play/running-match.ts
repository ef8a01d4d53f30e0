import type { Game } from "@serpentarium/core";
import { createActor } from "xstate";
import type { MatchActor, MatchContext, MatchMachine, MatchStart } from "./match.ts";
import { withPlayerNames } from "./player-names.ts";

interface MatchHandlers {
  /** Called after an action, an undo or a new match; `isOther` if another match is running now. */
  onChange(isOther: boolean): void;
  /** Called when a bot at the table has failed. */
  onBotFailure(): void;
}

/** The running match, single or in a series; it can be replaced by another one. */
export class RunningMatch {
  readonly #game: Game;
  readonly #machine: MatchMachine;
  readonly #handlers: MatchHandlers;
  #actor: MatchActor;
  #context: MatchContext;
  #namedGame: Game;

  constructor(game: Game, machine: MatchMachine, start: MatchStart, handlers: MatchHandlers) {
    this.#game = game;
    this.#machine = machine;
    this.#handlers = handlers;
    this.#actor = this.#start(start);
    this.#context = this.#actor.getSnapshot().context;
    this.#namedGame = this.#nameGame();
  }

  /** The context of the last notification. */
  get context(): MatchContext {
    return this.#context;
  }
  get actor(): MatchActor {
    return this.#actor;
  }
  /** The game, whose texts use the players’ names of this match. */
  get namedGame(): Game {
    return this.#namedGame;
  }

  /** Stops the running match and starts another one. */
  replace(start: MatchStart): void {
    this.#actor.stop();
    this.#actor = this.#start(start);
    this.#update(true);
  }

  #start(start: MatchStart): MatchActor {
    const actor = createActor(this.#machine, start);
    actor.on("failed", () => this.#handlers.onBotFailure());
    actor.start();
    actor.subscribe(({ context }) => context !== this.#context && this.#update(false));
    return actor;
  }

  #update(isReplaced: boolean): void {
    const { length } = this.#context.earlier;
    this.#context = this.#actor.getSnapshot().context;
    const isOther = isReplaced || this.#context.earlier.length !== length;
    if (isOther) this.#namedGame = this.#nameGame();
    this.#handlers.onChange(isOther);
  }

  #nameGame(): Game {
    const { plan, earlier, table } = this.#context;
    return withPlayerNames(this.#game, plan, table.seats, earlier.length);
  }
}
