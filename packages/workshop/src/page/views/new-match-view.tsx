import { isLevel } from "@serpentarium/bots";
import type { Failure, Game, Words } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import type { OptionField } from "@serpentarium/core/options";
import { defaultSeatName, invalidOptions } from "@serpentarium/table";
import { OptionView, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { BOTS, DICE, hasChance, RANDOM } from "../match.ts";
import { allOptions, type MatchInput, matchingPreset, toMatchInput } from "../match-input.ts";
import type { MatchProps } from "../view-props.ts";

interface MatchFormProps {
  /** The prefix of element ids; empty by default. */
  readonly idPrefix?: string;
  readonly game: Game;
  readonly input: MatchInput;
  readonly words: Words;
  readonly onChange: (change: Partial<MatchInput>) => void;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The field for the number of seats, if the game allows several. */
export function SeatCountView({ idPrefix = "", game, input, words, onChange }: MatchFormProps) {
  const { min, max } = game.seats;
  if (min === max) return null;
  return (
    <SelectView
      id={`${idPrefix}seats`}
      label={words.text("workshop.seats")}
      value={String(input.seats)}
      choices={range(min, max).map((n) => [String(n), String(n)])}
      onChange={(n) => onChange({ seats: Number(n) })}
    />
  );
}

/** The fields for the number of seats, their occupants, and the dealer. */
function SeatsView(props: MatchFormProps): JSX.Element {
  const { game, input, words, onChange } = props;
  const { max } = game.seats;
  const { seats, occupants, dealer } = input;
  return (
    <>
      <SeatCountView {...props} />
      {range(0, seats - 1).map((seat) => (
        <SelectView
          key={seat}
          id={`seat-${seat}`}
          label={words.format(defaultSeatName(seat))}
          value={occupants[seat] ?? PERSON}
          choices={[
            [PERSON, words.text("workshop.person")],
            [RANDOM, words.text("bots.levels.random")],
            ...BOTS.map(
              (bot) =>
                [
                  bot,
                  isLevel(bot) ? words.text("bots.titled", { level: bot }) : words.text(`bots.levels.${bot}`),
                ] as const,
            ),
          ]}
          onChange={(occupant) =>
            onChange({
              occupants: range(0, max - 1).map((other) =>
                other === seat ? occupant : (occupants[other] ?? PERSON),
              ),
            })
          }
        />
      ))}
      {hasChance(game) && (
        <SelectView
          id="dealer"
          label={words.text("workshop.dealer")}
          value={dealer}
          choices={[
            [DICE, words.text("workshop.rolled")],
            [PERSON, words.text("workshop.by-hand")],
          ]}
          onChange={(occupant) => onChange({ dealer: occupant })}
        />
      )}
    </>
  );
}

/** The values of the preset field for custom options and for the defaults. */
const [OWN, USUAL] = ["own:", "usual:"];

/** The fields for preset and options. */
export function OptionsView({ idPrefix = "", game, input, words, onChange }: MatchFormProps): JSX.Element {
  const { presets = [] } = game;
  const isDefault = Object.keys(input.options).length === 0;
  const preset = isDefault ? USUAL : (matchingPreset(game, input)?.id ?? OWN);
  const values = allOptions(game, input);
  const wrong = invalidOptions(game, values);
  return (
    <>
      {presets.length > 0 && (
        <SelectView
          id={`${idPrefix}preset`}
          label={words.text("workshop.preset")}
          value={preset}
          choices={[
            [USUAL, words.text("workshop.defaults")],
            ...presets.map(({ id }) => [id, words.text(`presets.${id}`)] as const),
            ...(preset === OWN ? [[OWN, words.text("workshop.custom")] as const] : []),
          ]}
          onChange={(id) => onChange({ options: { ...presets.find((other) => other.id === id)?.options } })}
        />
      )}
      {Object.entries<OptionField>(game.options.fields).map(([name, field]) => (
        <OptionView
          key={name}
          id={`${idPrefix}option-${name}`}
          path={`options.${name}`}
          field={field}
          value={values[name]}
          seats={input.seats}
          isInvalid={wrong.has(name)}
          words={words}
          onChange={(value) => onChange({ options: { ...input.options, [name]: value } })}
        />
      ))}
    </>
  );
}

/** The form for the next match, filled with the settings of the current one. */
export function NewMatchView({ controller, plugin: { game }, context, words }: MatchProps): JSX.Element {
  const [input, setInput] = useState(() => toMatchInput(game, context));
  const [failure, setFailure] = useState<Failure>();
  const props: MatchFormProps = {
    game,
    input,
    words,
    onChange: (change) => setInput({ ...input, ...change }),
  };
  return (
    <details>
      <summary>{words.text("workshop.new-match")}</summary>
      <form
        class="match-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const started = controller.startMatch(input);
          setFailure(started?.ok === false ? started.error : undefined);
        }}
      >
        <SeatsView {...props} />
        <OptionsView {...props} />
        <p class="field">
          <button type="submit" class="primary">
            {words.text("workshop.start")}
          </button>
        </p>
        {failure && (
          <p class="error" role="alert">
            {words.format(failure.message)}
          </p>
        )}
      </form>
    </details>
  );
}
