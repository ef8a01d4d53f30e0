/** @jsxImportSource preact */
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { ChoiceView } from "../../play/views/choice-view.tsx";
import { whole } from "../numbers.ts";
import { WORDS } from "../wording.ts";
import { SurveyTable } from "./survey-table.tsx";
import { surveyWords } from "./survey-words.ts";
import type { ViewProps } from "./view-props.ts";

const COUNTS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** How many rows of how many are counted. */
function ProgressView({ state: { survey }, reader }: ViewProps): JSX.Element {
  const done = survey ? Object.values(survey.tallies).reduce((sum, { rows }) => sum + rows, 0) : 0;
  const all = survey ? survey.rows * Object.keys(survey.tallies).length : 1;
  return (
    <p class="progress">
      <progress aria-label={read(reader, WORDS.progress)} value={done} max={all} />
      <span>{survey ? `${whole(reader.language, done)} / ${whole(reader.language, all)}` : ""}</span>
    </p>
  );
}

/** Asks how many rows are to be counted, and shows what has come out so far. */
export function SurveyView(props: ViewProps): JSX.Element {
  const { state, orders, reader } = props;
  const { plan, survey } = state;
  const isCounting = survey?.state === "counting";
  return (
    <>
      <p>{read(reader, WORDS.figuresIntro)}</p>
      <form
        class="plan"
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (isCounting) orders.cancel();
          else orders.count();
        }}
      >
        <ChoiceView
          id="rows"
          label={read(reader, WORDS.howMany)}
          value={String(plan.rows)}
          choices={COUNTS.map((count) => [String(count), whole(reader.language, count)])}
          onChange={(rows) => orders.plan({ rows: Number(rows) })}
        />
        <p class="field">
          <label for="seed">{read(reader, WORDS.seed)}</label>
          <input
            id="seed"
            value={plan.seed}
            maxLength={40}
            spellcheck={false}
            autocapitalize="none"
            onInput={(event) => orders.plan({ seed: event.currentTarget.value })}
          />
        </p>
        <button type="submit" class="main">
          {read(reader, isCounting ? WORDS.cancel : WORDS.count)}
        </button>
      </form>
      <ProgressView {...props} />
      <SurveyTable {...props} />
      <p class="method" role="status" data-state={survey?.state}>
        {surveyWords(survey, reader)}
      </p>
    </>
  );
}
