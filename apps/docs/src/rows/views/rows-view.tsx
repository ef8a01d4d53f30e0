/** @jsxImportSource preact */
import type { JSX } from "preact";
import { localise } from "../../play/reader.ts";
import { MESSAGES } from "../messages.ts";
import { JumpTable } from "./jump-table.tsx";
import { NoticeView } from "./notice-view.tsx";
import { OddsView } from "./odds-view.tsx";
import { PictureView } from "./picture-view.tsx";
import { RowForm } from "./row-form.tsx";
import { SetupFields } from "./setup-fields.tsx";
import { SurveyView } from "./survey-view.tsx";
import { VerdictView } from "./verdict-view.tsx";
import type { ViewProps } from "./view-props.ts";

/** The whole page below its title. */
export function RowsView(props: ViewProps): JSX.Element {
  const { reader } = props;
  return (
    <>
      <p class="intro">
        {localise(reader, MESSAGES.intro)} <a href={reader.rulebook}>{localise(reader, MESSAGES.rulebook)}</a>
      </p>
      <section class="setup" aria-labelledby="the-row">
        <h2 id="the-row">{localise(reader, MESSAGES.row)}</h2>
        <SetupFields {...props} />
        <RowForm {...props} />
        <NoticeView {...props} />
      </section>
      <section class="jumps" aria-labelledby="the-jumps">
        <h2 id="the-jumps">{localise(reader, MESSAGES.jumps)}</h2>
        <VerdictView {...props} />
        <PictureView {...props} />
      </section>
      <section class="odds" aria-labelledby="the-odds">
        <h2 id="the-odds">{localise(reader, MESSAGES.winOdds)}</h2>
        <OddsView {...props} />
      </section>
      <section class="table" aria-labelledby="the-table">
        <h2 id="the-table">{localise(reader, MESSAGES.table)}</h2>
        <JumpTable {...props} />
      </section>
      <section class="survey" aria-labelledby="the-figures">
        <h2 id="the-figures">{localise(reader, MESSAGES.figures)}</h2>
        <SurveyView {...props} />
      </section>
    </>
  );
}
