/** @jsxImportSource preact */
import { LEVELS } from "@serpentarium/bots";
import { PERSON } from "@serpentarium/core/turn";
import { canAnalyse, type MatchInput, narrateEntry, ownResult, REMOTE_PLAYER } from "@serpentarium/table";
import { AnalysisButton } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { withDealer } from "../../match/dealer.ts";
import { hasDecisions } from "../../match/decisions.ts";
import { canBeAnalysed } from "../../match/own-view.ts";
import type { PlayState, ViewProps } from "../../ui/play-state.ts";

/** The match at the same table with the given occupants and names. */
const sameTable = (
  { context: { table, seating } }: PlayState,
  players: Required<Pick<MatchInput, "occupants" | "names">>,
): MatchInput => ({ ...withDealer(players, seating.dealer), table });

/** Another match at the same table, with all players moved on by one seat. */
function rematchOf(state: PlayState): MatchInput {
  const { occupants, names } = state.context;
  const [first = PERSON, ...others] = occupants;
  const [firstName = "", ...otherNames] = names;
  return sameTable(state, { occupants: [...others, first], names: [...otherNames, firstName] });
}

/** The level above another one; undefined above the strongest. */
const levelAbove = (level: string): string | undefined =>
  LEVELS[LEVELS.findIndex(({ id }) => id === level) + 1 || LEVELS.length]?.id;

/** The match against stronger bots, if the only person at this screen has won against bots of one level. */
function nextLevelOf(state: PlayState): { readonly level: string; readonly match: MatchInput } | undefined {
  const { game, context } = state;
  const { occupants, names, outcome } = context;
  const levels = new Set(occupants.filter((occupant) => occupant !== PERSON));
  const [level = "", ...others] = levels;
  const next = levelAbove(level);
  if (!next || others.length > 0 || !outcome || ownResult(game, context, outcome) !== "won") return undefined;
  const stronger = occupants.map((occupant) => (occupant === level ? next : occupant));
  return { level: next, match: sameTable(state, { occupants: stronger, names }) };
}

/** The buttons for what comes next: another match, or an analysis of this one. */
function NextButtons(props: ViewProps): JSX.Element {
  const { state, handlers, reader, parts } = props;
  const { game, context, link, visited } = state;
  const { plan, occupants } = context;
  // players elsewhere do not sit at this screen
  const canBegin = !visited && !link && plan.games === 1 && !occupants.includes(REMOTE_PLAYER);
  const next = canBegin && hasDecisions(game) ? nextLevelOf(state) : undefined;
  const begin = (match: MatchInput) => (): void => {
    handlers.begin(match);
    // the pressed button is gone: move the focus
    handlers.focusBoard();
  };
  const hasAnalysis = parts.openBots && hasDecisions(game) && canBeAnalysed(state);
  return (
    <p class="buttons">
      {canBegin && (
        <button type="button" class="main" onClick={begin(rematchOf(state))}>
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
