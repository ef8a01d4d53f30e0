import type { Message, Outcome } from "@serpentarium/core";
import { type Deck, formatRow } from "@serpentarium/serpent-cartes";
import { analyseRow, type JumpGraph, jumpGraphOf } from "./analysis/analyse-row.ts";
import type { MatchChances } from "./analysis/chances.ts";
import { type Jump, listJumps } from "./jumps.ts";
import type { RowMistakes } from "./row-text.ts";
import type { Setup, SetupInput } from "./setup.ts";
import type { MatchOptions, Tally } from "./survey.ts";

/** A notice on the page. */
export interface Notice {
  readonly text: Message;
  /** Whether it explains why something could not be opened. */
  readonly isRefused?: boolean;
  /** A link to copy by hand. */
  readonly link?: string;
}

/** A survey of many rows, with its results so far. */
export interface Survey {
  readonly matchOptions: MatchOptions;
  readonly seed: string;
  /** The number of rows of each deck. */
  readonly rows: number;
  readonly tallies: Readonly<Record<Deck, Tally>>;
  readonly state: "counting" | "finished" | "cancelled" | "failed";
}

/** The settings of the next survey. */
export interface SurveyPlan {
  readonly rows: number;
  readonly seed: string;
}

/** The whole state of the page. */
export interface RowsState {
  readonly setup: Setup;
  readonly jumpGraph: JumpGraph;
  readonly jumps: readonly Jump[];
  /** `undefined` while they are computed, `null` if that failed. */
  readonly chances: MatchChances | undefined | null;
  /** With entry on card 1: the outcome by the seat that begins. */
  readonly outcomes: readonly Outcome[] | undefined;
  /** The deck to shuffle, and to compare a text with. */
  readonly deck: Deck;
  /** The value of the limit field, which may be invalid. */
  readonly turnLimit: unknown;
  /** The text of the row field. */
  readonly draft: string;
  readonly mistakes: RowMistakes | undefined;
  /** Whether to show cards that no pawn can reach. */
  readonly showAll: boolean;
  /** The id of the selected jump. */
  readonly selectedJump: string | undefined;
  readonly notice: Notice | undefined;
  readonly hasPrevious: boolean;
  readonly plan: SurveyPlan;
  readonly survey: Survey | undefined;
  /** Whether the script has loaded, so that links can include the row. */
  readonly isLive: boolean;
}

/** The callbacks of the views. */
export interface RowsHandlers {
  setDraft(draft: string): void;
  /** Shows the row in the field, or its mistakes. */
  showDraft(): void;
  shuffle(finishable: boolean): void;
  setDeck(deck: string): void;
  setOptions(choice: SetupInput): void;
  /** Swaps the row with the previous one. */
  swapWithPrevious(): void;
  copyLink(): void;
  setShowAll(every: boolean): void;
  toggleJump(jump: string): void;
  setPlan(plan: Partial<SurveyPlan>): void;
  startSurvey(): void;
  cancelSurvey(): void;
  dismissNotice(): void;
}

type SetupState = Pick<RowsState, "setup" | "jumpGraph" | "jumps" | "chances" | "outcomes" | "selectedJump">;

/** The state derived from a setup immediately; odds with the die are computed later, in a worker. */
export function stateForSetup(setup: Setup): SetupState {
  const { row, table } = setup;
  const { entry } = table.options;
  const jumpGraph = jumpGraphOf(row, entry);
  const jumps = listJumps(row, jumpGraph, entry);
  const { chances, outcomes } =
    entry === "card"
      ? analyseRow(row, table.options, table.seats)
      : { chances: undefined, outcomes: undefined };
  return { setup, jumpGraph, jumps, chances, outcomes, selectedJump: undefined };
}

/** The initial state of the page. */
export const initialState = (setup: Setup): RowsState => ({
  ...stateForSetup(setup),
  deck: setup.table.options.deck,
  turnLimit: setup.table.options.turnLimit,
  draft: formatRow(setup.row),
  mistakes: undefined,
  showAll: false,
  notice: undefined,
  hasPrevious: false,
  plan: { rows: 10_000, seed: "1" },
  survey: undefined,
  isLive: false,
});
