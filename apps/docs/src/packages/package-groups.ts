import { publishedGames } from "../lib/registry/games.ts";
import type { PackageInfo } from "./package-info.ts";

/** A group of packages on the overview page. */
export interface PackageGroup {
  readonly id: string;
  /** The id of its title. */
  readonly title: string;
  readonly packages: readonly PackageInfo[];
}

/** Packages installed as development tools. */
const TOOL_PACKAGES: readonly string[] = [
  "create-serpentarium",
  "@serpentarium/workshop",
  "@serpentarium/testkit",
  "serpentarium",
];

const gameIds = new Set(publishedGames.map(({ game }) => game.id));

export const gameIdOf = ({ folder }: PackageInfo): string | undefined =>
  gameIds.has(folder) ? folder : undefined;

/** Whether a package is a development tool. */
export const isTool = ({ name }: PackageInfo): boolean => TOOL_PACKAGES.includes(name);

/** Whether a package is a server, with a client for browsers. */
export const isServer = ({ name, entryPoints }: PackageInfo): boolean =>
  ["node", "client"].every((entry) => entryPoints.includes(`${name}/${entry}`));

/** Groups the packages: games, platform and tools. */
export function groupPackages(family: readonly PackageInfo[]): readonly PackageGroup[] {
  const isGame = (member: PackageInfo): boolean => gameIdOf(member) !== undefined;
  return [
    { id: "games", title: "site.packages.games", packages: family.filter(isGame) },
    {
      id: "platform",
      title: "site.packages.platform",
      packages: family.filter((member) => !isGame(member) && !isTool(member)),
    },
    { id: "tools", title: "site.packages.tools", packages: family.filter(isTool) },
  ];
}

export function installCommand(member: PackageInfo): string {
  const { name } = member;
  if (name.startsWith("create-")) return `npm create ${name.slice("create-".length)}`;
  const npmOption = isTool(member) ? " --save-dev" : "";
  const pnpmOption = isTool(member) ? " -D" : "";
  return `npm install${npmOption} ${name}\n# or\npnpm add${pnpmOption} ${name}`;
}
