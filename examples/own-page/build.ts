import { globSync } from "node:fs";
import { argv } from "node:process";
import { context } from "esbuild";

const bundling = await context({
  entryPoints: globSync("src/*.{html,css}", { cwd: import.meta.dirname }).concat(
    ["page", "matches", "lesson"].map((page) => `src/${page}.ts`),
  ),
  absWorkingDir: import.meta.dirname,
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  logLevel: "error",
  loader: { ".html": "copy" },
});
if (argv.includes("--serve")) {
  const { hosts, port } = await bundling.serve({ servedir: "dist" });
  console.log(`http://${hosts[0]}:${port}/`);
} else {
  await bundling.rebuild();
  await bundling.dispose();
}
