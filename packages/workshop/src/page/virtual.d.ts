declare module "virtual:serpentarium-workshop/plugin" {
  /** The default export of the author's module, unchecked. */
  const exported: unknown;
  export default exported;
}

declare module "virtual:serpentarium-workshop/page-data" {
  const pageData: import("./page-data.ts").PageData;
  export default pageData;
}

declare module "virtual:serpentarium-workshop/words" {
  /** The languages of files of words. */
  export const languages: readonly string[];
  /** Loads the words in a language. */
  export const loadLanguage: Readonly<
    Record<string, (() => Promise<{ readonly default: import("./page-words.ts").LanguageWords }>) | undefined>
  >;
}

declare module "virtual:serpentarium-workshop/live" {
  /** Undefined if no server has live matches. */
  const live: typeof import("./live.tsx") | undefined;
  export default live;
}

declare module "virtual:serpentarium-workshop/games" {
  const games: import("./page-data.ts").GamesData;
  export default games;
}
