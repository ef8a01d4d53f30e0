import {
  type AnalysisProgress,
  type BotRequest,
  type BotSpec,
  type Explanation,
  HINT_BOT,
  type MatchAnalysis,
} from "@serpentarium/bots";
import {
  type AnyAction,
  type AnyPosition,
  type Game,
  type GameTypes,
  redactPosition,
} from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import type { DisplayedMatch } from "../displayed-match.ts";
import type { MatchContext } from "../match.ts";
import type { ActionValues } from "./action-values.ts";
import { canHint, type HintState } from "./hint.ts";
import { LatestRequest } from "./latest-request.ts";
import type { AnalysisFindings, AnalysisState } from "./match-analysis.ts";

/** Options of an analysis. */
export interface AnalysisOptions {
  /** Search iterations for each position. */
  readonly iterations: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: AnalysisProgress) => void;
}

/** Bots that can be asked about a match, such as those of a worker. */
export interface BotService {
  /** Explains a bot’s choice in a position. Rejects if the bot fails. */
  think(
    question: BotRequest<GameTypes>,
    bot: BotSpec,
    signal: AbortSignal,
    onProgress?: (explanation: Explanation<AnyAction>) => void,
  ): Promise<Explanation<AnyAction>>;
  /** Analyses a match: the expected shares at each position. Rejects like `think`. */
  analyse(game: Game, record: unknown, options: AnalysisOptions): Promise<MatchAnalysis>;
}

/** The bots’ results for the displayed match. */
export interface BotResults {
  readonly hint: HintState | undefined;
  readonly analysis: AnalysisState | undefined;
  /** The values of actions at the displayed position of a line. */
  readonly values: ActionValuesState | undefined;
}

/** The state of requested values. */
export type ActionValuesState = ActionValues | { readonly state: "failed" };

/** The bot that values actions while the user tries lines. */
const LINE_BOT: BotSpec = { bot: "mcts", iterations: 100_000, milliseconds: 4000 };

/** Requests hints and analyses from bots. Results are dropped when the match continues. */
export class BotAssistant {
  readonly #bots: BotService;
  readonly #adviser: BotSpec;
  readonly #hint: LatestRequest<HintState>;
  readonly #analysis: LatestRequest<AnalysisState>;
  readonly #values: LatestRequest<ActionValuesState>;

  /** @param onChange - called when a result changes */
  constructor(bots: BotService, onChange: () => void, adviser: BotSpec = HINT_BOT) {
    this.#bots = bots;
    this.#adviser = adviser;
    this.#hint = new LatestRequest(onChange);
    this.#analysis = new LatestRequest(onChange);
    this.#values = new LatestRequest(onChange);
  }

  /** Requests a hint for the player to act. @returns whether a hint is possible now */
  requestHint(match: DisplayedMatch): boolean {
    if (!canHint(match)) return false;
    const { game, context } = match;
    const seat = game.toAct(context.position);
    const position =
      typeof seat === "number" ? redactPosition(game, context.position, seat) : context.position;
    const question = { game, position, seed: `${context.seating.seed}/${context.actions.length}` };
    this.#hint.start(context, { state: "thinking" }, { state: "failed" }, async ({ signal }) => {
      const { toHint } = await import("./to-hint.ts");
      return toHint(match, await this.#bots.think(question, this.#adviser, signal));
    });
    return true;
  }

  requestAnalysis(match: DisplayedMatch): void {
    const { game, context } = match;
    const record = recordOf(game, context);
    const all = context.actions.length + 1;
    this.#analysis.start(
      context,
      { state: "working", done: 0, all, findings: undefined },
      { state: "failed" },
      async (request) => {
        const { iterationsFor, toAnalysisFindings } = await import("./match-analysis.ts");
        let findings: AnalysisFindings | undefined;
        const onProgress = ({ done, analysis }: AnalysisProgress): void => {
          if (analysis) findings = toAnalysisFindings(match, analysis);
          request.report({ state: "working", done, all, findings });
        };
        const options = { iterations: iterationsFor(all), signal: request.signal, onProgress };
        const analysis = await this.#bots.analyse(game, record, options);
        return { state: "done", findings: toAnalysisFindings(match, analysis) };
      },
    );
  }

  /** Requests the values of the actions at the displayed position. */
  requestValues(match: DisplayedMatch & { readonly position: AnyPosition }): void {
    const { game, position } = match;
    if (position.outcome || this.#values.valueFor(position)) return;
    const thinking = { state: "thinking", seat: undefined, values: [] } as const;
    this.#values.start(position, thinking, { state: "failed" }, async ({ signal, report }) => {
      const { toActionValues } = await import("./action-values.ts");
      let reported = 0;
      const onProgress = (explanation: Explanation<AnyAction>): void => {
        // values that change all the time cannot be read
        if (explanation.iterations < 2 * reported) return;
        reported = explanation.iterations;
        report(toActionValues(match, position, explanation, "thinking"));
      };
      const question = { game, position, seed: 0 };
      const final = await this.#bots.think(question, LINE_BOT, signal, onProgress);
      return toActionValues(match, position, final, "done");
    });
  }

  dropHint(): void {
    this.#hint.cancel();
  }
  dropAnalysis(): void {
    this.#analysis.cancel();
  }

  /**
   * The results for a match; requests for other matches and positions are cancelled.
   *
   * @param analysed - the match of the analysis, if it is another one
   * @param position - the displayed one
   */
  resultsFor(
    context: MatchContext,
    analysed = context,
    position: AnyPosition = context.position,
  ): BotResults {
    this.#hint.cancelUnlessFor(context);
    this.#analysis.cancelUnlessFor(analysed);
    this.#values.cancelUnlessFor(position);
    return {
      hint: this.#hint.valueFor(context),
      analysis: this.#analysis.valueFor(analysed),
      values: this.#values.valueFor(position),
    };
  }
}
