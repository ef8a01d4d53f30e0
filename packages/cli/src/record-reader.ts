import { canReadRecords, type GameRecord } from "@serpentarium/core/record";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { type CommandError, commandFailure } from "./command-error.ts";
import { findPlugin, loadSources } from "./plugins.ts";
import type { Terminal } from "./terminal.ts";

export interface RecordReader {
  readonly source: LoadedPlugin;
  /** Whether it is an older version, installed beside the current one: read-only. */
  readonly isOlder: boolean;
}

/** The npm command that installs a version of a package under an alias. */
function installCommand(name: string, version: string): string {
  const alias = `${name.slice(name.indexOf("/") + 1)}-${version}`;
  return `npm install ${alias}@npm:${name}@${version}`;
}

function missingVersion({ game: id, version }: GameRecord, { plugin, name }: LoadedPlugin): CommandError {
  const data = { game: id, played: version, version: plugin.game.version };
  return commandFailure(
    name === undefined
      ? { id: "cli.records.other-version", data }
      : { id: "cli.records.install-version", data: { ...data, command: installCommand(name, version) } },
  );
}

/**
 * Finds the version of a game that reads a record: the given plugin, otherwise an installed one.
 *
 * @throws CommandError failure, with the version to install
 */
export async function readerFor(
  source: LoadedPlugin,
  record: GameRecord,
  specifiers: readonly string[],
): Promise<RecordReader> {
  const { game } = source.plugin;
  // replaying the record will refuse an invalid version or another game
  const isVersion = canReadRecords(record, record.version);
  if (game.id !== record.game || !isVersion || canReadRecords(game, record.version))
    return { source, isOlder: false };
  const { sources } = await loadSources(specifiers);
  const older = sources.find(
    ({ plugin }) => plugin.game.id === game.id && canReadRecords(plugin.game, record.version),
  );
  if (older) return { source: older, isOlder: true };
  throw missingVersion(record, source);
}

/** Like {@link readerFor}, with the game named in the record. @throws CommandError failure */
export const findReader = async (record: GameRecord, specifiers: readonly string[]): Promise<RecordReader> =>
  readerFor(await findPlugin(record.game, specifiers, commandFailure), record, specifiers);

/** Writes a note that an older version reads the record. */
export function warnOlderVersion({ source, isOlder }: RecordReader, { words, note }: Terminal): void {
  if (!isOlder) return;
  const { id, version } = source.plugin.game;
  note(words.text("cli.records.shown-with", { game: id, version, from: source.name ?? source.path }));
}
