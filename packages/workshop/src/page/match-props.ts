import { wordsOfMatch } from "@serpentarium/table";
import type { MatchProps, ViewProps } from "./view-props.ts";

/** The props of the views of the match; undefined if there is none. */
export function matchPropsOf(props: ViewProps): MatchProps | undefined {
  const { plugin, store } = props.controller;
  return (
    plugin &&
    store && {
      ...props,
      plugin,
      state: store.state,
      context: store.state.context,
      send: store.send,
      // clauses link to the rulebook on this page
      reader: { words: wordsOfMatch(props.words, store.state.context), rulebook: "" },
    }
  );
}
