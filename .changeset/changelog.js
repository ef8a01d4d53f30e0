/** How changelogs are written: the texts of the changesets, and one line on the new versions of dependencies. */
const changelog = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`,
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.length === 0
      ? ""
      : `- Uses ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(", ")}.`,
};
export default changelog;
