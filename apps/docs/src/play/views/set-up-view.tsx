/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { hasSetup } from "../decisions.ts";
import { MESSAGES } from "../messages.ts";
import { localise, type Reader } from "../reader.ts";

interface SetUpProps {
  readonly game: Game;
  /** Whether the site sets up the board. */
  readonly isSetUp: boolean;
  readonly reader: Reader;
  readonly onChange: (isSetUp: boolean) => void;
}

/** Asks whether the site sets up the board, or the players; only in games whose players set it up. */
export const SetUpView = ({ game, isSetUp, reader, onChange }: SetUpProps): JSX.Element | null =>
  hasSetup(game) ? (
    <SelectView
      id="set-up"
      label={localise(reader, MESSAGES.setUpBoard)}
      value={isSetUp ? "site" : "players"}
      choices={[
        ["site", localise(reader, MESSAGES.setUpForUs)],
        ["players", localise(reader, MESSAGES.setUpByPlayers)],
      ]}
      onChange={(who) => onChange(who === "site")}
    />
  ) : null;
