/** @jsxImportSource preact */
import type { Text } from "@serpentarium/core";
import { DECKS, type Deck, type Estimate } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { type Reader, read } from "../../play/reader.ts";
import { decimal, percent, type Written } from "../numbers.ts";
import type { Survey } from "../rows-state.ts";
import { type Figures, figuresOf } from "../survey.ts";
import { WORDS } from "../wording.ts";
import type { ViewProps } from "./view-props.ts";

const DECK_WORDS: Readonly<Record<Deck, Text>> = {
  "32": WORDS.deck32,
  "52": WORDS.deck52,
  "2x32": WORDS.deck64,
};

/** A line of the table: one figure of every deck. */
interface Line {
  readonly name: string;
  readonly figure: (figures: Figures) => Written | undefined;
}

function linesOf(seats: number, reader: Reader): Line[] {
  const { language } = reader;
  const share = (estimate: Estimate | undefined) => estimate && percent(language, estimate);
  const wins = Array.from({ length: seats }, (_, order) => ({
    name: read(reader, order === 0 ? WORDS.firstWins : WORDS.orderWins, { n: order + 1 }),
    figure: (figures: Figures) => share(figures.wins[order]),
  }));
  return [
    { name: read(reader, WORDS.canFinish), figure: ({ finishable }) => share(finishable) },
    ...wins,
    { name: read(reader, WORDS.draws), figure: ({ draws }) => share(draws) },
    { name: read(reader, WORDS.endlessRows), figure: ({ endless }) => share(endless) },
    {
      name: read(reader, WORDS.meanTurns),
      figure: ({ turns }) => (turns ? decimal(language, turns) : undefined),
    },
  ];
}

/** The figures of a deck, once a row of it is counted. */
function figuresAt(survey: Survey | undefined, deck: Deck): Figures | undefined {
  const tally = survey?.tallies[deck];
  return tally && tally.rows > 0 ? figuresOf(tally) : undefined;
}

function FigureView({ written }: { readonly written: Written | undefined }): JSX.Element {
  return (
    <td>
      {written?.value ?? "–"}
      <small>{written?.bounds ?? "\u00a0"}</small>
    </td>
  );
}

/** What was counted, a column for each deck; it has its size before anything is. */
export function SurveyTable({ state, reader }: ViewProps): JSX.Element {
  const { survey, setup } = state;
  const decks = DECKS.map((deck) => figuresAt(survey, deck));
  return (
    <table class="figures by-deck">
      <thead>
        <tr>
          <th scope="col">{read(reader, WORDS.figure)}</th>
          {DECKS.map((deck) => (
            <th key={deck} scope="col">
              {read(reader, DECK_WORDS[deck])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesOf(survey?.match.seats ?? setup.table.seats, reader).map(({ name, figure }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {decks.map((figures, i) => (
              <FigureView key={DECKS[i]} written={figures && figure(figures)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
