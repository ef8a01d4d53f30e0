/** @jsxImportSource preact */
import { ClauseLink } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { PuzzleFeedback } from "../puzzle-state.ts";
import type { PuzzleViewProps } from "../puzzle-view-props.ts";

const TITLES = {
  refused: "puzzles.refused",
  right: "puzzles.right",
  goOn: "puzzles.right",
  solved: "puzzles.solved",
  wrong: "puzzles.wrong",
  slower: "puzzles.slower",
  showing: "puzzles.showing",
  shown: "puzzles.shown",
} as const;

/** The style class of each kind, as in lessons. */
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

const REFUTATIONS = {
  loses: "puzzles.loses",
  escapes: "puzzles.escapes",
  ended: "puzzles.ended",
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
  if (!isProven) return <p>{reader.words.text("puzzles.mistake-wrong")}</p>;
  const { refutation, answer } = feedback;
  if (!refutation || refutation.kind === "slower") return null;
  return (
    <p>
      {answer.map((part) => reader.words.format(part)).join(" ")}{" "}
      {reader.words.text(REFUTATIONS[refutation.kind])}
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
              {reader.words.text("puzzles.refused-by")}{" "}
              <ClauseLink game={game} clause={feedback.failure.clause} reader={reader} />.{" "}
            </>
          )}
          {reader.words.text("puzzles.refused-then")}
        </p>
      );
    case "right":
      return <p>{reader.words.text("puzzles.right-then")}</p>;
    case "goOn":
      return <p>{reader.words.text("puzzles.go-on")}</p>;
    case "solved":
      return <p>{reader.words.text(isProven ? "puzzles.solved-text" : "puzzles.mistake-solved")}</p>;
    case "wrong":
      return <WrongText feedback={feedback} isProven={isProven} reader={reader} />;
    case "slower":
      return <p>{reader.words.text("puzzles.slower-then")}</p>;
    case "showing":
      return <p>{reader.words.text("puzzles.showing-text")}</p>;
    default:
      return null;
  }
}

/** The feedback on the last action, announced by screen readers. */
export function PuzzleFeedbackView(props: PuzzleViewProps): JSX.Element {
  const { state, reader } = props;
  const feedback = state?.feedback;
  const kind = feedback?.kind;
  // only a refutation distinguishes a slower win from a wrong answer
  const isChecking = feedback?.kind === "wrong" && !feedback.refutation && state?.task.actions !== undefined;
  return (
    <div class="feedback" role="status" data-kind={isChecking ? "showing" : kind && LOOKS[kind]}>
      {kind && (
        <p class="feedback-title">{reader.words.text(isChecking ? "puzzles.checking" : TITLES[kind])}</p>
      )}
      <FeedbackText {...props} />
    </div>
  );
}
