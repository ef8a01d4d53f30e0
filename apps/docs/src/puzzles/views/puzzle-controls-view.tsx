/** @jsxImportSource preact */
import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { localise } from "../../play/reader.ts";
import { LEVELS } from "../puzzle-levels.ts";
import { PUZZLE_MESSAGES as MESSAGES } from "../puzzle-messages.ts";
import { canShowSolution, HINTS } from "../puzzle-state.ts";
import type { PuzzleViewProps } from "../puzzle-view-props.ts";

/** A button that stays rendered when it has no effect, so that it keeps the focus. */
function HelpButton({
  text,
  isIdle,
  onPress,
}: {
  text: string;
  isIdle: boolean;
  onPress(): void;
}): JSX.Element {
  return (
    <button type="button" aria-disabled={isIdle} onClick={() => isIdle || onPress()}>
      {text}
    </button>
  );
}

/** The button that goes on after an attempt, which gets the focus, and the button to share. */
function NextStep({ state, handlers, reader }: PuzzleViewProps): JSX.Element | null {
  const kind = state?.feedback?.kind;
  const next = (
    <button type="button" class="main" data-next-step onClick={() => handlers.next()}>
      {localise(reader, MESSAGES.next)}
    </button>
  );
  if (kind === "solved")
    return (
      <>
        {next}
        <button type="button" onClick={() => handlers.share()}>
          {localise(reader, MESSAGES.share)}
        </button>
      </>
    );
  if (kind === "wrong" || kind === "slower" || kind === "shown")
    return (
      <button type="button" class="main" data-next-step onClick={() => handlers.retry()}>
        {localise(reader, MESSAGES.again)}
      </button>
    );
  return null;
}

/** The buttons for hints and the solution, and the hints that were given. */
function Help({ game, state, handlers, reader }: PuzzleViewProps): JSX.Element | null {
  if (!state || state.feedback?.kind === "solved") return null;
  const { hints, task } = state;
  const isLast = hints >= HINTS;
  const word = isLast ? MESSAGES.noMoreHints : hints > 0 ? MESSAGES.anotherHint : MESSAGES.hint;
  return (
    <div class="help">
      <div class="buttons">
        <HelpButton text={localise(reader, word)} isIdle={isLast} onPress={() => handlers.hint()} />
        {canShowSolution(state) && (
          <HelpButton
            text={localise(reader, MESSAGES.show)}
            isIdle={state.feedback?.kind === "showing"}
            onPress={() => handlers.showSolution()}
          />
        )}
      </div>
      <ol class="hints" aria-live="polite">
        {hints > 0 && (
          <li>
            {localise(reader, MESSAGES.hintRules)}{" "}
            {task.clauses.map((clause, i) => (
              <span key={clause}>
                {i > 0 && ", "}
                <ClauseLink game={game} clause={clause} reader={reader} />
              </span>
            ))}
          </li>
        )}
        {hints > 1 && <li>{localise(reader, MESSAGES.hintStart)}</li>}
      </ol>
    </div>
  );
}

/** The choice of puzzles by difficulty and theme. */
function FilterForm({ reader, handlers, filter, themes }: PuzzleViewProps): JSX.Element {
  const titleOf = (clause: string): string => reader.words.text(`clauses.${clause}.title`);
  return (
    <fieldset class="filter">
      <legend>{localise(reader, MESSAGES.choose)}</legend>
      <label>
        {localise(reader, MESSAGES.difficulty)}
        <select
          value={filter.level}
          onChange={({ currentTarget }) => handlers.filter({ level: currentTarget.value })}
        >
          <option value="">{localise(reader, MESSAGES.anyDifficulty)}</option>
          {LEVELS.map(({ id, title }) => (
            <option key={id} value={id}>
              {localise(reader, title)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {localise(reader, MESSAGES.theme)}
        <select
          value={filter.theme}
          onChange={({ currentTarget }) => handlers.filter({ theme: currentTarget.value })}
        >
          <option value="">{localise(reader, MESSAGES.anyTheme)}</option>
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
  const { reader, state, handlers, count, solved, shared } = props;
  const isMistake = state !== undefined && state.task.actions === undefined;
  const isOpen = state !== undefined && state.feedback?.kind !== "solved";
  return (
    <>
      <div class="buttons">
        <NextStep {...props} />
      </div>
      {shared?.isCopied && <p role="status">{localise(reader, MESSAGES.copied)}</p>}
      {shared && !shared.isCopied && (
        <textarea readonly rows={4} aria-label={localise(reader, MESSAGES.share)} value={shared.text} />
      )}
      <Help {...props} />
      {isOpen && (
        <p class="restart">
          <button type="button" onClick={() => handlers.next()}>
            {localise(reader, MESSAGES.next)}
          </button>
        </p>
      )}
      {!isMistake && <FilterForm {...props} />}
      <p class="place">{localise(reader, MESSAGES.solvedOf, { done: solved, count })}</p>
    </>
  );
}
