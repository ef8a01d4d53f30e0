import { pathToFileURL } from "node:url";
import type { PositionEditor } from "@serpentarium/core/editor";
import type { Teaching } from "@serpentarium/core/teaching";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isTeaching = (value: unknown): value is Teaching =>
  isObject(value) &&
  "pictures" in value &&
  "tasks" in value &&
  Array.isArray(value.pictures) &&
  Array.isArray(value.tasks);

const isEditor = (value: unknown): value is PositionEditor =>
  isObject(value) &&
  ["tools", "blank", "edit"].every((name) => typeof Reflect.get(value, name) === "function");

async function defaultExport(entry: string): Promise<unknown> {
  const module: { readonly default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  return module.default;
}

/** Loads the pictures and the lesson of a game. @throws Error if the module exports something else */
export async function loadTeaching(entry: string): Promise<Teaching> {
  const teaching = await defaultExport(entry);
  if (isTeaching(teaching)) return teaching;
  throw new Error("the default export of ./teaching has no pictures and tasks; give it the type Teaching");
}

/** Loads the position editor of a game. @throws Error if the module exports something else */
export async function loadEditor(entry: string): Promise<PositionEditor> {
  const editor = await defaultExport(entry);
  if (isEditor(editor)) return editor;
  throw new Error("the default export of ./editor has no tools, blank and edit; make it with defineEditor");
}
