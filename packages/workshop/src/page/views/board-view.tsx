import { type BoardConnection, connectBoard } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import type { Game, Language, Viewer } from "@serpentarium/core";
import type { MatchActor } from "@serpentarium/table";
import { h, type JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { localise } from "../localise.ts";
import type { WorkshopController } from "../workshop-controller.ts";

interface BoardProps {
  readonly controller: WorkshopController;
  readonly game: Game;
  /** The actor of the match; another match has another actor. */
  readonly actor: MatchActor;
  readonly language: Language;
  readonly viewer: Viewer | undefined;
}

/** The board on which the match is played. */
export function BoardView({ controller, game, actor, language, viewer }: BoardProps): JSX.Element {
  const board = useRef<SerpentBoard>(null);
  const connection = useRef<BoardConnection>(null);
  useLayoutEffect(() => {
    const { boardActor } = controller;
    if (!board.current || !boardActor) return undefined;
    board.current.announce("");
    const boardConnection = connectBoard(board.current, {
      game,
      actor: boardActor,
      language,
      ...(viewer !== undefined && { viewer }),
    });
    connection.current = boardConnection;
    return () => boardConnection.disconnect();
    // a change of the language or the viewer needs no new connection
  }, [game, actor]);
  useLayoutEffect(() => {
    if (connection.current) connection.current.viewer = viewer;
  }, [viewer]);
  useLayoutEffect(() => {
    if (connection.current) connection.current.language = language;
    // a change of the language clears the announcement of the board: announce the refusal again
    if (controller.failure)
      board.current?.announce(localise(language, controller.failure.message), "refused");
  }, [language]);
  return h("serpent-board", { ref: board });
}
