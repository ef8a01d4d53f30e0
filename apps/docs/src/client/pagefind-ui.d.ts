declare module "@pagefind/default-ui" {
  /** The search of Pagefind, in an element of the page. */
  export class PagefindUI {
    constructor(options: Readonly<Record<string, unknown>>);
  }
}

declare module "virtual:starlight/pagefind-config" {
  /** How results are weighed. */
  export const pagefindUserConfig: Readonly<Record<string, unknown>>;
}
