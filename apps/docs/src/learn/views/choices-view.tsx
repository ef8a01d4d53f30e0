/** @jsxImportSource preact */
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { ClauseLink } from "../../play/views/clause-link.tsx";
import { maySee, nextIndex, taskOf } from "../lesson.ts";
import type { LessonViewProps } from "../lesson-view-props.ts";
import { LESSON_WORDS as WORDS } from "../lesson-words.ts";

/** The way on, where a try has come to its end; the focus goes there. */
function Onward({ lesson, state, orders, reader }: LessonViewProps): JSX.Element | null {
  const kind = state.feedback?.kind;
  if (kind === "reached") {
    const next = lesson.tasks[nextIndex(lesson, state.done, state.index)];
    return (
      <a class="main" data-onward href={`#${next?.id ?? ""}`}>
        {read(reader, next ? WORDS.next : WORDS.finish)}
      </a>
    );
  }
  if (kind === "missed" || kind === "shown") {
    return (
      <button type="button" class="main" data-onward onClick={() => orders.again()}>
        {read(reader, kind === "missed" ? WORDS.again : WORDS.yourself)}
      </button>
    );
  }
  if (kind !== "more") return null;
  return (
    <button type="button" onClick={() => orders.again()}>
      {read(reader, WORDS.fromStart)}
    </button>
  );
}

/** A button that stays where it is when it has nothing more to do, so that the focus does, too. */
function Asking({ text, isIdle, onPress }: { text: string; isIdle: boolean; onPress(): void }): JSX.Element {
  return (
    <button type="button" aria-disabled={isIdle} onClick={() => isIdle || onPress()}>
      {text}
    </button>
  );
}

/** Hints and the solution. */
function Help({ lesson, state, orders, reader }: LessonViewProps): JSX.Element {
  const hints = taskOf(lesson, state)?.hints ?? [];
  const given = hints.slice(0, state.hints);
  const isLast = given.length === hints.length;
  const isShowing = state.feedback?.kind === "showing";
  const word = isLast ? WORDS.noMoreHints : given.length > 0 ? WORDS.anotherHint : WORDS.hint;
  return (
    <div class="help">
      <div class="buttons">
        <Asking text={read(reader, word)} isIdle={isLast} onPress={() => orders.hint()} />
        {maySee(lesson, state) && (
          <Asking text={read(reader, WORDS.show)} isIdle={isShowing} onPress={() => orders.show()} />
        )}
      </div>
      <ol class="hints" aria-live="polite" aria-label={read(reader, WORDS.hints)}>
        {given.map((hint) => (
          <li key={hint.en}>{read(reader, hint)}</li>
        ))}
      </ol>
    </div>
  );
}

/** The clauses that a task is about. */
function Rules({ lesson, state, reader }: LessonViewProps): JSX.Element {
  const clauses = taskOf(lesson, state)?.clauses ?? [];
  return (
    <p class="rules">
      {read(reader, WORDS.rules)}{" "}
      {clauses.map((clause, i) => (
        <span key={clause}>
          {i > 0 && ", "}
          <ClauseLink game={lesson.game} clause={clause} reader={reader} />
        </span>
      ))}
    </p>
  );
}

/** Where to go from the end of a lesson. */
function DoorsView({ orders, reader, doors }: LessonViewProps): JSX.Element {
  return (
    <div class="buttons doors">
      <a class="main" href={doors.play}>
        {read(reader, WORDS.play)}
      </a>
      <a href={reader.rulebook}>{read(reader, WORDS.rulebook)}</a>
      <a href={doors.lessons}>{read(reader, WORDS.otherLessons)}</a>
      <button type="button" onClick={() => orders.restart()}>
        {read(reader, WORDS.restart)}
      </button>
    </div>
  );
}

/** What a learner can do beside the board. */
export function ChoicesView(props: LessonViewProps): JSX.Element {
  const { lesson, state, orders, reader } = props;
  if (!taskOf(lesson, state)) return <DoorsView {...props} />;
  return (
    <>
      <div class="buttons">
        <Onward {...props} />
      </div>
      {state.feedback?.kind !== "reached" && <Help {...props} />}
      <Rules {...props} />
      {state.done.length > 0 && (
        <p class="restart">
          <button type="button" onClick={() => orders.restart()}>
            {read(reader, WORDS.restart)}
          </button>
        </p>
      )}
    </>
  );
}
