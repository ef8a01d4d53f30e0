import { DECKS, type Deck } from "@serpentarium/serpent-cartes";
import type { Survey, SurveyPlan } from "./rows-state.ts";
import { addTallies, emptyTally, type MatchOptions, type Tally } from "./survey.ts";
import type { TaskWorker } from "./task-worker.ts";

/** The rows counted per task: few enough to show progress and to cancel quickly. */
const ROWS_PER_PART = 250;

/** Runs a survey part by part and reports its progress. */
export class SurveyRunner {
  readonly #worker: TaskWorker;
  readonly #onChange: (survey: Survey) => void;
  #survey: Survey | undefined;

  constructor(worker: TaskWorker, show: (survey: Survey) => void) {
    this.#worker = worker;
    this.#onChange = show;
  }

  /** Starts a survey, cancelling a running one. */
  async start({ rows, seed }: SurveyPlan, match: MatchOptions): Promise<void> {
    this.#worker.stop();
    const empty = (): Tally => emptyTally(match.seats);
    const tallies = { "32": empty(), "52": empty(), "2x32": empty() };
    const survey: Survey = { matchOptions: match, seed, rows, tallies, state: "counting" };
    this.#update(survey);
    try {
      for (let part = 0; part * ROWS_PER_PART < rows; part++) {
        for (const deck of DECKS) await this.#countPart(deck, part, match);
      }
      this.#finish("finished");
    } catch {
      this.#finish("failed");
    }
  }

  /** Cancels the survey and keeps its results so far. */
  cancel(): void {
    this.#worker.stop();
    this.#finish("cancelled");
  }

  async #countPart(deck: Deck, part: number, match: MatchOptions): Promise<void> {
    const survey = this.#survey;
    if (!survey) return;
    const rows = Math.min(ROWS_PER_PART, survey.rows - part * ROWS_PER_PART);
    const { seed } = survey;
    const tally = await this.#worker.run("part", { ...match, deck, seed, part, rows });
    const { tallies } = this.#survey ?? survey;
    this.#update({ ...survey, tallies: { ...tallies, [deck]: addTallies(tallies[deck], tally) } });
  }

  #finish(state: Survey["state"]): void {
    if (this.#survey) this.#update({ ...this.#survey, state });
  }

  #update(survey: Survey): void {
    this.#survey = survey;
    this.#onChange(survey);
  }
}
