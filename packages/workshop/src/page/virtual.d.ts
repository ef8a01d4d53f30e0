declare module "virtual:serpentarium-workshop/plugin" {
  /** Whatever the author's module exports. */
  const exported: unknown;
  export default exported;
}

declare module "virtual:serpentarium-workshop/setup" {
  const setup: import("./setup.ts").Setup;
  export default setup;
}
