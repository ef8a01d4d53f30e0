import sizes from "./sizes.json";

/** The size of an entry point of a package, or of a whole program. */
export interface PackageSize {
  readonly entryPoint: string;
  /** In bytes, gzipped, without dependencies. */
  readonly size: number;
}

/** The measured sizes of a package. */
export const packageSizes = (name: string): readonly PackageSize[] =>
  Object.entries<number>(sizes).flatMap(([entryPoint, size]) =>
    entryPoint === name || entryPoint.startsWith(`${name}/`) ? [{ entryPoint, size }] : [],
  );
