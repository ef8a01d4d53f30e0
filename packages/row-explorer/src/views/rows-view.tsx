import type { JSX } from "preact";
import { JumpTable } from "./jump-table.tsx";
import { NoticeView } from "./notice-view.tsx";
import { OddsView } from "./odds-view.tsx";
import { PictureView } from "./picture-view.tsx";
import { RowForm } from "./row-form.tsx";
import { SetupFields } from "./setup-fields.tsx";
import { SurveyView } from "./survey-view.tsx";
import { VerdictView } from "./verdict-view.tsx";
import type { ViewProps } from "./view-props.ts";

export function RowsView(props: ViewProps): JSX.Element {
  const { reader } = props;
  return (
    <>
      <p class="intro">
        {reader.words.text("rows.intro")} <a href={reader.rulebook}>{reader.words.text("rows.rulebook")}</a>
      </p>
      <section class="setup" aria-labelledby="the-row">
        <h2 id="the-row">{reader.words.text("rows.row")}</h2>
        <SetupFields {...props} />
        <RowForm {...props} />
        <NoticeView {...props} />
      </section>
      <section class="jumps" aria-labelledby="the-jumps">
        <h2 id="the-jumps">{reader.words.text("rows.jumps")}</h2>
        <VerdictView {...props} />
        <PictureView {...props} />
      </section>
      <section class="odds" aria-labelledby="the-odds">
        <h2 id="the-odds">{reader.words.text("rows.win-odds")}</h2>
        <OddsView {...props} />
      </section>
      <section class="table" aria-labelledby="the-table">
        <h2 id="the-table">{reader.words.text("rows.table")}</h2>
        <JumpTable {...props} />
      </section>
      <section class="survey" aria-labelledby="the-figures">
        <h2 id="the-figures">{reader.words.text("rows.figures")}</h2>
        <SurveyView {...props} />
      </section>
    </>
  );
}
