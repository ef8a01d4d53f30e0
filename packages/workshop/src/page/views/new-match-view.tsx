import type { Failure, Game, Language } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { PERSON } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Choices, choicesOf, optionsOf, presetOf } from "../choices.ts";
import { DICE, hasChance, RANDOM } from "../match.ts";
import { read } from "../reader.ts";
import type { MatchProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { ChoiceView } from "./choice-view.tsx";
import { OptionView } from "./option-view.tsx";

interface ChoicesProps {
  readonly game: Game;
  readonly choices: Choices;
  readonly language: Language;
  readonly onChange: (change: Partial<Choices>) => void;
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** How many play, who they are, and who answers for chance. */
function SeatsView({ game, choices, language, onChange }: ChoicesProps): JSX.Element {
  const { min, max } = game.seats;
  const { seats, occupants, dealer } = choices;
  return (
    <>
      {min < max && (
        <ChoiceView
          id="seats"
          label={read(language, WORDS.seats)}
          value={String(seats)}
          choices={upTo(min, max).map((n) => [String(n), String(n)])}
          onChange={(n) => onChange({ seats: Number(n) })}
        />
      )}
      {upTo(0, seats - 1).map((seat) => (
        <ChoiceView
          key={seat}
          id={`seat-${seat}`}
          label={read(language, WORDS.player, { n: seat + 1 })}
          value={occupants[seat] ?? PERSON}
          choices={[
            [PERSON, read(language, WORDS.person)],
            [RANDOM, read(language, WORDS.random)],
          ]}
          onChange={(who) =>
            onChange({
              occupants: upTo(0, max - 1).map((other) =>
                other === seat ? who : (occupants[other] ?? PERSON),
              ),
            })
          }
        />
      ))}
      {hasChance(game) && (
        <ChoiceView
          id="dealer"
          label={read(language, WORDS.dealer)}
          value={dealer}
          choices={[
            [DICE, read(language, WORDS.dice)],
            [PERSON, read(language, WORDS.byHand)],
          ]}
          onChange={(who) => onChange({ dealer: who })}
        />
      )}
    </>
  );
}

/** The choice for options that were put together by hand, and that for none. */
const [OWN, USUAL] = ["own:", "usual:"];

function OptionsView({ game, choices, language, onChange }: ChoicesProps): JSX.Element {
  const { presets = [] } = game;
  const isUsual = Object.keys(choices.options).length === 0;
  const preset = isUsual ? USUAL : (presetOf(game, choices)?.id ?? OWN);
  const values = optionsOf(game, choices);
  return (
    <>
      {presets.length > 0 && (
        <ChoiceView
          id="preset"
          label={read(language, WORDS.preset)}
          value={preset}
          choices={[
            [USUAL, read(language, WORDS.usual)],
            ...presets.map(({ id, title }) => [id, read(language, title)] as const),
            ...(preset === OWN ? [[OWN, read(language, WORDS.own)] as const] : []),
          ]}
          onChange={(id) => onChange({ options: { ...presets.find((other) => other.id === id)?.options } })}
        />
      )}
      {Object.entries<OptionField>(game.options.fields).map(([name, field]) => (
        <OptionView
          key={name}
          id={`option-${name}`}
          field={field}
          value={values[name]}
          language={language}
          onChange={(value) => onChange({ options: { ...choices.options, [name]: value } })}
        />
      ))}
    </>
  );
}

/** Asks how to play the next match; the form begins with how this one is played. */
export function NewMatchView({ desk, plugin: { game }, context, language }: MatchProps): JSX.Element {
  const [choices, setChoices] = useState(() => choicesOf(game, context));
  const [failure, setFailure] = useState<Failure>();
  const props: ChoicesProps = {
    game,
    choices,
    language,
    onChange: (change) => setChoices({ ...choices, ...change }),
  };
  return (
    <details>
      <summary>{read(language, WORDS.newMatch)}</summary>
      <form
        class="choices"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const begun = desk.begin(choices);
          setFailure(begun?.ok === false ? begun.error : undefined);
        }}
      >
        <SeatsView {...props} />
        <OptionsView {...props} />
        <p class="field">
          <button type="submit" class="main">
            {read(language, WORDS.start)}
          </button>
        </p>
        {failure && (
          <p class="wrong" role="alert">
            {read(language, failure.message)}
          </p>
        )}
      </form>
    </details>
  );
}
