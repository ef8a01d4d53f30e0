import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { formatInteger } from "../format-figure.ts";
import { surveyStatusText } from "./survey-status-text.ts";
import { SurveyTable } from "./survey-table.tsx";
import type { ViewProps } from "./view-props.ts";

const ROW_COUNTS = [1_000, 10_000, 100_000, 1_000_000] as const;

function ProgressView({ state: { survey }, reader }: ViewProps): JSX.Element {
  const done = survey ? Object.values(survey.tallies).reduce((sum, { rows }) => sum + rows, 0) : 0;
  const all = survey ? survey.rows * Object.keys(survey.tallies).length : 1;
  return (
    <p class="progress">
      <progress aria-label={reader.words.text("rows.progress")} value={done} max={all} />
      <span>
        {survey
          ? `${formatInteger(reader.words.language, done)} / ${formatInteger(reader.words.language, all)}`
          : ""}
      </span>
    </p>
  );
}

/** The form and the results of the survey. */
export function SurveyView(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const { plan, survey } = state;
  const isCounting = survey?.state === "counting";
  return (
    <>
      <p>{reader.words.text("rows.figures-intro")}</p>
      <form
        class="plan"
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (isCounting) handlers.cancelSurvey();
          else handlers.startSurvey();
        }}
      >
        <SelectView
          id="rows"
          label={reader.words.text("rows.how-many")}
          value={String(plan.rows)}
          choices={ROW_COUNTS.map((count) => [String(count), formatInteger(reader.words.language, count)])}
          onChange={(rows) => handlers.setPlan({ rows: Number(rows) })}
        />
        <p class="field">
          <label for="seed">{reader.words.text("rows.seed")}</label>
          <input
            id="seed"
            value={plan.seed}
            maxLength={40}
            spellcheck={false}
            autocapitalize="none"
            onInput={(event) => handlers.setPlan({ seed: event.currentTarget.value })}
          />
        </p>
        <button type="submit" class="main">
          {reader.words.text(isCounting ? "rows.cancel" : "rows.count")}
        </button>
      </form>
      <ProgressView {...props} />
      <SurveyTable {...props} />
      <p class="method" role="status" data-state={survey?.state}>
        {surveyStatusText(survey, reader)}
      </p>
    </>
  );
}
