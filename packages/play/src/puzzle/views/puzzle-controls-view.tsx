/** @jsxImportSource preact */
import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { HelpButton } from "../../ui/views/help-button.tsx";
import { LEVELS } from "../puzzle-levels.ts";
import { canShowSolution, HINTS } from "../puzzle-state.ts";
import type { PuzzleViewProps } from "../puzzle-view-props.ts";

/** The button that goes on after an attempt, which gets the focus, and the button to share. */
function NextStep({ state, handlers, reader }: PuzzleViewProps): JSX.Element | null {
  const kind = state?.feedback?.kind;
  const next = (
    <button type="button" class="main" data-next-step onClick={() => handlers.next()}>
      {reader.words.text("puzzles.next")}
    </button>
  );
  if (kind === "solved")
    return (
      <>
        {next}
        <button type="button" onClick={() => handlers.share()}>
          {reader.words.text("puzzles.share")}
        </button>
      </>
    );
  if (kind === "wrong" || kind === "slower" || kind === "shown")
    return (
      <button type="button" class="main" data-next-step onClick={() => handlers.retry()}>
        {reader.words.text("puzzles.again")}
      </button>
    );
  return null;
}

/** The buttons for hints and the solution, and the hints that were given. */
function Help({ game, state, handlers, reader }: PuzzleViewProps): JSX.Element | null {
  if (!state || state.feedback?.kind === "solved") return null;
  const { hints, task } = state;
  const isLast = hints >= HINTS;
  const word = isLast ? "puzzles.no-more-hints" : hints > 0 ? "puzzles.another-hint" : "puzzles.hint";
  return (
    <div class="help">
      <div class="buttons">
        <HelpButton text={reader.words.text(word)} isIdle={isLast} onPress={() => handlers.hint()} />
        {canShowSolution(state) && (
          <HelpButton
            text={reader.words.text("puzzles.show")}
            isIdle={state.feedback?.kind === "showing"}
            onPress={() => handlers.showSolution()}
          />
        )}
      </div>
      <ol class="hints" aria-live="polite">
        {hints > 0 && (
          <li>
            {reader.words.text("puzzles.hint-rules")}{" "}
            {task.clauses.map((clause, i) => (
              <span key={clause}>
                {i > 0 && ", "}
                <ClauseLink game={game} clause={clause} reader={reader} />
              </span>
            ))}
          </li>
        )}
        {hints > 1 && <li>{reader.words.text("puzzles.hint-start")}</li>}
      </ol>
    </div>
  );
}

/** The choice of puzzles by difficulty and theme. */
function FilterForm({ reader, handlers, filter, themes }: PuzzleViewProps): JSX.Element {
  const titleOf = (clause: string): string => reader.words.text(`clauses.${clause}.title`);
  return (
    <fieldset class="filter">
      <legend>{reader.words.text("puzzles.choose")}</legend>
      <label>
        {reader.words.text("puzzles.difficulty")}
        <select
          value={filter.level}
          onChange={({ currentTarget }) => handlers.filter({ level: currentTarget.value })}
        >
          <option value="">{reader.words.text("puzzles.any-difficulty")}</option>
          {LEVELS.map(({ id, title }) => (
            <option key={id} value={id}>
              {reader.words.format(title)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {reader.words.text("puzzles.theme")}
        <select
          value={filter.theme}
          onChange={({ currentTarget }) => handlers.filter({ theme: currentTarget.value })}
        >
          <option value="">{reader.words.text("puzzles.any-theme")}</option>
          {themes.map((clause) => (
            <option key={clause} value={clause}>
              {titleOf(clause)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** The controls beside the board. */
export function PuzzleControlsView(props: PuzzleViewProps): JSX.Element {
  const { reader, state, handlers, count, solved, shared, rating, statisticsPage } = props;
  const isMistake = state !== undefined && state.task.actions === undefined;
  const isOpen = state !== undefined && state.feedback?.kind !== "solved";
  return (
    <>
      <div class="buttons">
        <NextStep {...props} />
      </div>
      {shared?.isCopied && <p role="status">{reader.words.text("puzzles.copied")}</p>}
      {shared && !shared.isCopied && (
        <textarea readonly rows={4} aria-label={reader.words.text("puzzles.share")} value={shared.text} />
      )}
      <Help {...props} />
      {isOpen && (
        <p class="restart">
          <button type="button" onClick={() => handlers.next()}>
            {reader.words.text("puzzles.next")}
          </button>
        </p>
      )}
      {!isMistake && <FilterForm {...props} />}
      <p class="place">{reader.words.text("puzzles.solved-of", { done: solved, count })}</p>
      {rating && (
        <p class="place" data-rating>
          {reader.words.text("puzzles.your-rating", { rating: rating.solver, within: rating.within })}{" "}
          {rating.change !== undefined &&
            reader.words.text("puzzles.rating-change", { change: rating.change })}
        </p>
      )}
      {statisticsPage !== undefined && (
        <p class="place">
          <a href={statisticsPage}>{reader.words.text("puzzles.statistics")}</a>
        </p>
      )}
    </>
  );
}
