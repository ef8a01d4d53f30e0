/** @jsxImportSource preact */
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { WORDS } from "../wording.ts";
import { ChoicesView } from "./choices-view.tsx";
import { JumpTable } from "./jump-table.tsx";
import { NoticeView } from "./notice-view.tsx";
import { OddsView } from "./odds-view.tsx";
import { PictureView } from "./picture-view.tsx";
import { RowForm } from "./row-form.tsx";
import { SurveyView } from "./survey-view.tsx";
import { VerdictView } from "./verdict-view.tsx";
import type { ViewProps } from "./view-props.ts";

/** The whole page below its title. */
export function RowsView(props: ViewProps): JSX.Element {
  const { reader } = props;
  return (
    <>
      <p class="intro">
        {read(reader, WORDS.intro)} <a href={reader.rulebook}>{read(reader, WORDS.rulebook)}</a>
      </p>
      <section class="setup" aria-labelledby="the-row">
        <h2 id="the-row">{read(reader, WORDS.row)}</h2>
        <ChoicesView {...props} />
        <RowForm {...props} />
        <NoticeView {...props} />
      </section>
      <section class="jumps" aria-labelledby="the-jumps">
        <h2 id="the-jumps">{read(reader, WORDS.jumps)}</h2>
        <VerdictView {...props} />
        <PictureView {...props} />
      </section>
      <section class="odds" aria-labelledby="the-odds">
        <h2 id="the-odds">{read(reader, WORDS.who)}</h2>
        <OddsView {...props} />
      </section>
      <section class="table" aria-labelledby="the-table">
        <h2 id="the-table">{read(reader, WORDS.table)}</h2>
        <JumpTable {...props} />
      </section>
      <section class="survey" aria-labelledby="the-figures">
        <h2 id="the-figures">{read(reader, WORDS.figures)}</h2>
        <SurveyView {...props} />
      </section>
    </>
  );
}
