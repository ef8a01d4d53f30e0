import type { MatchSource, MatchUpdate } from "@serpentarium/board/connect";
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

/** A recorded game that is replayed action by action from a start index, until the user takes over. */
export class DemoMatch implements MatchSource<GameTypes> {
  readonly #game: Game;
  readonly #recorded: readonly string[];
  readonly #startIndex: number;
  readonly #random: Random;
  readonly #listeners = new Set<(news: MatchUpdate<GameTypes>) => void>();
  #actions: readonly string[] = [];
  #position: AnyPosition;
  #isTakenOver = false;

  /** @param random - draws chance after the user has taken over */
  constructor(game: Game, recorded: readonly string[], from: number, random: Random) {
    this.#game = game;
    this.#recorded = recorded;
    this.#startIndex = from;
    this.#random = random;
    this.#position = this.#positionAfter(from);
  }

  get position(): AnyPosition {
    return this.#position;
  }

  /** All actions so far, in notation. */
  get actions(): readonly string[] {
    return this.#actions;
  }

  get isOver(): boolean {
    return this.#position.phase === "over";
  }

  /** Whether the user has taken over from the recording. */
  get isTakenOver(): boolean {
    return this.#isTakenOver;
  }

  /** No seat during the replay, every seat after the user has taken over; never chance. */
  isPerson(actor: number | "chance"): boolean {
    return this.#isTakenOver && actor !== "chance";
  }

  listen(listener: (news: MatchUpdate<GameTypes>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Plays the next recorded action. @returns whether there was one */
  step(): boolean {
    const text = this.#isTakenOver ? undefined : this.#recorded[this.#actions.length];
    if (text === undefined) return false;
    this.#apply(unwrap(this.#game.parseAction(text, this.#position)));
    return true;
  }

  /** Returns to the start index of the recording. */
  rewind(): void {
    this.#isTakenOver = false;
    this.#position = this.#positionAfter(this.#startIndex);
    this.#notify({ type: "changed" });
  }

  /** Lets the user play from here; if the game is over, from the start index. */
  takeOver(): void {
    if (this.isOver) this.rewind();
    this.#isTakenOver = true;
    this.#drawChance();
    this.#notify({ type: "changed" });
  }

  play(action: AnyAction): void {
    const result = play(this.#game, this.#position, action);
    if (!result.ok) {
      this.#notify({ type: "refused", failure: result.error });
      return;
    }
    this.#apply(action);
    this.#drawChance();
  }

  refuse(failure: Failure): void {
    this.#notify({ type: "refused", failure });
  }

  #drawChance(): void {
    while (this.#game.toAct(this.#position) === "chance") {
      this.#apply(randomAction(this.#game, this.#position, this.#random));
    }
  }

  #positionAfter(count: number): AnyPosition {
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
    this.#notify({ type: "played", action, from });
    this.#notify({ type: "changed" });
  }

  #notify(news: MatchUpdate<GameTypes>): void {
    for (const listener of this.#listeners) listener(news);
  }
}
