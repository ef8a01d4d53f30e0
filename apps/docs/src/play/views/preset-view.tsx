/** @jsxImportSource preact */
import type { Game, Preset } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Chosen, presetOf } from "../chosen-options.ts";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";

/** The choice for options that were put together by hand. */
const OWN = "";
/** The choice for all defaults. */
const USUAL = "usual";

interface PresetProps {
  readonly game: Game;
  readonly chosen: Chosen;
  readonly reader: Reader;
  readonly onChange: (chosen: Chosen) => void;
}

/** Ways to play that have a name. */
export function PresetView({ game, chosen, reader, onChange }: PresetProps): JSX.Element | null {
  const presets: readonly Preset[] = game.presets ?? [];
  if (presets.length === 0) return null;
  const value = Object.keys(chosen).length === 0 ? USUAL : (presetOf(game, chosen)?.id ?? OWN);
  const named = presets.map(({ id, title }) => [id, read(reader, title)] as const);
  return (
    <ChoiceView
      id="preset"
      label={read(reader, WORDS.preset)}
      value={value}
      choices={[
        [USUAL, read(reader, WORDS.asPrinted)],
        ...named,
        ...(value === OWN ? [[OWN, read(reader, WORDS.ownOptions)] as const] : []),
      ]}
      onChange={(id) => onChange({ ...presets.find((preset) => preset.id === id)?.options })}
    />
  );
}
