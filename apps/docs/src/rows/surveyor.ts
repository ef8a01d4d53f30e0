import { DECKS, type Deck } from "@serpentarium/serpent-cartes";
import { Helper } from "./helper.ts";
import type { Survey, SurveyPlan } from "./rows-state.ts";
import { added, type Match, noTally, type Tally } from "./survey.ts";

/** The rows that are counted at a time: so few that one sees how it goes on, and that stopping is quick. */
const PART = 250;

/** Counts many rows, part by part, and shows how far it has come. */
export class Surveyor {
  readonly #helper = new Helper();
  readonly #show: (survey: Survey) => void;
  #survey: Survey | undefined;

  constructor(show: (survey: Survey) => void) {
    this.#show = show;
  }

  /** Counts from the beginning; what was being counted is left. */
  async count({ rows, seed }: SurveyPlan, match: Match): Promise<void> {
    this.#helper.stop();
    const none = (): Tally => noTally(match.seats);
    const tallies = { "32": none(), "52": none(), "2x32": none() };
    const survey: Survey = { match, seed, rows, tallies, state: "counting" };
    this.#set(survey);
    try {
      for (let part = 0; part * PART < rows; part++) {
        for (const deck of DECKS) await this.#countPart(deck, part, match);
      }
      this.#end("finished");
    } catch {
      this.#end("failed");
    }
  }

  /** Leaves it at what is counted so far: the same rows of each deck. */
  cancel(): void {
    this.#helper.stop();
    this.#end("cancelled");
  }

  async #countPart(deck: Deck, part: number, match: Match): Promise<void> {
    const survey = this.#survey;
    if (!survey) return;
    const rows = Math.min(PART, survey.rows - part * PART);
    const { seed } = survey;
    const tally = await this.#helper.ask("part", { ...match, deck, seed, part, rows });
    const { tallies } = this.#survey ?? survey;
    this.#set({ ...survey, tallies: { ...tallies, [deck]: added(tallies[deck], tally) } });
  }

  #end(state: Survey["state"]): void {
    if (this.#survey) this.#set({ ...this.#survey, state });
  }

  #set(survey: Survey): void {
    this.#survey = survey;
    this.#show(survey);
  }
}
