import type { TurnActor } from "@serpentarium/board/connect";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Failure,
  type Game,
  type GameTypes,
  type Plugin,
  type Result,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { occupantOf, PERSON, step } from "@serpentarium/core/turn";
import { createActor } from "xstate";
import type { Report, Trouble } from "../report.ts";
import { troubleOf } from "../trouble.ts";
import { type Choices, choicesOf, seatingOf, tableOf } from "./choices.ts";
import { keptOf, parseKept, type Revived, revive } from "./kept.ts";
import {
  createMatchMachine,
  type MatchActor,
  type MatchContext,
  type MatchMachine,
  newSeed,
} from "./match.ts";
import { WORDS } from "./words.ts";

/** A place that keeps texts, as a browser's storage does. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** What somebody can do to a match, besides playing on the board. */
export type Order =
  | { readonly type: "play"; readonly action: AnyAction | string }
  | { readonly type: "undo" | "redo" }
  | { readonly type: "refuse"; readonly failure: Failure };

/** The plugin as it was last saved, and the match that is played with it. */
export class Desk {
  readonly #key: string;
  readonly #store: Store;
  readonly #changed: () => void;
  #machine: MatchMachine | undefined;
  /** How many actions had been played when last something changed. */
  #count = 0;
  plugin: Plugin | undefined;
  actor: MatchActor | undefined;
  /** What does not work on this page. */
  trouble: Trouble | undefined;
  report: Report | undefined;
  /** What of the kept match no longer holds. */
  lost: Extract<Revived, { ok: false }> | undefined;
  /** Why the last thing that was tried is not allowed. */
  failure: Failure | undefined;

  /**
   * @param name - of the package: under it the match is kept
   * @param changed - called when there is something else to show
   */
  constructor(name: string, store: Store, changed: () => void) {
    this.#key = `serpentarium-workshop:${name}`;
    this.#store = store;
    this.#changed = changed;
  }

  get context(): MatchContext | undefined {
    return this.actor?.getSnapshot().context;
  }

  /** Takes a plugin, and goes on with the match that was kept where it still replays. */
  open(plugin: Plugin): void {
    this.plugin = plugin;
    this.#guarded(() => {
      const machine = createMatchMachine(plugin.game);
      this.#machine = machine;
      const kept = parseKept(this.#store.getItem(this.#key));
      const revived = kept && revive(plugin.game, machine, kept);
      this.lost = revived?.ok === false ? revived : undefined;
      if (revived?.ok) this.#run(createActor(machine, revived.resumed));
      else this.begin(choicesOf(plugin.game, undefined));
    });
  }

  /** Begins a match. Fails where the options do not hold. */
  begin(choices: Choices): Result<Table> | undefined {
    const game = this.plugin?.game;
    if (!game) return undefined;
    const table = tableOf(game, choices);
    if (table.ok) this.#begin(choices, table.value);
    return table;
  }

  /** Puts a position on the board, at the table at which it is played, or at another. */
  set(text: string, table = this.context?.table): Failure | undefined {
    const game = this.plugin?.game;
    if (!game || !table) return undefined;
    const position = game.parsePosition(text, table);
    if (!position.ok) return position.error;
    this.#begin(choicesOf(game, this.context), table, game.formatPosition(position.value));
    return undefined;
  }

  /** Does what is ordered. It is tried first: an actor in which the game's code throws would stop for good. */
  order(order: Order): void {
    const { actor, context, plugin } = this;
    if (!actor || !context || !plugin) return;
    this.failure = undefined;
    this.#guarded(() => {
      step(plugin.game, context, order);
      actor.send(order);
    });
  }

  /** The match as a board plays it. */
  get seat(): TurnActor<GameTypes> | undefined {
    const { actor } = this;
    return (
      actor && {
        getSnapshot: () => actor.getSnapshot(),
        subscribe: (listener) => actor.subscribe(listener),
        on: (type, listener) => actor.on(type, listener),
        send: (event) => this.order(event),
      }
    );
  }

  /** Lets chance decide where somebody was to enter what it did. */
  roll(): void {
    const { context, plugin } = this;
    if (!context || !plugin) return;
    const action = plugin.game.draw(context.position, createRandom(newSeed()));
    this.order({ type: "play", action: plugin.game.formatAction(action, context.position) });
  }

  refuse(failure: Failure | undefined): void {
    this.failure = failure;
    this.#changed();
  }

  fail(trouble: Trouble | undefined): void {
    this.trouble = trouble;
    this.#changed();
  }

  /** Has done with the match that was lost. */
  forgetLost(): void {
    this.lost = undefined;
    this.#keep();
  }

  hear(report: Report): void {
    this.report = report;
    this.#changed();
  }

  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.fail(troubleOf(error, WORDS.threw));
    }
  }

  #begin(choices: Choices, table: Table, start?: string): void {
    const machine = this.#machine;
    const game: Game | undefined = this.plugin?.game;
    if (!machine || !game) return;
    const position = start === undefined ? {} : { position: unwrap(game.parsePosition(start, table)) };
    this.#run(
      createActor(machine, { input: { table, ...position, ...seatingOf(choices), seed: newSeed() } }),
    );
  }

  #run(actor: MatchActor): void {
    this.actor?.stop();
    this.actor = actor;
    this.failure = undefined;
    actor.on("played", ({ from }) => this.#played(actor, from));
    actor.on("refused", ({ failure }) => this.refuse(failure));
    actor.on("failed", ({ error }) => this.fail(troubleOf(error, WORDS.threw)));
    actor.subscribe({ next: () => this.#keep(), error: (error) => this.fail(troubleOf(error, WORDS.threw)) });
    this.#guarded(() => {
      actor.start();
      const { status, error } = actor.getSnapshot();
      if (status === "error") throw error;
      this.#keep();
    });
  }

  /** Somebody who plays on in the new match has done with the one that was lost. */
  #played(actor: MatchActor, from: AnyPosition): void {
    const who = this.plugin?.game.toAct(from);
    if (occupantOf(actor.getSnapshot().context, who) === PERSON) this.lost = undefined;
  }

  /** Keeps the match; one that was lost stays kept until somebody plays on, as the next save may mend it. */
  #keep(): void {
    const { context } = this;
    if (context && !this.lost) this.#store.setItem(this.#key, JSON.stringify(keptOf(context)));
    // what was tried before the last action is past
    if (context?.count !== this.#count) this.failure = undefined;
    this.#count = context?.count ?? 0;
    this.#changed();
  }
}
