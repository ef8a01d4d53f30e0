/** @jsxImportSource preact */

import { ClauseLink, Text } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { HelpButton } from "../../ui/views/help-button.tsx";
import { canShowSolution, hintsOf, nextIndex, taskOf } from "../lesson.ts";
import type { LessonViewProps } from "../lesson-view-props.ts";

/** The button or link to continue after an attempt, which gets the focus. */
function NextStep({ lesson, state, handlers, reader }: LessonViewProps): JSX.Element | null {
  const kind = state.feedback?.kind;
  if (kind === "reached") {
    const next = lesson.tasks[nextIndex(lesson, state.done, state.index)];
    return (
      <a class="main" data-next-step href={`#${next?.id ?? ""}`}>
        {reader.words.text(next ? "lesson-page.next" : "lesson-page.finish")}
      </a>
    );
  }
  if (kind === "missed" || kind === "shown") {
    return (
      <button type="button" class="main" data-next-step onClick={() => handlers.retry()}>
        {reader.words.text(kind === "missed" ? "lesson-page.again" : "lesson-page.yourself")}
      </button>
    );
  }
  if (kind !== "more") return null;
  return (
    <button type="button" onClick={() => handlers.retry()}>
      {reader.words.text("lesson-page.from-start")}
    </button>
  );
}

/** The buttons for hints and the solution, and the given hints. */
function Help({ lesson, state, handlers, reader }: LessonViewProps): JSX.Element {
  const hints = hintsOf(lesson, taskOf(lesson, state));
  const given = hints.slice(0, state.hints);
  const isLast = given.length === hints.length;
  const isShowing = state.feedback?.kind === "showing";
  const word = isLast
    ? "lesson-page.no-more-hints"
    : given.length > 0
      ? "lesson-page.another-hint"
      : "lesson-page.hint";
  return (
    <div class="help">
      <div class="buttons">
        <HelpButton text={reader.words.text(word)} isIdle={isLast} onPress={() => handlers.hint()} />
        {canShowSolution(lesson, state) && (
          <HelpButton
            text={reader.words.text("lesson-page.show")}
            isIdle={isShowing}
            onPress={() => handlers.showSolution()}
          />
        )}
      </div>
      <ol class="hints" aria-live="polite" aria-label={reader.words.text("lesson-page.hints")}>
        {given.map((hint) => (
          <li key={hint}>
            <Text words={reader.words} message={{ id: hint }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Links to the clauses of a task and, once it is done, to puzzles about them. */
function Rules({ lesson, state, reader, links }: LessonViewProps): JSX.Element | null {
  const clauses = taskOf(lesson, state)?.clauses ?? [];
  if (clauses.length === 0) return null;
  return (
    <p class="rules">
      {reader.words.text("lesson-page.rules")}{" "}
      {clauses.map((clause, i) => (
        <span key={clause}>
          {i > 0 && ", "}
          <ClauseLink game={lesson.game} clause={clause} reader={reader} />
        </span>
      ))}
      {links.puzzles && state.feedback?.kind === "reached" && (
        <>
          {" · "}
          <a href={`${links.puzzles}?theme=${clauses.join(",")}`}>
            {reader.words.text("lesson-page.like-this")}
          </a>
        </>
      )}
    </p>
  );
}

/** Links at the end of a lesson. */
function LessonLinksView({ handlers, reader, links }: LessonViewProps): JSX.Element {
  return (
    <div class="buttons lesson-links">
      {links.play && (
        <a class="main" href={links.play}>
          {reader.words.text("lesson-page.play")}
        </a>
      )}
      <a href={reader.rulebook}>{reader.words.text("lesson-page.rulebook")}</a>
      {links.puzzles && <a href={links.puzzles}>{reader.words.text("lesson-page.puzzles")}</a>}
      {links.lessons && <a href={links.lessons}>{reader.words.text("lesson-page.other-lessons")}</a>}
      <button type="button" onClick={() => handlers.restart()}>
        {reader.words.text("lesson-page.restart")}
      </button>
    </div>
  );
}

/** The controls beside the board. */
export function LessonControlsView(props: LessonViewProps): JSX.Element {
  const { lesson, state, handlers, reader } = props;
  if (!taskOf(lesson, state)) return <LessonLinksView {...props} />;
  return (
    <>
      <div class="buttons">
        <NextStep {...props} />
      </div>
      {state.feedback?.kind !== "reached" && <Help {...props} />}
      <Rules {...props} />
      {state.done.length > 0 && (
        <p class="restart">
          <button type="button" onClick={() => handlers.restart()}>
            {reader.words.text("lesson-page.restart")}
          </button>
        </p>
      )}
    </>
  );
}
