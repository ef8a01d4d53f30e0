import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** A library is measured without the packages that it depends on. */
const modifyEsbuildConfig = (config) => ({ ...config, platform: "node", packages: "external" });

/** What else is measured of packages, since programs import it without the rest. */
const PARTS = { "@serpentarium/bots": ["connectBotWorker, toPort", "createBotWorkerPool"] };

/** The parts that are measured: of the package of a game, the game without plugin and examples. */
async function partsOf(name, path) {
  const module = await import(path);
  const game = Object.keys(module).filter((key) => key !== "default" && module[key] === module.default?.game);
  return [...game, ...(PARTS[name] ?? [])];
}

/** The files that an export matches, with their names: of words, those in English. */
function filesOf(folder, subpath, target) {
  if (!target.includes("*")) return [[subpath, target]];
  const [start, end] = target.split("*");
  return globSync(`${start}en*${end}`, { cwd: folder })
    .sort()
    .map((file) => [subpath.replace("*", basename(file, end)), file]);
}

/** What is measured of a package: all files of a program; each entry point of a library, and parts of the first. */
async function checksOf(folder) {
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
  const entryPoints = Object.entries(exports)
    .filter(([, target]) => typeof target === "object")
    .flatMap(([subpath, target]) => filesOf(folder, subpath, target.default))
    .map(([subpath, file]) => ({
      name: join(name, subpath),
      path: join(folder, file),
      modifyEsbuildConfig,
      gzip: true,
    }));
  const [main] = entryPoints;
  if (!main || main.name !== name) return entryPoints;
  const parts = await partsOf(name, resolve(main.path));
  return [
    ...entryPoints,
    ...parts.map((names) => ({ ...main, name: `${name} { ${names} }`, import: `{ ${names} }` })),
  ];
}

const folders = globSync("packages/*/package.json").map(dirname).sort();
export default (await Promise.all(folders.map(checksOf))).flat();
