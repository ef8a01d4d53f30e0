import { type AnyPosition, type Game, redactPosition } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { narrateEntry, TableStore } from "@serpentarium/table";
import { PlayersView, TurnView } from "@serpentarium/table/views";
import { Fragment, h, type JSX } from "preact";
import { PASSIVE } from "../match/occupants.ts";
import { PressedDealer } from "../match/pressed-dealer.ts";
import { newMatch, proposedMatch } from "../match/start-match.ts";

/** What a page for playing shows before its script has loaded. */
export interface FirstTurn {
  readonly position: AnyPosition;
  /** What is above the board: bars of players. */
  readonly head: JSX.Element;
  /** What is below it: the other bars, and whose turn it is. */
  readonly controls: JSX.Element;
  /** The narration of the last action; empty if there is none. */
  readonly status: string;
}

/** The first turn of a new match; the same in every build. */
export function firstTurn(game: Game, reader: Reader): FirstTurn {
  const start = newMatch(game, { ...proposedMatch(game), seed: game.id });
  const run = () => Promise.reject(new Error("the page is only drawn"));
  const store = new TableStore(game, { start, run, passive: PASSIVE, page: {} });
  const { state } = store;
  store.stop();
  const isRollAwaited = new PressedDealer(game, () => {}).isAwaited(state.running);
  const sentences = state.last ? narrateEntry(state.last, reader.words) : [];
  return {
    position: redactPosition(game, state.position, state.viewer),
    head: h(PlayersView, { state, reader, place: "above" }),
    controls: h(
      Fragment,
      null,
      h(PlayersView, { state, reader, place: "below" }),
      h("div", { class: "state" }, h(TurnView, { state: { ...state, isRollAwaited }, reader })),
    ),
    status: sentences.join(" "),
  };
}
