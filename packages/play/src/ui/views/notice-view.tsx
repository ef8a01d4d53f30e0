/** @jsxImportSource preact */
import { nextView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import type { NoticeTextProps } from "./notice-text.tsx";

const NoticeText = nextView<NoticeTextProps>(
  () => true,
  async () => (await import("./notice-text.tsx")).NoticeText,
);

/** The notice of the page, such as a copied link, or why a link could not be opened. */
export function NoticeView(props: ViewProps): JSX.Element {
  const { notice } = props.state;
  return (
    <div class="notice" role="status" data-refused={notice?.failure && ""} hidden={!notice}>
      {notice && <NoticeText {...props} notice={notice} />}
    </div>
  );
}
