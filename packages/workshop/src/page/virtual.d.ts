declare module "virtual:serpentarium-workshop/plugin" {
  /** The default export of the author's module, unchecked. */
  const exported: unknown;
  export default exported;
}

declare module "virtual:serpentarium-workshop/page-data" {
  const pageData: import("./page-data.ts").PageData;
  export default pageData;
}
