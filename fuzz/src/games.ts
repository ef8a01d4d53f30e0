import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Game, type Plugin, unwrap } from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import { parsePlugin } from "@serpentarium/core/plugin";

/** A game of this repository. */
export interface Subject {
  readonly plugin: Plugin;
  readonly game: Game;
  readonly editor?: Editor;
}

const root = join(import.meta.dirname, "../..");

const isGame = (manifest: string): boolean =>
  (JSON.parse(readFileSync(manifest, "utf8")) as { readonly serpentarium?: object }).serpentarium !==
  undefined;

const load = (file: string): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(file).href);

async function loadSubject(folder: string): Promise<Subject> {
  const plugin = unwrap(parsePlugin(await load(join(folder, "src/index.ts"))));
  const editorFile = join(folder, "src/editor.ts");
  const editor = existsSync(editorFile) ? (await load(editorFile))["default"] : undefined;
  return { plugin, game: plugin.game, ...(editor !== undefined && { editor: editor as Editor }) };
}

/** All games of the repository, by their folders. */
export const loadSubjects = async (): Promise<readonly Subject[]> =>
  Promise.all(
    globSync("{packages,examples}/*/package.json", { cwd: root })
      .sort()
      .map((file) => join(root, file))
      .filter(isGame)
      .map((file) => loadSubject(dirname(file))),
  );
