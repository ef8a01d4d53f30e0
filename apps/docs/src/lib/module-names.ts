import { type Application, Converter } from "typedoc";

/** The name of a module as it is imported. */
const importedAs = (name: string): string =>
  name.replace(/^(?:packages\/)?([^/]+)\/src(?:\/index)?(\/[^/]+)?$/, "@serpentarium/$1$2");

/** How deep a module lies in its package. */
const depthOf = ({ name }: { readonly name: string }): number => name.split("/").length;

/**
 * A TypeDoc plugin: modules are called as they are imported, not as their files are. Those under a subpath take the name of
 * their page first: whatever is called like one in the main module, such as `Plugin`, has no page of its own.
 */
export function load({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) module.name = importedAs(module.name);
  });
  // after the modules have been grouped and sorted for the sidebar
  const last = Number.NEGATIVE_INFINITY;
  converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => project.childrenIncludingDocuments?.sort((a, b) => depthOf(b) - depthOf(a)),
    last,
  );
}
