/** @jsxImportSource preact */

import { ClauseLink, Text } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { taskOf } from "../lesson.ts";
import type { LessonViewProps } from "../lesson-view-props.ts";

const TITLES = {
  refused: "lesson-page.refused",
  more: "lesson-page.more",
  missed: "lesson-page.missed",
  reached: "lesson-page.reached",
  showing: "lesson-page.showing",
  shown: "lesson-page.shown",
} as const;

function FeedbackText({ lesson, state, reader }: LessonViewProps): JSX.Element | null {
  const { feedback } = state;
  const task = taskOf(lesson, state);
  switch (feedback?.kind) {
    case "refused":
      return (
        <p>
          {feedback.failure.clause && (
            <>
              {reader.words.text("lesson-page.refused-by")}{" "}
              <ClauseLink game={lesson.game} clause={feedback.failure.clause} reader={reader} />.{" "}
            </>
          )}
          {reader.words.text("lesson-page.refused-then")}
        </p>
      );
    case "more":
      return <p>{reader.words.text("lesson-page.more-left", { left: feedback.left })}</p>;
    case "missed":
      return (
        <p>
          <Text words={reader.words} message={feedback.because ?? { id: "lesson-page.missed-otherwise" }} />
        </p>
      );
    case "reached":
      return task ? (
        <p>
          <Text words={reader.words} message={{ id: `lesson.${task.id}.conclusion` }} />
        </p>
      ) : null;
    case "showing":
      return <p>{reader.words.text("lesson-page.showing-how")}</p>;
    case "shown":
      return <p>{reader.words.text("lesson-page.shown-then")}</p>;
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
      {kind && <p class="feedback-title">{reader.words.text(TITLES[kind])}</p>}
      <FeedbackText {...props} />
    </div>
  );
}
