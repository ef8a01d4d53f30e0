import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A library is measured without the packages that it depends on. */
const modifyEsbuildConfig = (config) => ({ ...config, platform: "node", packages: "external" });

/** What is measured of a package: all files of a program, each entry point of a library. */
function checksOf(folder) {
  const { name, bin, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (bin)
    return [
      {
        name,
        path: `${folder}/dist/**/*.{js,json}`,
        disablePlugins: ["@size-limit/esbuild"],
        gzip: true,
      },
    ];
  return Object.entries(exports)
    .filter(([, target]) => typeof target === "object")
    .map(([subpath, target]) => ({
      name: join(name, subpath),
      path: join(folder, target.default),
      modifyEsbuildConfig,
      gzip: true,
    }));
}

export default globSync("packages/*/package.json").map(dirname).sort().flatMap(checksOf);
