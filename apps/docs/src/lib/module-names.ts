import { type Application, Converter } from "typedoc";

/** A TypeDoc plugin: modules are called as they are imported, not as their files are. */
export function load({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? []) {
      module.name = module.name.replace(
        /^(?:packages\/)?([^/]+)\/src(?:\/index)?(\/[^/]+)?$/,
        "@serpentarium/$1$2",
      );
    }
  });
}
