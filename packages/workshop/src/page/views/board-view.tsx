import { type BoardConnection, connectBoard } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Game, Language } from "@serpentarium/core";
import { h, type JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Desk } from "../desk.ts";
import type { MatchActor } from "../match.ts";
import { read } from "../reader.ts";

interface BoardProps {
  readonly desk: Desk;
  readonly game: Game;
  /** Another one is another match. */
  readonly actor: MatchActor;
  readonly language: Language;
}

/** The board on which the match is played. */
export function BoardView({ desk, game, actor, language }: BoardProps): JSX.Element {
  const board = useRef<SerpentBoard>(null);
  const connection = useRef<BoardConnection>(null);
  useLayoutEffect(() => {
    const { seat } = desk;
    if (!board.current || !seat) return undefined;
    board.current.announce("");
    const made = connectBoard(board.current, { game, actor: seat, language });
    connection.current = made;
    return () => made.disconnect();
    // another language needs no other connection
  }, [game, actor]);
  useLayoutEffect(() => {
    if (connection.current) connection.current.language = language;
    // another language takes from the board what it said: what is still so is said again
    if (desk.failure) board.current?.announce(read(language, desk.failure.message), "refused");
  }, [language]);
  return h("serpent-board", { ref: board });
}
