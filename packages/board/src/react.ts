/**
 * Types of `<serpent-board>` in the JSX of React 19 and newer. Types only: `@serpentarium/board/element` defines the element.
 *
 * @module
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ConnectionEvents } from "./connect.ts";
import type { BoardEvents, SerpentBoard, Speed, Theme } from "./element.ts";

type Events = BoardEvents & ConnectionEvents;
type Property =
  | "scene"
  | "language"
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
