import type { Game, Message } from "@serpentarium/core";
import type { JSX } from "preact";
import type { Hint } from "../bots/hint.ts";
import { winsOfHundred } from "../bots/wins.ts";
import type { ViewProps } from "../view-props.ts";
import { Sentences } from "./text.tsx";

/** The text about the frequencies of a mixture. */
function mixtureText(mixture: Hint["mixture"]): Message {
  const all = mixture.reduce((sum, { times }) => sum + times, 0);
  const parts = mixture.map(({ description, times }) => ({
    id: "table.mixture-part",
    data: { action: description, times, all },
  }));
  return { id: "table.mixture", data: { parts } };
}

/** The expected result of an action: the proven result with best play by all, otherwise an estimate. */
function promise({ share, proven }: Hint, game: Game, seats: number): Message {
  const data = { wins: winsOfHundred(share), seats };
  if (!proven) return { id: "table.expect", data };
  // with chance, an even share may also be an average of wins and losses
  const hasChance = Object.values(game.phases).some(({ kind }) => kind === "chance");
  return share * seats === 1 && !hasChance
    ? { id: "table.expect-draw" }
    : { id: "table.expect-surely", data };
}

export interface HintTextProps extends Pick<ViewProps, "state" | "reader"> {
  readonly hint: Hint;
}

/** The recommended action, and its expected result. */
export function HintText({ hint, state, reader }: HintTextProps): JSX.Element {
  const { notation, description, mixture } = hint;
  const { game, context } = state;
  return (
    <>
      {reader.words.text("table.you-could")}{" "}
      <strong title={notation}>
        <Sentences words={reader.words} messages={description} />
      </strong>
      <br />
      {mixture.length > 0 && `${reader.words.format(mixtureText(mixture))} `}
      {reader.words.format(promise(hint, game, context.table.seats))}
    </>
  );
}
