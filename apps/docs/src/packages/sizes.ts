import workspace from "../../../../package.json";
import sizes from "./sizes.json";

/** What is measured of a package, and what it weighs. */
export interface PackageSize {
  readonly what: string;
  /** In bytes, gzipped, without what it needs. */
  readonly size: number;
}

const bytes: Readonly<Record<string, number>> = sizes;

/** What is measured of a package, by the name of its folder. */
export const sizesOf = (folder: string): readonly PackageSize[] =>
  workspace["size-limit"].flatMap(({ name, path }) => {
    const isOfIt = [path].flat().some((file) => file.startsWith(`packages/${folder}/`));
    const size = bytes[name];
    return isOfIt && size !== undefined ? [{ what: name, size }] : [];
  });
