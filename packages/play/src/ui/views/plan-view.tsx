/** @jsxImportSource preact */
import { createSeriesPlanOptions, FIRST_SEAT_RULES, type SeriesPlan } from "@serpentarium/core/series";
import { invalidOptions, isRotating, isSeries, type Reader } from "@serpentarium/table";
import { OptionView, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";

interface PlanProps {
  readonly plan: SeriesPlan;
  readonly reader: Reader;
  /** Whether the form was submitted: invalid values are marked only then. */
  readonly isSubmitted: boolean;
  readonly onChange: (plan: SeriesPlan) => void;
}

const FIRST_SEAT_TEXTS = {
  fixed: { id: "play.dialog.always-first" },
  rotating: { id: "play.dialog.in-turn" },
} as const;

/** Asks for the number of games in the series and, for several games, the rule for the first seat. */
export function PlanView({ plan, reader, isSubmitted, onChange }: PlanProps): JSX.Element {
  const options = createSeriesPlanOptions();
  return (
    <fieldset>
      <legend>{reader.words.text("play.dialog.series")}</legend>
      <OptionView
        id="plan-games"
        path="series.games"
        field={options.fields.games}
        value={plan.games}
        seats={1}
        isInvalid={isSubmitted && invalidOptions({ options }, plan).has("games")}
        words={reader.words}
        onChange={(games) => onChange({ ...plan, games: Number(games) })}
      />
      {isSeries(plan) && (
        <SelectView
          id="plan-first"
          label={reader.words.text("play.dialog.first-seat")}
          value={plan.first}
          choices={FIRST_SEAT_RULES.map((first) => [first, reader.words.format(FIRST_SEAT_TEXTS[first])])}
          onChange={(first) => onChange({ ...plan, first: first === "rotating" ? "rotating" : "fixed" })}
        />
      )}
      {isRotating(plan) && <p>{reader.words.text("play.dialog.letters-note")}</p>}
    </fieldset>
  );
}
