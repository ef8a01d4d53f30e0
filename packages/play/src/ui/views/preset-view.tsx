/** @jsxImportSource preact */
import type { Game, Preset } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { type ChosenOptions, presetOf } from "../../match/chosen-options.ts";

/** The value of the form for options that match no preset. */
const CUSTOM = "";
const DEFAULTS = "usual";

interface PresetProps {
  readonly game: Game;
  readonly chosen: ChosenOptions;
  readonly reader: Reader;
  readonly onChange: (chosen: ChosenOptions) => void;
}

export function PresetView({ game, chosen, reader, onChange }: PresetProps): JSX.Element | null {
  const presets: readonly Preset[] = game.presets ?? [];
  if (presets.length === 0) return null;
  const value = Object.keys(chosen).length === 0 ? DEFAULTS : (presetOf(game, chosen)?.id ?? CUSTOM);
  const presetChoices = presets.map(({ id }) => [id, reader.words.text(`presets.${id}`)] as const);
  return (
    <SelectView
      id="preset"
      label={reader.words.text("play.dialog.preset")}
      value={value}
      choices={[
        [DEFAULTS, reader.words.text("play.way.our-reading")],
        ...presetChoices,
        ...(value === CUSTOM ? [[CUSTOM, reader.words.text("play.dialog.own-options")] as const] : []),
      ]}
      onChange={(id) => onChange({ ...presets.find((preset) => preset.id === id)?.options })}
    />
  );
}
