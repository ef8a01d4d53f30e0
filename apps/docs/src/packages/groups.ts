import type { Text } from "@serpentarium/core";
import { publishedGames } from "../lib/games.ts";
import type { FamilyMember } from "./family.ts";
import { PACKAGE_WORDS as WORDS } from "./wording.ts";

/** Packages that belong together. */
export interface Group {
  readonly id: string;
  readonly title: Text;
  readonly members: readonly FamilyMember[];
}

/** Those that are installed to work on a game, and are no part of what one makes. */
const TOOLS: readonly string[] = [
  "create-serpentarium",
  "@serpentarium/workshop",
  "@serpentarium/testkit",
  "serpentarium",
];

const games = new Set(publishedGames.map(({ game }) => game.id));

/** The game that a package holds, if it does. */
export const gameIn = ({ folder }: FamilyMember): string | undefined =>
  games.has(folder) ? folder : undefined;

/** Whether one needs a package only while one works. */
export const isTool = ({ name }: FamilyMember): boolean => TOOLS.includes(name);

/** The packages in the order in which one meets them. */
export function groupsOf(family: readonly FamilyMember[]): readonly Group[] {
  const isGame = (member: FamilyMember): boolean => gameIn(member) !== undefined;
  return [
    { id: "games", title: WORDS.games, members: family.filter(isGame) },
    {
      id: "platform",
      title: WORDS.platform,
      members: family.filter((member) => !isGame(member) && !isTool(member)),
    },
    { id: "tools", title: WORDS.tools, members: family.filter(isTool) },
  ];
}

/** What one types to have a package. */
export function installationOf(member: FamilyMember): string {
  const { name } = member;
  if (name.startsWith("create-")) return `npm create ${name.slice("create-".length)}`;
  const option = isTool(member) ? " --save-dev" : "";
  const other = isTool(member) ? " -D" : "";
  return `npm install${option} ${name}\n# or\npnpm add${other} ${name}`;
}
