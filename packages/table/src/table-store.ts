import type { Failure, Game, GameTypes, Message, Viewer } from "@serpentarium/core";
import { applyEvent, programToAct } from "@serpentarium/core/context";
import { scoreSheetOf } from "@serpentarium/core/match";
import type { BotAssistant, BotResults, BotService } from "./bots/bot-assistant.ts";
import type { DisplayedMatch } from "./displayed-match.ts";
import { IncrementalLog, positionAfter } from "./log.ts";
import type { MatchActor, RunningContext } from "./match.ts";
import { isSameState, type MatchEvent, MatchRunner, type RunMatch } from "./match-runner.ts";
import type { TableEvent, TableState } from "./table-state.ts";
import { nextScreenHolder, viewerOf } from "./viewer.ts";
import { analysedContext, answeringSeat, isSameVisit, type VisitedMatch } from "./visited-match.ts";

/** The part of the state that events change; the rest is derived from it. */
type Model = Pick<
  TableState,
  "running" | "match" | "visited" | "screenHolder" | "lookingBack" | "failure" | "hasBotFailed"
>;

/** Options of a {@link TableStore}. */
export interface TableOptions<Page extends object> {
  /** The first match. */
  readonly start: RunningContext;
  /**
   * Runs a match. Called with its first event, or at once if a program has to act; if it fails, again with the next event. Events sent while
   * its promise is pending are applied without the actor, which is then requested for the current state of the match.
   */
  readonly run: RunMatch;
  /** The names of occupants for whom the page sends events, as it does for people: a match that waits for one of them need not run. */
  readonly passive?: readonly string[];
  /** Provides hints and analyses; without it, both fail. */
  readonly bots?: BotService;
  /** The page’s own part of the state. */
  readonly page: Page;
  /** Returns the viewer of the running match; {@link viewerOf} by default. Called again when the page’s part of the state changes. */
  readonly viewer?: (running: RunningContext, page: Page) => Viewer | undefined;
  /**
   * Called if a match cannot be run, a bot fails, a listener throws or the code of the game throws. With it, an event for which the game throws changes nothing;
   * without it, such an event stops the actor of the match.
   */
  readonly onError?: (error: unknown) => void;
}

/** Called with the state after an event and the one before it. One that throws stops neither the others nor the match. */
export type TableListener<Page extends object> = (
  state: TableState & Page,
  before: TableState & Page,
) => void;

/** Reports an error as uncaught, without interrupting the caller. */
const throwLater = (error: unknown): void =>
  queueMicrotask(() => {
    throw error;
  });

const noBots: BotService = {
  think: () => Promise.reject(new Error("this table has no bots")),
  analyse: () => Promise.reject(new Error("this table has no bots")),
};

const NO_RESULTS: BotResults = { hint: undefined, analysis: undefined, values: undefined };

const initialModel = (running: RunningContext, match: number): Model => ({
  running,
  match,
  visited: undefined,
  screenHolder: undefined,
  lookingBack: undefined,
  failure: undefined,
  hasBotFailed: false,
});

/** The model after the running match has changed. */
function changeMatch(game: Game, model: Model, running: RunningContext): Model {
  const isOther = running.earlier.length !== model.running.earlier.length;
  const next = {
    ...model,
    running,
    match: model.match + (isOther ? 1 : 0),
    screenHolder: isOther ? undefined : nextScreenHolder(game, running, model.screenHolder),
    hasBotFailed: false,
  };
  // a bot has played in the running match, which is not displayed
  return model.visited ? next : { ...next, lookingBack: undefined, failure: undefined };
}

/**
 * The store of a table: receives events, and provides one plain {@link TableState}. It runs one match at a time, single or in a series.
 * Views draw the state; listeners with side effects, such as storage, compare it with the previous state.
 */
export class TableStore<Page extends object = object> {
  readonly #game: Game;
  readonly #options: TableOptions<Page>;
  readonly #log: IncrementalLog;
  /** Loaded with the first request. */
  #assistant: BotAssistant | undefined;
  /** What is requested while the assistant is being loaded. */
  #requests = { hint: false, analysis: false };
  readonly #listeners = new Set<TableListener<Page>>();
  readonly #queue: (readonly [state: TableState & Page, before: TableState & Page])[] = [];
  #runner: MatchRunner;
  #model: Model;
  #page: Page;
  #onAnswer: ((action: string, count: number) => void) | undefined;
  #state: TableState & Page;

  constructor(game: Game, options: TableOptions<Page>) {
    this.#game = game;
    this.#options = options;
    this.#page = options.page;
    this.#log = new IncrementalLog(game);
    this.#model = initialModel(options.start, 0);
    this.#state = this.#derive();
    this.#runner = this.#createRunner();
    this.#startProgram();
  }

  get state(): TableState & Page {
    return this.#state;
  }

  /** Adds a listener. Returns a function that removes it. */
  subscribe(listener: TableListener<Page>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stops the running match and its bots. */
  stop(): void {
    this.#runner.stop();
  }

  readonly send = (event: TableEvent<Page>): void => {
    switch (event.type) {
      case "begin":
        this.#begin(event.start);
        return;
      case "display":
        this.#display(event);
        return;
      case "lookBack":
        this.#lookBack(event.count);
        return;
      case "takeScreen":
        this.#update({ screenHolder: event.seat });
        return;
      case "select":
        if (this.#model.failure) this.#update({ failure: undefined });
        return;
      case "refuse":
        this.#update({ failure: event.failure as Failure });
        return;
      case "hint":
        this.#request("hint", event.isWanted && this.#state.lookingBack === undefined);
        return;
      case "analysis":
        this.#request("analysis", event.isWanted);
        return;
      case "page":
        this.#page = { ...this.#page, ...event.change };
        this.#update({});
        return;
      default:
        this.#sendToMatch(event);
    }
  };

  #display({ match, onAnswer }: Extract<TableEvent, { readonly type: "display" }>): void {
    this.#onAnswer = onAnswer;
    const { visited, lookingBack } = this.#model;
    // keep looking back when a live match continues
    const isSame = isSameVisit(match, visited);
    const failure = isSame && match?.context === visited?.context ? this.#model.failure : undefined;
    const keptCount = isSame && match?.kind === "live" ? lookingBack : undefined;
    this.#update({ visited: match, lookingBack: keptCount, failure });
    this.#evaluateLine();
  }

  /** Calls a function with the assistant: at once if it is loaded. */
  #withAssistant(use: (assistant: BotAssistant) => void): void {
    if (this.#assistant) use(this.#assistant);
    else
      import("./bots/bot-assistant.ts").then(
        (module) => {
          this.#assistant ??= new module.BotAssistant(this.#options.bots ?? noBots, () => this.#update({}));
          use(this.#assistant);
        },
        (error: unknown) => (this.#options.onError ?? throwLater)(error),
      );
  }

  /** Requests a hint or an analysis, or drops it. */
  #request(kind: "hint" | "analysis", isWanted: boolean): void {
    this.#requests[kind] = isWanted;
    if (!isWanted && !this.#assistant) return;
    this.#withAssistant((assistant) => {
      if (kind === "hint" && this.#requests.hint) assistant.requestHint(this.#state);
      else if (kind === "hint") assistant.dropHint();
      else if (this.#requests.analysis) assistant.requestAnalysis(this.#state);
      else assistant.dropAnalysis();
      this.#update({});
    });
  }

  /** Asks for the values of the actions at the displayed position of a line. */
  #evaluateLine(): void {
    if (this.#model.visited?.kind !== "line") return;
    this.#withAssistant((assistant) => {
      if (this.#model.visited?.kind === "line") assistant.requestValues(this.#state);
    });
  }

  #sendToMatch(event: MatchEvent): void {
    const { visited } = this.#model;
    if (visited?.kind !== "line" && this.#model.lookingBack !== undefined) this.#lookBack(undefined);
    if (visited?.kind === "line" || visited?.own !== undefined) {
      if (event.type !== "play") return;
      const { action } = event;
      const { position, lookingBack, log } = this.#state;
      const text = typeof action === "string" ? action : this.#game.formatAction(action, position);
      this.#onAnswer?.(text, lookingBack ?? log.length);
    } else this.#runner.send(event);
  }

  /** The result of an event; undefined if the game throws, which is reported. */
  #resultOf(event: MatchEvent): ReturnType<typeof applyEvent<GameTypes>> | undefined {
    try {
      return applyEvent(this.#game, this.#model.running, event);
    } catch (error) {
      (this.#options.onError ?? throwLater)(error);
      return undefined;
    }
  }

  #apply(event: MatchEvent): void {
    const result = this.#resultOf(event);
    if (!result) return;
    if (!result.ok) this.#update({ failure: result.error });
    else this.#update(changeMatch(this.#game, this.#model, result.value.context));
    // the actor could not be created
    if (!this.#runner.isStarting && this.#isProgramToAct()) this.#update({ hasBotFailed: true });
  }

  #begin(start: RunningContext): void {
    this.#runner.stop();
    this.#runner = this.#createRunner();
    this.#update(initialModel(start, this.#model.match + 1));
    this.#startProgram();
  }

  #createRunner(): MatchRunner {
    return new MatchRunner(this.#options.run, {
      context: () => this.#model.running,
      onStart: (actor) => this.#listen(actor),
      onFailed: (error) => {
        (this.#options.onError ?? throwLater)(error);
        if (this.#isProgramToAct()) this.#update({ hasBotFailed: true });
      },
      // an exception would stop the actor for good
      accepts: (event) => !this.#options.onError || this.#resultOf(event) !== undefined,
      apply: (event) => this.#apply(event),
    });
  }

  #isProgramToAct(): boolean {
    const program = programToAct(this.#game, this.#model.running);
    return program !== undefined && !this.#options.passive?.includes(program);
  }

  /** A program acts without an event. */
  #startProgram(): void {
    if (this.#isProgramToAct()) this.#runner.start();
  }

  #listen(actor: MatchActor): void {
    const { onError } = this.#options;
    actor.on("failed", ({ error }) => {
      onError?.(error);
      this.#update({ hasBotFailed: true });
    });
    actor.on("refused", ({ failure }) => this.#update({ failure }));
    actor.subscribe({
      next: ({ context }) => {
        if (!isSameState(context, this.#model.running))
          this.#update(changeMatch(this.#game, this.#model, context));
      },
      ...(onError && { error: onError }),
    });
  }

  #lookBack(count: number | undefined): void {
    const isPast = count !== undefined && count < this.#state.log.length;
    this.#requests.hint = false;
    this.#assistant?.dropHint();
    this.#update({ lookingBack: isPast ? Math.max(count, 0) : undefined, failure: undefined });
    this.#evaluateLine();
  }

  #update(change: Partial<Model>): void {
    const before = this.#state;
    this.#model = { ...this.#model, ...change };
    this.#state = this.#derive();
    this.#queue.push([this.#state, before]);
    // a listener may send events: the queue delivers all states in order
    if (this.#queue.length > 1) return;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      for (const listener of this.#listeners) {
        try {
          listener(...next);
        } catch (error) {
          (this.#options.onError ?? throwLater)(error);
        }
      }
      this.#queue.shift();
    }
  }

  #displayed(): DisplayedMatch {
    const { visited, running, screenHolder } = this.#model;
    if (visited) return visited;
    const { viewer: pageViewer } = this.#options;
    const viewer = pageViewer ? pageViewer(running, this.#page) : viewerOf(this.#game, running, screenHolder);
    return {
      game: this.#game,
      context: running,
      log: this.#log.of(running, viewer),
      scoreSheet: scoreSheetOf(this.#game, running),
      viewer,
    };
  }

  #derive(): TableState & Page {
    const displayed = this.#displayed();
    const shown = this.#shown(displayed);
    const { visited } = this.#model;
    return {
      ...this.#page,
      ...displayed,
      ...(this.#assistant?.resultsFor(
        displayed.context,
        analysedContext({ context: displayed.context, visited }),
        shown.position,
      ) ?? NO_RESULTS),
      ...this.#model,
      ...shown,
    };
  }

  /** The board's part of the state for a displayed match. */
  #shown({ context, log }: DisplayedMatch): Pick<TableState, "position" | "last" | "blocked"> {
    const { visited, lookingBack } = this.#model;
    if (lookingBack === undefined && !visited)
      return { position: context.position, last: log.at(-1), blocked: undefined };
    const count = lookingBack ?? log.length;
    return {
      position: positionAfter(count, log, context.first),
      last: log[count - 1],
      blocked:
        visited && (lookingBack === undefined || visited.kind !== "live")
          ? blockedReason(visited)
          : { id: "table.not-in-history" },
    };
  }
}

/** Why nothing can be played in a visited match; undefined for the view of an acting seat, and for a line. */
const blockedReason = (visited: VisitedMatch): Message | undefined =>
  visited.kind === "line" || answeringSeat({ visited }) !== undefined ? undefined : visited.why;
