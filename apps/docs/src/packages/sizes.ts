import sizes from "./sizes.json";

/** An entry point of a package, or all of a program, and what it weighs. */
export interface PackageSize {
  readonly what: string;
  /** In bytes, gzipped, without what it needs. */
  readonly size: number;
}

/** What is measured of a package. */
export const sizesOf = (name: string): readonly PackageSize[] =>
  Object.entries<number>(sizes).flatMap(([what, size]) =>
    what === name || what.startsWith(`${name}/`) ? [{ what, size }] : [],
  );
