/** @jsxImportSource preact */
import { createSeriesPlanOptions, FIRST_SEAT_RULES, type SeriesPlan } from "@serpentarium/core/series";
import { expectedText, invalidOptions, isRotating, isSeries, type Reader } from "@serpentarium/table";
import { OptionView, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";

interface PlanProps {
  readonly plan: SeriesPlan;
  readonly reader: Reader;
  /** Whether the form was submitted: invalid values are marked from then on. */
  readonly isSubmitted: boolean;
  readonly onChange: (plan: SeriesPlan) => void;
}

const FIRST_SEAT_TEXTS = {
  fixed: { id: "site.play.dialog.always-first" },
  rotating: { id: "site.play.dialog.in-turn" },
} as const;

/** Asks for the number of games in the series and, if there are several, who has the first seat in each. */
export function PlanView({ plan, reader, isSubmitted, onChange }: PlanProps): JSX.Element {
  const options = createSeriesPlanOptions();
  const field = options.fields.games;
  const isWrong = isSubmitted && invalidOptions({ options }, plan).has("games");
  return (
    <fieldset>
      <legend>{reader.words.text("site.play.dialog.series")}</legend>
      <OptionView
        id="plan-games"
        path="series.games"
        field={field}
        value={plan.games}
        seats={1}
        expected={isWrong ? expectedText("series.games", field, reader.words) : undefined}
        reader={reader}
        onChange={(games) => onChange({ ...plan, games: Number(games) })}
      />
      {isSeries(plan) && (
        <SelectView
          id="plan-first"
          label={reader.words.text("site.play.dialog.first-seat")}
          value={plan.first}
          choices={FIRST_SEAT_RULES.map((first) => [first, reader.words.format(FIRST_SEAT_TEXTS[first])])}
          onChange={(first) => onChange({ ...plan, first: first === "rotating" ? "rotating" : "fixed" })}
        />
      )}
      {isRotating(plan) && <p>{reader.words.text("site.play.dialog.letters-note")}</p>}
    </fieldset>
  );
}
