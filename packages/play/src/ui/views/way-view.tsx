/** @jsxImportSource preact */
import { createTable } from "@serpentarium/core";
import type { JSX } from "preact";
import { chosenOptions, describeChosen, presetOf } from "../../match/chosen-options.ts";
import type { ViewProps } from "../play-state.ts";
import { isUntouched } from "./start-view.tsx";

/**
 * Says beside the board whether the match is played by our reading of the printed rules or with additions, if the game proposes some.
 * Before the match, a button changes it.
 */
export function WayView({
  state,
  handlers,
  reader,
  isFixed = false,
}: ViewProps & {
  /** Whether the table cannot be changed here, as in a live match or one of a link. */
  readonly isFixed?: boolean;
}): JSX.Element | null {
  const { game, context } = state;
  const { table, seating, names } = context;
  const [proposed] = game.presets ?? [];
  if (!proposed) return null;
  const chosen = chosenOptions(game, table);
  const preset = presetOf(game, chosen);
  const isDefault = Object.keys(chosen).length === 0;
  const other = isDefault ? { id: `presets.${proposed.id}` } : { id: "play.way.our-reading" };
  const change = (): void => {
    const options = isDefault ? proposed.options : {};
    handlers.begin({
      table: createTable(game, { seats: table.seats, options }),
      dealer: seating.dealer,
      names,
    });
  };
  return (
    <p class="way">
      <span>
        <strong>
          {reader.words.format(
            isDefault
              ? { id: "play.way.our-reading" }
              : preset
                ? { id: `presets.${preset.id}` }
                : { id: "play.way.with-additions" },
          )}
        </strong>
        {!isDefault && ` – ${describeChosen(game, chosen, reader.words)}`}
      </span>
      {!isFixed && isUntouched(state) && (
        <button type="button" onClick={change}>
          {reader.words.text("play.way.play-other-way", { way: other })}
        </button>
      )}
    </p>
  );
}
