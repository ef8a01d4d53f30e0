import type { Message } from "@serpentarium/core";
import { DECKS, type Deck } from "@serpentarium/serpent-cartes";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";
import type { EstimatedValue } from "../analysis/estimate.ts";
import { type FormattedFigure, formatDecimal, formatPercent } from "../format-figure.ts";
import type { Survey } from "../rows-state.ts";
import { figuresOf, type SurveyFigures } from "../survey.ts";
import type { ViewProps } from "./view-props.ts";

const DECK_TITLES: Readonly<Record<Deck, Message>> = {
  "32": { id: "rows.deck-32" },
  "52": { id: "rows.deck-52" },
  "2x32": { id: "rows.deck-64" },
};

/** A row of the table: one figure of every deck. */
interface FigureRow {
  readonly name: string;
  readonly figure: (figures: SurveyFigures) => FormattedFigure | undefined;
}

function figureRows(seats: number, reader: Reader): FigureRow[] {
  const language = reader.words.language;
  const share = (estimate: EstimatedValue | undefined) => estimate && formatPercent(language, estimate);
  const wins = Array.from({ length: seats }, (_, order) => ({
    name: reader.words.text(order === 0 ? "rows.first-wins" : "rows.order-wins", { n: order + 1 }),
    figure: (figures: SurveyFigures) => share(figures.wins[order]),
  }));
  return [
    { name: reader.words.text("rows.can-finish"), figure: ({ finishable }) => share(finishable) },
    ...wins,
    { name: reader.words.text("rows.draws"), figure: ({ draws }) => share(draws) },
    { name: reader.words.text("rows.endless-rows"), figure: ({ endless }) => share(endless) },
    {
      name: reader.words.text("rows.mean-turns"),
      figure: ({ turns }) => (turns ? formatDecimal(language, turns) : undefined),
    },
  ];
}

/** The figures of a deck; `undefined` until a row is counted. */
function deckFigures(survey: Survey | undefined, deck: Deck): SurveyFigures | undefined {
  const tally = survey?.tallies[deck];
  return tally && tally.rows > 0 ? figuresOf(tally) : undefined;
}

function FigureCell({ value }: { readonly value: FormattedFigure | undefined }): JSX.Element {
  return (
    <td>
      {value?.value ?? "–"}
      <small>{value?.bounds ?? "\u00a0"}</small>
    </td>
  );
}

/** The results of the survey, with a column per deck; the table has its full size while they are empty. */
export function SurveyTable({ state, reader }: ViewProps): JSX.Element {
  const { survey, setup } = state;
  const decks = DECKS.map((deck) => deckFigures(survey, deck));
  return (
    <table class="figures by-deck">
      <thead>
        <tr>
          <th scope="col">{reader.words.text("rows.figure")}</th>
          {DECKS.map((deck) => (
            <th key={deck} scope="col">
              {reader.words.format(DECK_TITLES[deck])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figureRows(survey?.matchOptions.seats ?? setup.table.seats, reader).map(({ name, figure }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {decks.map((figures, i) => (
              <FigureCell key={DECKS[i]} value={figures && figure(figures)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
