/**
 * Writes the API report of each published package that exports types, `packages/<folder>/etc/<folder>.api.md`, from its built declarations:
 * the exports of its main entry, and a namespace for each other entry. With `--check`, fails if a report is out of date. The reports show
 * reviewers how a change affects the types of all packages.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, sep } from "node:path";
import {
  CompilerState,
  ConsoleMessageId,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from "@microsoft/api-extractor";
import { exports as resolveExports } from "resolve.exports";
import type { PackageJson } from "type-fest";

const root = join(import.meta.dirname, "..");
const isCheck = process.argv.includes("--check");

/** A package, with a generated module that exports everything that the package exports. */
interface ApiPackage {
  readonly folder: string;
  readonly entry: string;
}

/**
 * The statement that exports an entry of a package from a module in another folder; empty if the entry has no types of its own, like the
 * files of words.
 */
function exportStatement(manifest: PackageJson, subpath: string, toPackage: string): string[] {
  const [types = ""] = resolveExports(manifest, subpath, { conditions: ["types"] }) ?? [];
  if (!types.endsWith(".d.ts") || subpath.includes("*")) return [];
  const namespace = subpath === "." ? "" : `as ${subpath.slice(2).replaceAll(/\W/g, "_")} `;
  const module = [toPackage, types.replace(/\.d\.ts$/, ".js")].join("/");
  return [`export * ${namespace}from ${JSON.stringify(module.split(sep).join("/"))};\n`];
}

function findPackages(temporary: string): readonly ApiPackage[] {
  return globSync("packages/*/package.json", { cwd: root })
    .sort()
    .flatMap((file) => {
      const folder = join(root, dirname(file));
      const manifest = JSON.parse(readFileSync(join(root, file), "utf8")) as PackageJson;
      const statements = Object.keys(manifest.exports ?? {}).flatMap((subpath) =>
        exportStatement(manifest, subpath, relative(temporary, folder)),
      );
      if (manifest.private || statements.length === 0) return [];
      const entry = join(temporary, `${basename(folder)}.d.ts`);
      writeFileSync(entry, statements.join(""));
      return [{ folder, entry }];
    });
}

const silent = { default: { logLevel: ExtractorLogLevel.None } };

function createConfig({ folder, entry }: ApiPackage, temporary: string): ExtractorConfig {
  const reportFolder = join(folder, "etc");
  mkdirSync(reportFolder, { recursive: true });
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json"),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            lib: ["ES2023", "DOM"],
            module: "ESNext",
            moduleResolution: "bundler",
            skipLibCheck: true,
            strict: true,
          },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: basename(folder),
        reportFolder,
        reportTempFolder: temporary,
        // types that are not exported, but part of exported ones
        includeForgottenExports: true,
      },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

const temporary = mkdtempSync(join(tmpdir(), "serpentarium-api-"));
try {
  const packages = findPackages(temporary);
  const additionalEntryPoints = packages.map(({ entry }) => entry);
  let compilerState: CompilerState | undefined;
  for (const one of packages) {
    const config = createConfig(one, temporary);
    // one program for all packages, because creating it takes most of the time
    compilerState ??= CompilerState.create(config, { additionalEntryPoints });
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: !isCheck,
      printApiReportDiff: isCheck,
      messageCallback: (message) => {
        message.handled = message.messageId !== ConsoleMessageId.ApiReportDiff;
      },
    });
    const report = `packages/${basename(one.folder)}/etc/${basename(one.folder)}.api.md`;
    if (!apiReportChanged) continue;
    if (isCheck) process.exitCode = 1;
    console.log(isCheck ? `${report} is out of date` : `wrote ${report}`);
  }
  if (process.exitCode) console.error('If the types are as intended, run "pnpm run api".');
  else console.log(`the API reports of ${packages.length} packages are up to date`);
} finally {
  rmSync(temporary, { recursive: true });
}
