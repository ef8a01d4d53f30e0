import type { Failure, Outcome, Text } from "@serpentarium/core";
import {
  analyse,
  type Chances,
  type Deck,
  formatRow,
  type Jumps,
  jumpsOf,
} from "@serpentarium/serpent-cartes";
import { graphOf, type Jump } from "./graph.ts";
import type { Mistakes } from "./row-text.ts";
import type { Choice, Setup } from "./setup.ts";
import type { Match, Tally } from "./survey.ts";

/** Something that the page has to say; `{why}` stands for the failure. */
export interface Notice {
  readonly text: Text;
  readonly failure?: Failure;
  /** A link to copy by hand. */
  readonly link?: string;
}

/** What has been counted of many rows, and how. */
export interface Survey {
  readonly match: Match;
  readonly seed: string;
  /** How many rows of each deck are wanted. */
  readonly rows: number;
  readonly tallies: Readonly<Record<Deck, Tally>>;
  readonly state: "counting" | "finished" | "cancelled" | "failed";
}

/** What can be chosen for the next survey. */
export interface SurveyPlan {
  readonly rows: number;
  readonly seed: string;
}

/** All that the page shows. */
export interface RowsState {
  readonly setup: Setup;
  readonly jumps: Jumps;
  readonly graph: readonly Jump[];
  /** Missing while they are worked out, `null` where that failed. */
  readonly chances: Chances | undefined | null;
  /** Without the die: how the match ends, by the seat that begins. */
  readonly outcomes: readonly Outcome[] | undefined;
  /** The deck that is shuffled, and that a text is read for. */
  readonly deck: Deck;
  /** The limit as it stands in its field, which may be none that can be. */
  readonly turnLimit: unknown;
  /** The text in the field of the row. */
  readonly draft: string;
  readonly mistakes: Mistakes | undefined;
  /** Whether cards are shown to which no pawn can come. */
  readonly every: boolean;
  /** The jump that somebody looks at. */
  readonly looked: string | undefined;
  readonly notice: Notice | undefined;
  readonly hasEarlier: boolean;
  readonly plan: SurveyPlan;
  readonly survey: Survey | undefined;
  /** Whether a script is at work: links lead to what is shown. */
  readonly isLive: boolean;
}

/** What people can ask of the page. */
export interface Orders {
  /** Takes note of what stands in the field of the row. */
  type(draft: string): void;
  /** Shows the row that was typed, or says why it is none. */
  show(): void;
  shuffle(finishable: boolean): void;
  deck(deck: string): void;
  choose(choice: Choice): void;
  /** Changes places with the row that was left for this one. */
  earlier(): void;
  share(): void;
  every(every: boolean): void;
  look(jump: string): void;
  plan(plan: Partial<SurveyPlan>): void;
  count(): void;
  cancel(): void;
  dismiss(): void;
}

type Shown = Pick<RowsState, "setup" | "jumps" | "graph" | "chances" | "outcomes" | "looked">;

/** What a row shows at once; odds that take their time come later. */
export function shownOf(setup: Setup): Shown {
  const { row, table } = setup;
  const { entry } = table.options;
  const jumps = jumpsOf(row, entry);
  const graph = graphOf(row, jumps, entry);
  const { chances, outcomes } =
    entry === "card" ? analyse(row, table.options, table.seats) : { chances: undefined, outcomes: undefined };
  return { setup, jumps, graph, chances, outcomes, looked: undefined };
}

/** The page as it begins. */
export const beginWith = (setup: Setup): RowsState => ({
  ...shownOf(setup),
  deck: setup.table.options.deck,
  turnLimit: setup.table.options.turnLimit,
  draft: formatRow(setup.row),
  mistakes: undefined,
  every: false,
  notice: undefined,
  hasEarlier: false,
  plan: { rows: 10_000, seed: "1" },
  survey: undefined,
  isLive: false,
});
