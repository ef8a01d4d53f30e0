/** Loads the modules of the lab commands on demand, because they are large. */
export const loadModules = async () => ({
  ...(await import("@serpentarium/lab")),
  ...(await import("./option-values.ts")),
  ...(await import("./run-setups.ts")),
  ...(await import("./prepare-setup.ts")),
  ...(await import("./print-report.ts")),
  ...(await import("../plugins.ts")),
  ...(await import("../table-arguments.ts")),
});
