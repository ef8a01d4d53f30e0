/** @jsxImportSource preact */
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { LookingBackView } from "./looking-back-view.tsx";
import { NoticeView } from "./notice-view.tsx";
import { TurnView } from "./turn-view.tsx";

/** What stands above the board. */
export const HeadView = (props: ViewProps): JSX.Element => (
  <>
    <NoticeView {...props} />
    <TurnView {...props} />
    <LookingBackView {...props} />
  </>
);
