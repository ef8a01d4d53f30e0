/** @jsxImportSource preact */

import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { localise } from "../../play/reader.ts";
import { taskOf } from "../lesson.ts";
import { LESSON_MESSAGES as MESSAGES } from "../lesson-messages.ts";
import type { LessonViewProps } from "../lesson-view-props.ts";

const TITLES = {
  refused: MESSAGES.refused,
  more: MESSAGES.more,
  missed: MESSAGES.missed,
  reached: MESSAGES.reached,
  showing: MESSAGES.showing,
  shown: MESSAGES.shown,
} as const;

/** The feedback in words; the board announces the action itself. */
function FeedbackText({ lesson, state, reader }: LessonViewProps): JSX.Element | null {
  const { feedback } = state;
  const task = taskOf(lesson, state);
  switch (feedback?.kind) {
    case "refused":
      return (
        <p>
          {feedback.failure.clause && (
            <>
              {localise(reader, MESSAGES.refusedBy)}{" "}
              <ClauseLink game={lesson.game} clause={feedback.failure.clause} reader={reader} />.{" "}
            </>
          )}
          {localise(reader, MESSAGES.refusedThen)}
        </p>
      );
    case "more": {
      const { left } = feedback;
      const noun = left === 1 ? MESSAGES.action : MESSAGES.actions;
      return <p>{localise(reader, MESSAGES.moreLeft, { left: `${left} ${localise(reader, noun)}` })}</p>;
    }
    case "missed":
      return <p>{localise(reader, feedback.because ?? MESSAGES.missedOtherwise)}</p>;
    case "reached":
      return task ? <p>{reader.words.text(`lesson.${task.id}.conclusion`)}</p> : null;
    case "showing":
      return <p>{localise(reader, MESSAGES.showingHow)}</p>;
    case "shown":
      return <p>{localise(reader, MESSAGES.shownThen)}</p>;
    default:
      return null;
  }
}

/** The feedback on the last action, announced by screen readers. */
export function FeedbackView(props: LessonViewProps): JSX.Element {
  const { state, reader } = props;
  const kind = state.feedback?.kind;
  return (
    <div class="feedback" role="status" data-kind={kind}>
      {kind && <p class="feedback-title">{localise(reader, TITLES[kind])}</p>}
      <FeedbackText {...props} />
    </div>
  );
}
