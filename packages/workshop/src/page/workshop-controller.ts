import {
  createRandom,
  type Failure,
  type Game,
  type GamePlugin,
  type Result,
  type Table,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { createContext, occupantOf, PERSON } from "@serpentarium/core/context";
import { newSeed, type RunningContext, type TableState, TableStore } from "@serpentarium/table";
import type { LivePage } from "@serpentarium/table/live";
import { CODE_THREW, toProblem } from "../problem.ts";
import type { Problem, Report } from "../report.ts";
import type { LiveMatches } from "./live-matches.ts";
import { createRunMatch, viewerOf } from "./match.ts";
import { type MatchInput, parseInputTable, toMatchInput, toSeating } from "./match-input.ts";
import { parseSavedMatch, type RestoreResult, restoreMatch, toSavedMatch } from "./saved-match.ts";

/** The page’s own part of the state of its table. */
interface PageState extends LivePage {
  /** The viewer that the author has chosen; null shows all. */
  readonly chosenViewer: Viewer | null;
}

/** The store of the table on the page. */
export type WorkshopStore = TableStore<PageState>;

/** Storage for texts, with the interface of a browser's `localStorage`. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** Controls the page: the last saved plugin, the match played with it, and what the page shows about them. */
export class WorkshopController {
  readonly #key: string;
  readonly #storage: TextStorage;
  readonly #onChange: () => void;
  plugin: GamePlugin | undefined;
  /** The store of the match, once a game is loaded. */
  store: WorkshopStore | undefined;
  /** The problem that occurred on this page, if any. */
  problem: Problem | undefined;
  report: Report | undefined;
  /** The live matches, if the server has them. */
  live: LiveMatches | undefined;
  /** Why the saved match could not be restored. */
  restoreFailure: Extract<RestoreResult, { ok: false }> | undefined;

  /**
   * @param name - the name of the package, used as the key of the saved match
   * @param onChange - called when the page must be rendered again
   */
  constructor(name: string, storage: TextStorage, onChange: () => void) {
    this.#key = `serpentarium-workshop:${name}`;
    this.#storage = storage;
    this.#onChange = onChange;
  }

  /** The match of this page; a live one may be displayed instead. */
  get context(): RunningContext | undefined {
    return this.store?.state.running;
  }

  /** Loads a plugin and restores the saved match if it can still be replayed; otherwise starts a match. */
  loadPlugin(plugin: GamePlugin): void {
    this.plugin = plugin;
    this.store?.stop();
    this.store = undefined;
    this.#catchErrors(() => {
      const saved = parseSavedMatch(this.#storage.getItem(this.#key));
      const restored = saved && restoreMatch(plugin.game, saved);
      this.restoreFailure = restored?.ok === false ? restored : undefined;
      if (restored?.ok) this.#begin(plugin.game, restored.context);
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

  /** Starts a match from a position, given as text; by default at the current table. */
  setPosition(text: string, table = this.context?.table): Failure | undefined {
    const game = this.plugin?.game;
    if (!game || !table) return undefined;
    const position = game.parsePosition(text, table);
    if (!position.ok) return position.error;
    this.#createMatch(toMatchInput(game, this.context), table, game.formatPosition(position.value));
    return undefined;
  }

  /** Draws a random outcome when a person acts for chance. */
  rollChance(): void {
    const { context, plugin } = this;
    if (!context || !plugin) return;
    const action = plugin.game.drawOutcome(context.position, createRandom(newSeed()));
    this.store?.send({ type: "play", action });
  }

  setProblem(problem: Problem | undefined): void {
    this.problem = problem;
    this.#onChange();
  }

  /** Discards the match that could not be restored. */
  dismissRestoreFailure(): void {
    this.restoreFailure = undefined;
    this.#save();
  }

  setReport(report: Report): void {
    this.report = report;
    this.#onChange();
  }

  setLive(live: LiveMatches): void {
    this.live = live;
    this.#onChange();
  }

  #catchErrors(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.setProblem(toProblem(error, CODE_THREW));
    }
  }

  #createMatch(input: MatchInput, table: Table, start?: string): void {
    const game = this.plugin?.game;
    if (!game) return;
    this.live?.leave();
    const position = start === undefined ? {} : { position: unwrap(game.parsePosition(start, table)) };
    this.#catchErrors(() =>
      this.#begin(game, createContext(game, { table, ...position, ...toSeating(input), seed: newSeed() })),
    );
  }

  /** Begins a match; in the store of the loaded game if there is one. */
  #begin(game: Game, start: RunningContext): void {
    if (this.store) {
      this.store.send({ type: "begin", start });
      return;
    }
    this.store = new TableStore<PageState>(game, {
      start,
      run: createRunMatch(game),
      page: { chosenViewer: null, live: undefined },
      viewer: (running, { chosenViewer }) => viewerOf(game, running, chosenViewer),
      onError: (thrown) => this.setProblem(toProblem(thrown, CODE_THREW)),
    });
    this.store.subscribe((state, before) => this.#handleChange(state, before));
    this.#save();
  }

  #handleChange(state: TableState, before: TableState): void {
    const { running, match, log } = state;
    // a match that could not be restored is discarded once a person plays in the new one
    const actor = log.at(-1)?.actor;
    const isPlayed = match === before.match && running.actions.length > before.running.actions.length;
    if (isPlayed && occupantOf(running, actor) === PERSON) this.restoreFailure = undefined;
    this.#save();
  }

  /** Saves the match. A match that could not be restored stays saved until it is discarded, because the author's next save may fix it. */
  #save(): void {
    const { context } = this;
    if (context && !this.restoreFailure)
      this.#storage.setItem(this.#key, JSON.stringify(toSavedMatch(context)));
    this.#onChange();
  }
}
