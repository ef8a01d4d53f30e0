import type { Game, GamePlugin } from "@serpentarium/core";
import { canReadRecords, type GameRecord } from "@serpentarium/core/record";
import { type CommandError, commandFailure } from "./command-error.ts";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import { findPlugin, loadSources } from "./plugins.ts";
import type { Terminal } from "./terminal.ts";

/** A game version that can read a record. */
export interface RecordReader {
  readonly game: Game;
  /** The source of an older version, installed beside the current one: read-only. */
  readonly older?: LoadedPlugin;
}

/** The npm command that installs a version of a package under an alias. */
function installCommand(name: string, version: string): string {
  const alias = `${name.slice(name.indexOf("/") + 1)}-${version}`;
  return `npm install ${alias}@npm:${name}@${version}`;
}

function missingVersion(
  { game: id, version }: GameRecord,
  { game }: GamePlugin,
  name: string | undefined,
): CommandError {
  const command = name === undefined ? "" : `: ${installCommand(name, version)}`;
  return commandFailure(
    `played with ${id} ${version}; this is ${game.version}. Install version ${version} beside it to read this record${command}`,
    `jouée avec ${id} ${version} ; voici ${game.version}. La version ${version} peut s’installer à côté, pour lire${command.replace(": ", " : ")}`,
  );
}

/**
 * Finds the version of a game that reads a record: the given plugin, otherwise an installed one.
 *
 * @throws CommandError failure, with the version to install
 */
export async function readerFor(
  plugin: GamePlugin,
  record: GameRecord,
  specifiers: readonly string[],
): Promise<RecordReader> {
  const { game } = plugin;
  // an invalid version or another game is refused when the record is replayed
  const isVersion = canReadRecords(record, record.version);
  if (game.id !== record.game || !isVersion || canReadRecords(game, record.version)) return { game };
  const { sources } = await loadSources(specifiers);
  const same = sources.filter((source) => source.plugin.game.id === game.id);
  const older = same.find((source) => canReadRecords(source.plugin.game, record.version));
  if (older) return { game: older.plugin.game, older };
  throw missingVersion(record, plugin, same.find((source) => source.plugin === plugin)?.name);
}

/** Like {@link readerFor}, with the game that the record names. @throws CommandError failure */
export const findReader = async (record: GameRecord, specifiers: readonly string[]): Promise<RecordReader> =>
  readerFor(await findPlugin(record.game, specifiers, commandFailure), record, specifiers);

/** Writes a note that an older version reads the record. */
export function warnOlderVersion({ older }: RecordReader, { errors, translate }: Terminal): void {
  if (!older) return;
  const { id, version } = older.plugin.game;
  const from = older.name ?? older.path;
  const text = translate({
    en: `shown with ${id} ${version} (${from}), to read only`,
    fr: `montrée avec ${id} ${version} (${from}), en lecture seule`,
  });
  errors.write(`serpentarium: ${text}\n`);
}
