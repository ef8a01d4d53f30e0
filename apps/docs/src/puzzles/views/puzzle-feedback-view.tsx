/** @jsxImportSource preact */
import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { localise } from "../../play/reader.ts";
import { PUZZLE_MESSAGES as MESSAGES } from "../puzzle-messages.ts";
import type { PuzzleFeedback } from "../puzzle-state.ts";
import type { PuzzleViewProps } from "../puzzle-view-props.ts";

const TITLES = {
  refused: MESSAGES.refused,
  right: MESSAGES.right,
  goOn: MESSAGES.right,
  solved: MESSAGES.solved,
  wrong: MESSAGES.wrong,
  slower: MESSAGES.slower,
  showing: MESSAGES.showing,
  shown: MESSAGES.shown,
} as const;

/** The look of each kind, as in lessons. */
const LOOKS = {
  refused: "refused",
  right: "more",
  goOn: "more",
  solved: "reached",
  wrong: "missed",
  slower: "missed",
  showing: "showing",
  shown: "shown",
} as const;

type Wrong = Extract<PuzzleFeedback, { readonly kind: "wrong" }>;

function WrongText({
  feedback,
  isProven,
  reader,
}: {
  feedback: Wrong;
  isProven: boolean;
  reader: PuzzleViewProps["reader"];
}): JSX.Element | null {
  if (!isProven) return <p>{localise(reader, MESSAGES.mistakeWrong)}</p>;
  const { refutation, answer } = feedback;
  if (!refutation || refutation.kind === "slower") return null;
  const text = MESSAGES[refutation.kind];
  return (
    <p>
      {answer.map((part) => reader.words.format(part)).join(" ")} {localise(reader, text)}
    </p>
  );
}

function FeedbackText({ game, reader, state }: PuzzleViewProps): JSX.Element | null {
  const feedback = state?.feedback;
  const isProven = state?.task.actions !== undefined;
  switch (feedback?.kind) {
    case "refused":
      return (
        <p>
          {feedback.failure.clause && (
            <>
              {localise(reader, MESSAGES.refusedBy)}{" "}
              <ClauseLink game={game} clause={feedback.failure.clause} reader={reader} />.{" "}
            </>
          )}
          {localise(reader, MESSAGES.refusedThen)}
        </p>
      );
    case "right":
      return <p>{localise(reader, MESSAGES.rightThen)}</p>;
    case "goOn":
      return <p>{localise(reader, MESSAGES.goOn)}</p>;
    case "solved":
      return <p>{localise(reader, isProven ? MESSAGES.solvedText : MESSAGES.mistakeSolved)}</p>;
    case "wrong":
      return <WrongText feedback={feedback} isProven={isProven} reader={reader} />;
    case "slower":
      return <p>{localise(reader, MESSAGES.slowerThen)}</p>;
    case "showing":
      return <p>{localise(reader, MESSAGES.showingText)}</p>;
    default:
      return null;
  }
}

/** The feedback on the last action, announced by screen readers. */
export function PuzzleFeedbackView(props: PuzzleViewProps): JSX.Element {
  const { state, reader } = props;
  const feedback = state?.feedback;
  const kind = feedback?.kind;
  // a slower win is told from a wrong answer only by its refutation
  const isChecking = feedback?.kind === "wrong" && !feedback.refutation && state?.task.actions !== undefined;
  return (
    <div class="feedback" role="status" data-kind={isChecking ? "showing" : kind && LOOKS[kind]}>
      {kind && (
        <p class="feedback-title">{localise(reader, isChecking ? MESSAGES.checking : TITLES[kind])}</p>
      )}
      <FeedbackText {...props} />
    </div>
  );
}
