import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Game, type GamePlugin, unwrap } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import { parsePlugin } from "@serpentarium/core/plugin";

/** A game of this repository, to be fuzzed. */
export interface Subject {
  readonly plugin: GamePlugin;
  readonly game: Game;
  readonly editor?: PositionEditor;
}

const ROOT = join(import.meta.dirname, "../..");

const isGame = (manifest: string): boolean =>
  (JSON.parse(readFileSync(manifest, "utf8")) as { readonly serpentarium?: object }).serpentarium !==
  undefined;

const importModule = (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(file).href);

async function loadSubject(folder: string): Promise<Subject> {
  const plugin = unwrap(parsePlugin(await importModule(join(folder, "src/index.ts"))));
  const editorFile = join(folder, "src/editor.ts");
  const editor = existsSync(editorFile) ? (await importModule(editorFile))["default"] : undefined;
  return { plugin, game: plugin.game, ...(editor !== undefined && { editor: editor as PositionEditor }) };
}

/** Loads all games of the repository, those of the templates too, sorted by folder. */
export const loadSubjects = async (): Promise<readonly Subject[]> =>
  Promise.all(
    globSync("{packages,examples,packages/create-serpentarium/templates}/*/package.json", { cwd: ROOT })
      .sort()
      .map((file) => join(ROOT, file))
      .filter(isGame)
      .map((file) => loadSubject(dirname(file))),
  );
