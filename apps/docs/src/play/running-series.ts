import type { Game } from "@serpentarium/core";
import { createActor } from "xstate";
import type { MatchActor } from "./match.ts";
import { withPlayers } from "./players.ts";
import type { Beginning, Machines, PlayedContext, SeriesActor } from "./series.ts";

/** Who wants to know of what happens. */
interface Watcher {
  /** Something was played, taken back or begun; `isOther` when another match is played now than before. */
  changed(isOther: boolean): void;
  /** A program that sits at the table has broken down. */
  brokeDown(): void;
}

/** The series that is played, be it of a single match, one after the other. */
export class RunningSeries {
  readonly #game: Game;
  readonly #machines: Machines;
  readonly #watcher: Watcher;
  #actor: SeriesActor;
  #context: PlayedContext;
  #match: MatchActor;
  #named: Game;

  constructor(game: Game, machines: Machines, beginning: Beginning, watcher: Watcher) {
    this.#game = game;
    this.#machines = machines;
    this.#watcher = watcher;
    this.#actor = this.#start(beginning);
    const { context, children } = this.#actor.getSnapshot();
    this.#context = context;
    this.#match = children.match;
    this.#named = this.#sit();
  }

  /** As it was told last. */
  get context(): PlayedContext {
    return this.#context;
  }
  /** The match of it that is played now. */
  get match(): MatchActor {
    return this.#match;
  }
  /** The game, in whose words the players of that match have their names. */
  get named(): Game {
    return this.#named;
  }

  /** Goes on with another one. */
  replace(beginning: Beginning): void {
    this.#actor.stop();
    this.#actor = this.#start(beginning);
    this.#follow();
  }

  next(): void {
    this.#actor.send({ type: "next" });
  }

  #start(beginning: Beginning): SeriesActor {
    const actor = createActor(this.#machines.series, beginning).start();
    actor.subscribe(({ context }) => context !== this.#context && this.#follow());
    return actor;
  }

  #follow(): void {
    const { context, children } = this.#actor.getSnapshot();
    const isOther = children.match !== this.#match;
    this.#context = context;
    this.#match = children.match;
    if (isOther) this.#named = this.#sit();
    this.#watcher.changed(isOther);
  }

  /** Listens to the match, and names those who play it. */
  #sit(): Game {
    const { plan, earlier, match } = this.#context;
    this.#match.on("failed", () => this.#watcher.brokeDown());
    return withPlayers(this.#game, plan, match.table.seats, earlier.length);
  }
}
