/** @jsxImportSource preact */
import { createPlanOptions, FIRST_SEATS, type SeriesPlan } from "@serpentarium/core/series";
import type { JSX } from "preact";
import { expectedWords, wrongOptions } from "../option-words.ts";
import { type Reader, read } from "../reader.ts";
import { goesRound, isSeries } from "../series.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";
import { OptionView } from "./option-view.tsx";

interface PlanProps {
  readonly plan: SeriesPlan;
  readonly reader: Reader;
  /** Whether somebody has tried to begin: what is wrong is marked from then on. */
  readonly isTried: boolean;
  readonly onChange: (plan: SeriesPlan) => void;
}

const FIRST = { fixed: WORDS.alwaysFirst, rotating: WORDS.inTurn } as const;

/** Asks how many games are played in a row and, with more than one, who begins them. */
export function PlanView({ plan, reader, isTried, onChange }: PlanProps): JSX.Element {
  const options = createPlanOptions();
  const field = options.fields.games;
  const isWrong = isTried && wrongOptions({ options }, plan).has("games");
  return (
    <fieldset>
      <legend>{read(reader, WORDS.series)}</legend>
      <OptionView
        id="plan-games"
        field={field}
        value={plan.games}
        seats={1}
        wanted={isWrong ? expectedWords({ options }, field, reader.language) : undefined}
        reader={reader}
        onChange={(games) => onChange({ ...plan, games: Number(games) })}
      />
      {isSeries(plan) && (
        <ChoiceView
          id="plan-first"
          label={read(reader, WORDS.whoBegins)}
          value={plan.first}
          choices={FIRST_SEATS.map((first) => [first, read(reader, FIRST[first])])}
          onChange={(first) => onChange({ ...plan, first: first === "rotating" ? "rotating" : "fixed" })}
        />
      )}
      {goesRound(plan) && <p>{read(reader, WORDS.letters)}</p>}
    </fieldset>
  );
}
