/**
 * The row explorer as a part of a page, which has the style sheet `@serpentarium/row-explorer/row-explorer.css`.
 *
 * @module
 */
import { RowExplorer, type RowsPage } from "./row-explorer.ts";

export { ExampleView } from "./views/example-view.tsx";
export type { RowsReader } from "./views/view-props.ts";
export type { RowsPage };

/** Mounts the row explorer into an element of the class `row-explorer`: empty, or prerendered with {@link ExampleView}. */
export function mountRowExplorer(root: Element, page: RowsPage): void {
  new RowExplorer(root, page);
}
