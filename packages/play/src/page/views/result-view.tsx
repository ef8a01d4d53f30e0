/** @jsxImportSource preact */
import { canAnalyse, type MatchInput, narrateEntry, REMOTE_PLAYER } from "@serpentarium/table";
import { AnalysisButton } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { hasDecisions } from "../../match/decisions.ts";
import { nextLevelOf, rematchOf } from "../../match/next-match.ts";
import { canBeAnalysed } from "../../match/own-view.ts";
import type { ViewProps } from "../../ui/play-state.ts";

/** The buttons for what comes next: another match, or an analysis of this one. */
function NextButtons(props: ViewProps): JSX.Element {
  const { state, handlers, reader, parts } = props;
  const { game, context, link, visited } = state;
  const { plan, occupants } = context;
  // players elsewhere do not sit at this screen
  const canBegin = !visited && !link && plan.games === 1 && !occupants.includes(REMOTE_PLAYER);
  const next = canBegin && hasDecisions(game) ? nextLevelOf(game, context) : undefined;
  const begin = (match: MatchInput) => (): void => {
    handlers.begin(match);
    // the pressed button is gone: move the focus
    handlers.focusBoard();
  };
  const hasAnalysis = parts.openBots && hasDecisions(game) && canBeAnalysed(state);
  return (
    <p class="buttons">
      {canBegin && (
        <button type="button" class="main" onClick={begin(rematchOf(context))}>
          {reader.words.text("play.rematch")}
        </button>
      )}
      {hasAnalysis && canAnalyse(state) && <AnalysisButton {...props} />}
      {next && (
        <button type="button" onClick={begin(next.match)}>
          {reader.words.text("play.next-level", { level: { id: `bots.levels.${next.level}` } })}
        </button>
      )}
    </p>
  );
}

/** The action that ended the match, and what comes next. */
export function ResultView(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const { context, log } = state;
  const last = context.ended ? undefined : log.at(-1);
  return (
    <div class="result">
      {last && <p>{narrateEntry(last, reader.words).join(" ")}</p>}
      <NextButtons {...props} />
    </div>
  );
}
