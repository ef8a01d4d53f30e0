"use client";
/**
 * `<serpent-board>` in React 19 and newer: its types in JSX, and a component that servers can render. `@serpentarium/board/element` defines
 * the element.
 *
 * @module
 */
import {
  createElement,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
  useSyncExternalStore,
} from "react";
import type { ConnectionEvents } from "./connect.ts";
import type { BoardEvents, SerpentBoard, Speed, Theme } from "./element.ts";

type Events = BoardEvents & ConnectionEvents;
type Property =
  | "scene"
  | "words"
  | "layout"
  | "enabled"
  | "movable"
  | "selected"
  | "marks"
  | "aids"
  | "shownAids"
  | "animated";

/** The attributes, properties and events of `<serpent-board>` in JSX. A connected board sets its properties itself. */
export type SerpentBoardProps = DetailedHTMLProps<HTMLAttributes<SerpentBoard>, SerpentBoard> & {
  readonly [Name in Property]?: SerpentBoard[Name] | undefined;
} & {
  readonly [Name in keyof Events as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
} & {
  readonly theme?: Theme | undefined;
  readonly speed?: Speed | undefined;
  /** Announcements are for screen readers only. */
  readonly quiet?: boolean | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "serpent-board": SerpentBoardProps;
    }
  }
}

const subscribe = () => () => {};

/**
 * The element as a component that servers can render. Hydration sets neither properties nor custom event listeners, so a new element
 * replaces the server's. Connect the last board that `ref` receives.
 */
export function Board(props: SerpentBoardProps): ReactElement {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return createElement("serpent-board", { ...props, key: isHydrated ? "client" : "server" });
}
