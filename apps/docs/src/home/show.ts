import type { News, PlaySource } from "@serpentarium/board/connect";
import {
  type AnyAction,
  type AnyPosition,
  createTable,
  type Failure,
  type Game,
  type GameTypes,
  play,
  type Random,
  randomAction,
  unwrap,
} from "@serpentarium/core";

/** A game that is replayed action by action, from some way in, until somebody takes over and plays on from there. */
export class Show implements PlaySource<GameTypes> {
  readonly #game: Game;
  readonly #recorded: readonly string[];
  readonly #from: number;
  readonly #random: Random;
  readonly #listeners = new Set<(news: News<GameTypes>) => void>();
  #actions: readonly string[] = [];
  #position: AnyPosition;
  #isTaken = false;

  /** @param random - for what chance does once somebody has taken over */
  constructor(game: Game, recorded: readonly string[], from: number, random: Random) {
    this.#game = game;
    this.#recorded = recorded;
    this.#from = from;
    this.#random = random;
    this.#position = this.#after(from);
  }

  get position(): AnyPosition {
    return this.#position;
  }

  /** All that was played so far, in notation. */
  get actions(): readonly string[] {
    return this.#actions;
  }

  get isOver(): boolean {
    return this.#position.phase === "over";
  }

  /** Whether somebody plays here, and the record is left. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Nobody sits there while it plays itself; after that one person, at every seat. Chance needs nobody. */
  isPerson(actor: number | "chance"): boolean {
    return this.#isTaken && actor !== "chance";
  }

  listen(listener: (news: News<GameTypes>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The next action of the record. @returns whether there was one */
  step(): boolean {
    const text = this.#isTaken ? undefined : this.#recorded[this.#actions.length];
    if (text === undefined) return false;
    this.#apply(unwrap(this.#game.parseAction(text, this.#position)));
    return true;
  }

  /** Back to where it began to be shown. */
  rewind(): void {
    this.#isTaken = false;
    this.#position = this.#after(this.#from);
    this.#tell({ type: "changed" });
  }

  /** From here on somebody plays; of a game that is over, from where it began to be shown. */
  takeOver(): void {
    if (this.isOver) this.rewind();
    this.#isTaken = true;
    this.#drawChance();
    this.#tell({ type: "changed" });
  }

  play(action: AnyAction): void {
    const result = play(this.#game, this.#position, action);
    if (!result.ok) {
      this.#tell({ type: "refused", failure: result.error });
      return;
    }
    this.#apply(action);
    this.#drawChance();
  }

  refuse(failure: Failure): void {
    this.#tell({ type: "refused", failure });
  }

  #drawChance(): void {
    while (this.#game.toAct(this.#position) === "chance") {
      this.#apply(randomAction(this.#game, this.#position, this.#random));
    }
  }

  #after(count: number): AnyPosition {
    const table = createTable(this.#game);
    this.#actions = this.#recorded.slice(0, count);
    return this.#actions.reduce<AnyPosition>(
      (position, text) => this.#game.apply(position, unwrap(this.#game.parseAction(text, position))),
      this.#game.start(table),
    );
  }

  #apply(action: AnyAction): void {
    const from = this.#position;
    this.#actions = [...this.#actions, this.#game.formatAction(action, from)];
    this.#position = this.#game.apply(from, action);
    this.#tell({ type: "played", action, from });
    this.#tell({ type: "changed" });
  }

  #tell(news: News<GameTypes>): void {
    for (const listener of this.#listeners) listener(news);
  }
}
