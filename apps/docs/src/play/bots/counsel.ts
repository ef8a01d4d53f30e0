import { ADVISER, type BotSpec } from "@serpentarium/bots";
import { seenPosition } from "@serpentarium/core";
import { outcomeOf, recordOf } from "@serpentarium/core/turn";
import type { MatchContext } from "../match.ts";
import type { Shown } from "../shown.ts";
import { canAdvise, type Hint } from "./advice.ts";
import { Inquiry } from "./inquiry.ts";
import type { Studying } from "./study.ts";
import type { Thinker } from "./thinker.ts";

/** What programs say of the match that is shown. */
export interface Said {
  readonly hint: Hint | undefined;
  readonly study: Studying | undefined;
}

/** Whether a match can be thought through: one that is over. */
export const canStudy = ({ context }: Shown): boolean =>
  outcomeOf(context) !== undefined && context.count > 0;

/** Hints and analyses, whose makers are fetched when they are wanted; what was asked of a match is dropped as soon as it goes on. */
export class Counsel {
  readonly #thinker: Thinker;
  readonly #adviser: BotSpec;
  readonly #hint: Inquiry<Hint>;
  readonly #study: Inquiry<Studying>;

  /** @param changed - told when more is known than before */
  constructor(thinker: Thinker, changed: () => void, adviser: BotSpec = ADVISER) {
    this.#thinker = thinker;
    this.#adviser = adviser;
    this.#hint = new Inquiry(changed);
    this.#study = new Inquiry(changed);
  }

  /** Looks for an action that whoever is to act could play. @returns whether that can be done */
  advise(shown: Shown): boolean {
    if (!canAdvise(shown)) return false;
    const { game, context } = shown;
    const seat = game.toAct(context.position);
    const position = typeof seat === "number" ? seenPosition(game, context.position, seat) : context.position;
    const question = { game, position, seed: `${context.seating.seed}/${context.count}` };
    this.#hint.ask(context, { state: "thinking" }, { state: "failed" }, async ({ signal }) => {
      const { adviceFrom } = await import("./advising.ts");
      return adviceFrom(shown, await this.#thinker.think(question, this.#adviser, signal));
    });
    return true;
  }

  /** Thinks through the match that is shown. */
  study(shown: Shown): void {
    const { game, context } = shown;
    const record = recordOf(game, context);
    const all = context.count + 1;
    this.#study.ask(context, { state: "working", done: 0, all }, { state: "failed" }, async (asking) => {
      const { iterationsFor, studyOf } = await import("./study.ts");
      const onProgress = (done: number, of: number) => asking.tell({ state: "working", done, all: of });
      const how = { iterations: iterationsFor(all), signal: asking.signal, onProgress };
      return studyOf(shown, await this.#thinker.analyse(game, record, how));
    });
  }

  dropHint(): void {
    this.#hint.stop();
  }
  dropStudy(): void {
    this.#study.stop();
  }

  /** What is known of a match; what was asked of another is dropped. */
  about(context: MatchContext): Said {
    this.#hint.keepTo(context);
    this.#study.keepTo(context);
    return { hint: this.#hint.about(context), study: this.#study.about(context) };
  }
}
