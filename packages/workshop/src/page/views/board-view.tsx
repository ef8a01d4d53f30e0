import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Words } from "@serpentarium/core";
import { connectTable, wordsOfMatch } from "@serpentarium/table";
import { h, type JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { WorkshopStore } from "../workshop-controller.ts";

interface BoardProps {
  /** The store of the table; reloading the plugin creates another one. */
  readonly store: WorkshopStore;
  readonly words: Words;
}

export function BoardView({ store, words }: BoardProps): JSX.Element {
  const ref = useRef<SerpentBoard>(null);
  useLayoutEffect(() => {
    const board = ref.current;
    if (!board) return undefined;
    const disconnect = connectTable(board, store, words);
    // another language clears the announcement of the board: announce the refusal again
    const { failure } = store.state;
    board.announce(
      failure ? wordsOfMatch(words, store.state.context).format(failure.message) : "",
      failure && "refused",
    );
    return disconnect;
  }, [store, words]);
  return h("serpent-board", { ref });
}
