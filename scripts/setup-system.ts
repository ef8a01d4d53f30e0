/**
 * Installs missing programs that the tests need in addition to npm packages: Chromium for the browser tests and Redis for
 * the lab's queue. Supports Debian and Ubuntu (as root, or with sudo) and macOS (with Homebrew).
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { missingPrograms, type Program } from "./system-programs.ts";

function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${command} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}

const asRoot = (command: string, ...args: string[]): boolean =>
  process.getuid?.() === 0 ? run(command, ...args) : run("sudo", command, ...args);

const APT = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"];
const apt = (...args: string[]): boolean => asRoot("apt-get", ...APT, ...args);

const isUbuntu = (): boolean => /^ID=ubuntu$/m.test(readFileSync("/etc/os-release", "utf8"));

/**
 * The packages of the programs, and a font, which the browser needs to draw text. Debian's redis-tools contains the server without starting
 * a service.
 */
const PACKAGES: Readonly<
  Record<Program, { readonly debian: readonly string[]; readonly homebrew: readonly string[] }>
> = {
  Chromium: { debian: ["chromium-headless-shell", "fonts-dejavu-core"], homebrew: ["--cask", "chromium"] },
  Redis: { debian: ["redis-tools"], homebrew: ["redis"] },
};

function installOnDebian(programs: readonly Program[]): boolean {
  // Ubuntu's Chromium package is only a stub for a snap
  const usesPlaywright = isUbuntu() && programs.includes("Chromium");
  const others = programs.filter((program) => !(usesPlaywright && program === "Chromium"));
  const packages = others.flatMap((program) => PACKAGES[program].debian);
  const playwright = ["--filter", "@serpentarium/docs", "exec", "playwright", "install"];
  return (
    (packages.length === 0 ||
      (apt("update") && apt("install", "-y", "--no-install-recommends", ...packages))) &&
    (!usesPlaywright || run("pnpm", ...playwright, "--with-deps", "--only-shell", "chromium"))
  );
}

function install(programs: readonly Program[]): boolean {
  if (existsSync("/usr/bin/apt-get")) return installOnDebian(programs);
  if (process.platform === "darwin")
    return programs.every((program) => run("brew", "install", ...PACKAGES[program].homebrew));
  return false;
}

const missing = missingPrograms();
if (missing.length > 0) install(missing);
const stillMissing = missingPrograms();
if (stillMissing.length > 0) {
  console.error(
    `${stillMissing.join(" and ")} could not be installed: install them yourself, or set CHROMIUM_PATH.`,
  );
  process.exit(1);
}
console.log("Chromium and Redis are installed.");
