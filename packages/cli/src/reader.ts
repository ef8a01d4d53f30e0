import type { Game, Plugin } from "@serpentarium/core";
import { type GameRecord, readsRecordsOf } from "@serpentarium/core/record";
import { type CommandError, failed } from "./command-error.ts";
import type { PluginSource } from "./plugin-source.ts";
import { findPlugin, loadSources } from "./plugins.ts";
import type { Terminal } from "./terminal.ts";

/** What opens a record. */
export interface Reader {
  readonly game: Game;
  /** Where the game comes from when it is an older version beside the one that is played: to read only. */
  readonly older?: PluginSource;
}

/** The name under which a version is installed beside another, and how. */
function aliasOf(name: string, version: string): string {
  const alias = `${name.slice(name.indexOf("/") + 1)}-${version}`;
  return `npm install ${alias}@npm:${name}@${version}`;
}

function notHere(
  { game: id, version }: GameRecord,
  { game }: Plugin,
  name: string | undefined,
): CommandError {
  const command = name === undefined ? "" : `: ${aliasOf(name, version)}`;
  return failed(
    `played with ${id} ${version}; this is ${game.version}. Version ${version} can be installed beside it, to read${command}`,
    `jouée avec ${id} ${version} ; voici ${game.version}. La version ${version} peut s’installer à côté, pour lire${command.replace(": ", " : ")}`,
  );
}

/**
 * What opens a record: the game, or where it does not read records of that version, an installed one that does.
 *
 * @param plugin - the game to be asked first
 * @throws CommandError failed, with what to install
 */
export async function readerOf(
  plugin: Plugin,
  record: GameRecord,
  specifiers: readonly string[],
): Promise<Reader> {
  const { game } = plugin;
  // a version that is none is refused when the record is opened, like another game
  const isVersion = readsRecordsOf(record, record.version);
  if (game.id !== record.game || !isVersion || readsRecordsOf(game, record.version)) return { game };
  const { sources } = await loadSources(specifiers);
  const same = sources.filter((source) => source.plugin.game.id === game.id);
  const older = same.find((source) => readsRecordsOf(source.plugin.game, record.version));
  if (older) return { game: older.plugin.game, older };
  throw notHere(record, plugin, same.find((source) => source.plugin === plugin)?.name);
}

/** Like {@link readerOf}, with the game that the record names. @throws CommandError failed */
export const findReader = async (record: GameRecord, specifiers: readonly string[]): Promise<Reader> =>
  readerOf(await findPlugin(record.game, specifiers, failed), record, specifiers);

/** Says that an older version is at work. */
export function noteOlder({ older }: Reader, { errors, say }: Terminal): void {
  if (!older) return;
  const { id, version } = older.plugin.game;
  const from = older.name ?? older.path;
  const text = say({
    en: `shown with ${id} ${version} (${from}), to read only`,
    fr: `montrée avec ${id} ${version} (${from}), en lecture seule`,
  });
  errors.write(`serpentarium: ${text}\n`);
}
