/** @jsxImportSource preact */
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { ClauseLink } from "../../play/views/clause-link.tsx";
import { taskOf } from "../lesson.ts";
import type { LessonViewProps } from "../lesson-view-props.ts";
import { LESSON_WORDS as WORDS } from "../lesson-words.ts";

const HEADS = {
  refused: WORDS.refused,
  more: WORDS.more,
  missed: WORDS.missed,
  reached: WORDS.reached,
  showing: WORDS.showing,
  shown: WORDS.shown,
} as const;

/** What there is to say about the last thing done; the board says what happened. */
function Told({ lesson, state, reader }: LessonViewProps): JSX.Element | null {
  const { feedback } = state;
  const task = taskOf(lesson, state);
  switch (feedback?.kind) {
    case "refused":
      return (
        <p>
          {feedback.failure.clause && (
            <>
              {read(reader, WORDS.refusedBy)}{" "}
              <ClauseLink game={lesson.game} clause={feedback.failure.clause} reader={reader} />.{" "}
            </>
          )}
          {read(reader, WORDS.refusedThen)}
        </p>
      );
    case "more": {
      const { left } = feedback;
      const noun = left === 1 ? WORDS.action : WORDS.actions;
      return <p>{read(reader, WORDS.moreLeft, { left: `${left} ${read(reader, noun)}` })}</p>;
    }
    case "missed":
      return <p>{read(reader, feedback.because ?? WORDS.missedOtherwise)}</p>;
    case "reached":
      return task ? <p>{read(reader, task.done)}</p> : null;
    case "showing":
      return <p>{read(reader, WORDS.showingHow)}</p>;
    case "shown":
      return <p>{read(reader, WORDS.shownThen)}</p>;
    default:
      return null;
  }
}

/** What is said of the last try, heard as soon as it is there. */
export function FeedbackView(props: LessonViewProps): JSX.Element {
  const { state, reader } = props;
  const kind = state.feedback?.kind;
  return (
    <div class="feedback" role="status" data-kind={kind}>
      {kind && <p class="said">{read(reader, HEADS[kind])}</p>}
      <Told {...props} />
    </div>
  );
}
