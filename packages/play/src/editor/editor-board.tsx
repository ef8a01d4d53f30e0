/** @jsxImportSource preact */
import "@serpentarium/board/element";
import type { BoardEvents, Mark, SerpentBoard } from "@serpentarium/board/element";
import type { AnyPosition, Game, Words } from "@serpentarium/core";
import type { Layout, Scene } from "@serpentarium/core/scene";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface EditorBoardProps {
  readonly game: Game;
  readonly position: AnyPosition;
  readonly words: Words;
  /** The spaces to mark as wrong. */
  readonly wrong: readonly string[];
  /** The spaces on which the tool has an effect; if undefined, none can be pressed. */
  readonly usable: readonly string[] | undefined;
  readonly onPress: (space: string) => void;
}

/** Below this width in pixels the scene uses its narrow layout. */
const NARROW_WIDTH = 560;

/** The scene with its spaces as targets, in place of actions. */
function sceneOf(game: Game, position: AnyPosition, layout: Layout, isPressed: boolean): Scene {
  const { keyboardStart: _, ...scene } = game.scene(position, layout);
  const targets = scene.spaces.map(({ id, label, panel, x, y, w, h }) => ({
    id,
    label,
    area: { x, y, w, h },
    ...(panel !== undefined && { panel }),
  }));
  return { ...scene, targets: isPressed ? targets : [] };
}

/** More usable spaces than this are not marked. */
const MAX_MARKED = 8;

function marksFor(wrong: readonly string[], usable: readonly string[] = []): readonly Mark[] {
  const shown = usable.length > MAX_MARKED ? [] : usable.filter((space) => !wrong.includes(space));
  return [
    ...wrong.map((space): Mark => ({ space, kind: "refused" })),
    ...shown.map((space): Mark => ({ space, kind: "hint" })),
  ];
}

export function EditorBoard(props: EditorBoardProps): JSX.Element {
  const { game, position, words, wrong, usable, onPress } = props;
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<SerpentBoard | null>(null);
  const press = useRef(onPress);
  press.current = onPress;
  useLayoutEffect(() => {
    const element = document.createElement("serpent-board");
    element.addEventListener("pick", (event) => {
      // dispatched by the board, see `BoardEvents`
      const { target } = (event as BoardEvents["pick"]).detail;
      press.current(target);
    });
    board.current = element;
    place.current?.append(element);
    return () => element.remove();
  }, []);
  const isPressed = usable !== undefined;
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const layout = (place.current?.clientWidth ?? 0) < NARROW_WIDTH ? "narrow" : "wide";
    element.words = words;
    element.layout = layout;
    element.scene = sceneOf(game, position, layout, isPressed);
    element.enabled = usable;
    element.marks = marksFor(wrong, usable);
  }, [game, position, words, wrong.join(), usable?.join()]);
  return <div class="editor-board" ref={place} />;
}
