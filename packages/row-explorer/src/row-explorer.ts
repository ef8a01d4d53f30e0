import { createRandom, newSeed, type Result, shuffle } from "@serpentarium/core";
import { CARDS_BY_DECK, DECKS, formatRow, type Row } from "@serpentarium/serpent-cartes";
import { createRestTable, isGoalReachable } from "@serpentarium/serpent-cartes/parts";
import { copyText } from "@serpentarium/table";
import { h, hydrate, render } from "preact";
import { EXAMPLE_SETUP } from "./example-row.ts";
import { formatSetup, parseSetup } from "./row-link.ts";
import { parseRow } from "./row-text.ts";
import {
  initialState,
  type RowsHandlers,
  type RowsState,
  type SurveyPlan,
  stateForSetup,
} from "./rows-state.ts";
import { createSetup, type Setup, type SetupInput } from "./setup.ts";
import { SurveyRunner } from "./survey-runner.ts";
import { TaskWorker } from "./task-worker.ts";
import { RowsView } from "./views/rows-view.tsx";
import type { RowsReader } from "./views/view-props.ts";

/** The previously shown row, including the text of its field. */
type PreviousRow = Pick<RowsState, "setup" | "draft" | "mistakes" | "deck">;

/** The parts of the page that the row explorer uses. */
export interface RowsPage extends RowsReader {
  /** Returns the fragment of the address without `#`, which contains the row; empty if it has another meaning. */
  readonly getFragment: () => string;
  readonly replaceFragment: (text: string) => void;
  /** Creates a worker that answers each message with `runTask`. */
  readonly createWorker: () => Worker;
}

/** The controller of the row explorer: shows one row at a time, with its analysis. */
export class RowExplorer implements RowsHandlers {
  readonly #root: Element;
  readonly #page: RowsPage;
  readonly #oddsWorker: TaskWorker;
  readonly #surveyRunner: SurveyRunner;
  #state: RowsState = initialState(EXAMPLE_SETUP);
  #previous: PreviousRow | undefined;

  constructor(root: Element, page: RowsPage) {
    this.#root = root;
    this.#page = page;
    this.#oddsWorker = new TaskWorker(page.createWorker);
    const surveyWorker = new TaskWorker(page.createWorker);
    this.#surveyRunner = new SurveyRunner(surveyWorker, (survey) => this.#setState({ survey }));
    // the page may be prerendered with the same view
    hydrate(h(RowsView, { state: this.#state, handlers: this, reader: page }), root);
    this.#setState({ isLive: true });
    root.setAttribute("data-live", "");
    this.#openAddress();
    window.addEventListener("hashchange", () => this.#openAddress());
  }

  setDraft(draft: string): void {
    this.#setState({ draft, mistakes: undefined });
  }

  showDraft(): void {
    const { draft, deck } = this.#state;
    const parsed = parseRow(draft, deck);
    if (parsed.ok) this.#showRow(parsed.row);
    else this.#setState({ mistakes: parsed.mistakes });
  }

  shuffle(finishable: boolean): void {
    const { deck, setup } = this.#state;
    const { entry } = setup.table.options;
    const random = createRandom(newSeed());
    let row = shuffle(random, CARDS_BY_DECK[deck]);
    while (finishable && !isGoalReachable(createRestTable(row), entry))
      row = shuffle(random, CARDS_BY_DECK[deck]);
    this.#showRow(row);
  }

  setDeck(name: string): void {
    const { draft, setup, mistakes } = this.#state;
    const deck = DECKS.find((known) => known === name) ?? "32";
    this.#setState({ deck });
    // keep a text that is being edited
    if (draft === formatRow(setup.row)) this.shuffle(false);
    else if (mistakes) this.showDraft();
  }

  setOptions(choice: SetupInput): void {
    const { row, table, first } = this.#state.setup;
    const turnLimit = "turnLimit" in choice ? choice.turnLimit : table.options.turnLimit;
    const seats = Number(choice.seats ?? table.seats);
    const chosen = createSetup(row, {
      entry: table.options.entry,
      collision: table.options.collision,
      first: Math.min(first, seats - 1),
      ...choice,
      seats,
      turnLimit,
    });
    this.#setState({ turnLimit });
    if (chosen.ok) this.#applySetup(chosen.value);
  }

  swapWithPrevious(): void {
    const earlier = this.#previous;
    if (!earlier) return;
    this.#savePrevious();
    this.#applySetup(earlier.setup);
    this.#setState({ ...earlier, turnLimit: earlier.setup.table.options.turnLimit });
  }

  async copyLink(): Promise<void> {
    this.#writeAddress();
    const link = location.href;
    const isCopied = await copyText(link);
    this.#setState({
      notice: isCopied ? { text: { id: "rows.link-copied" } } : { text: { id: "rows.link-shown" }, link },
    });
  }

  setShowAll(every: boolean): void {
    this.#setState({ showAll: every, selectedJump: undefined });
  }

  toggleJump(jump: string): void {
    this.#setState({ selectedJump: jump === this.#state.selectedJump ? undefined : jump });
  }

  setPlan(plan: Partial<SurveyPlan>): void {
    this.#setState({ plan: { ...this.#state.plan, ...plan } });
  }

  startSurvey(): void {
    const { plan, setup } = this.#state;
    const { entry, collision, turnLimit } = setup.table.options;
    this.#surveyRunner.start(plan, { entry, collision, turnLimit, seats: setup.table.seats });
  }

  cancelSurvey(): void {
    this.#surveyRunner.cancel();
  }

  dismissNotice(): void {
    this.#setState({ notice: undefined });
  }

  /** Shows another row with the current options. */
  #showRow(row: Row): void {
    const { row: before, table, first } = this.#state.setup;
    const next = createSetup(row, { ...table.options, seats: table.seats, first });
    if (!next.ok) return;
    if (formatRow(row) !== formatRow(before)) this.#savePrevious();
    this.#openSetup(next.value);
  }

  /** Saves the current row as the previous one. */
  #savePrevious(): void {
    const { setup, draft, mistakes, deck } = this.#state;
    this.#previous = { setup, draft, mistakes, deck };
    this.#setState({ hasPrevious: true });
  }

  #openSetup(setup: Setup): void {
    const { turnLimit, deck } = setup.table.options;
    this.#setState({ deck, draft: formatRow(setup.row), turnLimit, mistakes: undefined });
    this.#applySetup(setup);
  }

  #applySetup(setup: Setup): void {
    this.#setState({ ...stateForSetup(setup), notice: undefined });
    this.#writeAddress();
    this.#computeOdds(setup);
  }

  /** Computes the odds in the worker, cancelling those of another row. */
  async #computeOdds(setup: Setup): Promise<void> {
    this.#oddsWorker.stop();
    if (this.#state.chances) return;
    const { row, table } = setup;
    const { entry, collision, turnLimit } = table.options;
    try {
      const task = { row, rules: { entry, collision, turnLimit }, seats: table.seats };
      this.#setState({ chances: await this.#oddsWorker.run("odds", task) });
    } catch {
      this.#setState({ chances: null });
    }
  }

  /** Opens the row in the address, unless it is displayed. */
  #openAddress(): void {
    const link = this.#page.getFragment();
    if (link && link !== formatSetup(this.#state.setup)) this.#openLink(parseSetup(link));
  }

  #openLink(parsed: Result<Setup>): void {
    if (parsed.ok) this.#openSetup(parsed.value);
    const notice = parsed.ok
      ? { text: { id: "rows.link-opened" } }
      : { text: { id: "rows.link-refused", data: { why: parsed.error.message } }, isRefused: true };
    this.#setState({ notice });
  }

  /** Writes the row to the address, so that a reload keeps it. */
  #writeAddress(): void {
    this.#page.replaceFragment(formatSetup(this.#state.setup));
  }

  #setState(change: Partial<RowsState>): void {
    this.#state = { ...this.#state, ...change };
    render(h(RowsView, { state: this.#state, handlers: this, reader: this.#page }), this.#root);
  }
}
