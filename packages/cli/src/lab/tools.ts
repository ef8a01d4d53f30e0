/** All that the commands of the lab need, loaded when one of them runs: it is much. */
export const loadTools = async () => ({
  ...(await import("@serpentarium/lab")),
  ...(await import("./option-values.ts")),
  ...(await import("./play-all.ts")),
  ...(await import("./prepare.ts")),
  ...(await import("./present.ts")),
  ...(await import("../plugins.ts")),
  ...(await import("../table.ts")),
});
