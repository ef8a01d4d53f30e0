import browserslist from "browserslist";

/** The earliest supported browsers, as in `browserslist` of package.json: such as `safari 16.4`. */
export const browsers: readonly string[] = browserslist(undefined, { path: import.meta.dirname });

/** The same as esbuild and Vite name them: such as `safari16.4`. */
export const browserTargets: string[] = browsers.map((name) =>
  name.replace("ios_saf", "ios").replace(" ", ""),
);
