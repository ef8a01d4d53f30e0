/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { hasSetup } from "../../match/decisions.ts";

interface SetUpProps {
  readonly game: Game;
  readonly isSetUp: boolean;
  readonly reader: Reader;
  readonly onChange: (isSetUp: boolean) => void;
}

/** Asks whether the site sets up the board, in games whose players set it up. */
export const SetUpView = ({ game, isSetUp, reader, onChange }: SetUpProps): JSX.Element | null =>
  hasSetup(game) ? (
    <SelectView
      id="set-up"
      label={reader.words.text("play.set-up-board")}
      value={isSetUp ? "site" : "players"}
      choices={[
        ["site", reader.words.text("play.set-up-for-us")],
        ["players", reader.words.text("play.set-up-by-players")],
      ]}
      onChange={(who) => onChange(who === "site")}
    />
  ) : null;
