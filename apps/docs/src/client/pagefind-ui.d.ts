declare module "@pagefind/default-ui" {
  /** Pagefind’s search form. */
  export class PagefindUI {
    constructor(options: Readonly<Record<string, unknown>>);
    /** Checks these values of filters, by the name of the filter. */
    triggerFilters(filters: Readonly<Record<string, readonly string[]>>): void;
  }
}

declare module "virtual:starlight/pagefind-config" {
  /** Options such as the ranking of results. */
  export const pagefindUserConfig: Readonly<Record<string, unknown>>;
}
