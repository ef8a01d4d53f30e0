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
import { applyEvent, occupantOf, PERSON } from "@serpentarium/core/turn";
import { type MatchActor, type MatchContext, type MatchMachine, newSeed } from "@serpentarium/table";
import { createActor } from "xstate";
import { toProblem } from "../problem.ts";
import type { Problem, Report } from "../report.ts";
import { createMatchMachine } from "./match.ts";
import { type MatchInput, parseInputTable, toMatchInput, toSeating } from "./match-input.ts";
import { MESSAGES } from "./messages.ts";
import { parseSavedMatch, type RestoreResult, restoreMatch, toSavedMatch } from "./saved-match.ts";

/** Storage for texts, with the interface of a browser's `localStorage`. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** A command to a match, besides actions on the board. */
export type MatchCommand =
  | { readonly type: "play"; readonly action: AnyAction | string }
  | { readonly type: "undo" | "redo" }
  | { readonly type: "refuse"; readonly failure: Failure };

/** Controls the page: the plugin as it was last saved, the match played with it, and what the page shows about them. */
export class WorkshopController {
  readonly #key: string;
  readonly #storage: TextStorage;
  readonly #onChange: () => void;
  #machine: MatchMachine | undefined;
  /** The number of actions at the last change. */
  #lastCount = 0;
  plugin: Plugin | undefined;
  actor: MatchActor | undefined;
  /** The problem that occurred on this page, if any. */
  problem: Problem | undefined;
  report: Report | undefined;
  /** Why the saved match could not be restored, if it could not. */
  restoreFailure: Extract<RestoreResult, { ok: false }> | undefined;
  /** Why the last action or command was refused. */
  failure: Failure | undefined;

  /**
   * @param name - the name of the package, used as the key of the saved match
   * @param onChange - called when the page must be rendered again
   */
  constructor(name: string, storage: TextStorage, onChange: () => void) {
    this.#key = `serpentarium-workshop:${name}`;
    this.#storage = storage;
    this.#onChange = onChange;
  }

  get context(): MatchContext | undefined {
    return this.actor?.getSnapshot().context;
  }

  /** Loads a plugin and restores the saved match if it can still be replayed; otherwise starts a match. */
  loadPlugin(plugin: Plugin): void {
    this.plugin = plugin;
    this.#catchErrors(() => {
      const machine = createMatchMachine(plugin.game);
      this.#machine = machine;
      const saved = parseSavedMatch(this.#storage.getItem(this.#key));
      const restored = saved && restoreMatch(plugin.game, machine, saved);
      this.restoreFailure = restored?.ok === false ? restored : undefined;
      if (restored?.ok) this.#startActor(createActor(machine, restored.resumeOptions));
      else this.startMatch(toMatchInput(plugin.game, undefined));
    });
  }

  /** Starts a match. Fails if the options are invalid. */
  startMatch(input: MatchInput): Result<Table> | undefined {
    const game = this.plugin?.game;
    if (!game) return undefined;
    const table = parseInputTable(game, input);
    if (table.ok) this.#createMatch(input, table.value);
    return table;
  }

  /** Starts a match from a position, given as text; at the current table unless another is given. */
  setPosition(text: string, table = this.context?.table): Failure | undefined {
    const game = this.plugin?.game;
    if (!game || !table) return undefined;
    const position = game.parsePosition(text, table);
    if (!position.ok) return position.error;
    this.#createMatch(toMatchInput(game, this.context), table, game.formatPosition(position.value));
    return undefined;
  }

  /** Executes a command. Tries it outside the actor first, because an actor stops for good when the game's code throws. */
  send(command: MatchCommand): void {
    const { actor, context, plugin } = this;
    if (!actor || !context || !plugin) return;
    this.failure = undefined;
    this.#catchErrors(() => {
      applyEvent(plugin.game, context, command);
      actor.send(command);
    });
  }

  /** The actor that the board plays on; checks its events like {@link WorkshopController.send}. */
  get boardActor(): TurnActor<GameTypes> | undefined {
    const { actor } = this;
    return (
      actor && {
        getSnapshot: () => actor.getSnapshot(),
        subscribe: (listener) => actor.subscribe(listener),
        on: (type, listener) => actor.on(type, listener),
        send: (event) => this.send(event),
      }
    );
  }

  /** Draws an outcome at random where a person decides chance. */
  rollChance(): void {
    const { context, plugin } = this;
    if (!context || !plugin) return;
    const action = plugin.game.drawOutcome(context.position, createRandom(newSeed()));
    this.send({ type: "play", action: plugin.game.formatAction(action, context.position) });
  }

  setFailure(failure: Failure | undefined): void {
    this.failure = failure;
    this.#onChange();
  }

  setProblem(problem: Problem | undefined): void {
    this.problem = problem;
    this.#onChange();
  }

  /** Gives up the match that could not be restored. */
  dismissRestoreFailure(): void {
    this.restoreFailure = undefined;
    this.#save();
  }

  setReport(report: Report): void {
    this.report = report;
    this.#onChange();
  }

  #catchErrors(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.setProblem(toProblem(error, MESSAGES.codeThrew));
    }
  }

  #createMatch(input: MatchInput, table: Table, start?: string): void {
    const machine = this.#machine;
    const game: Game | undefined = this.plugin?.game;
    if (!machine || !game) return;
    const position = start === undefined ? {} : { position: unwrap(game.parsePosition(start, table)) };
    this.#startActor(
      createActor(machine, { input: { table, ...position, ...toSeating(input), seed: newSeed() } }),
    );
  }

  #startActor(actor: MatchActor): void {
    this.actor?.stop();
    this.actor = actor;
    this.failure = undefined;
    actor.on("played", ({ from }) => this.#handlePlayed(actor, from));
    actor.on("refused", ({ failure }) => this.setFailure(failure));
    actor.on("failed", ({ error }) => this.setProblem(toProblem(error, MESSAGES.codeThrew)));
    actor.subscribe({
      next: () => this.#save(),
      error: (error) => this.setProblem(toProblem(error, MESSAGES.codeThrew)),
    });
    this.#catchErrors(() => {
      actor.start();
      const { status, error } = actor.getSnapshot();
      if (status === "error") throw error;
      this.#save();
    });
  }

  /** Gives up the match that could not be restored once a person plays in the new one. */
  #handlePlayed(actor: MatchActor, from: AnyPosition): void {
    const player = this.plugin?.game.toAct(from);
    if (occupantOf(actor.getSnapshot().context, player) === PERSON) this.restoreFailure = undefined;
  }

  /** Saves the match. A match that could not be restored stays saved until it is given up: the next save may fix it. */
  #save(): void {
    const { context } = this;
    if (context && !this.restoreFailure)
      this.#storage.setItem(this.#key, JSON.stringify(toSavedMatch(context)));
    // a refusal disappears with the next action
    if (context?.count !== this.#lastCount) this.failure = undefined;
    this.#lastCount = context?.count ?? 0;
    this.#onChange();
  }
}
