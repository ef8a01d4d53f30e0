import { type Application, Converter } from "typedoc";

/** The import path of a module. */
const importPath = (name: string): string =>
  name.replace(/^(?:packages\/)?([^/]+)\/src(?:\/index)?(\/.+)?$/, "@serpentarium/$1$2");

/** The depth of a module in its package. */
const depthOf = ({ name }: { readonly name: string }): number => name.split("/").length;

/**
 * A TypeDoc plugin that names modules by their import paths instead of their files. Modules under a subpath are resolved first, so that
 * they get their page name even if the main module exports the same name, such as `GamePlugin`.
 */
export function load({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) module.name = importPath(module.name);
  });
  // after the modules have been grouped and sorted for the sidebar
  const last = Number.NEGATIVE_INFINITY;
  converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => project.childrenIncludingDocuments?.sort((a, b) => depthOf(b) - depthOf(a)),
    last,
  );
}
