import { type Plugin, unwrap } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { type OpenSetup, openSetup } from "../open-setup.ts";
import { type Piece, playShard } from "../play-shard.ts";
import type { Setup } from "../setup.ts";
import type { Shard } from "../shard.ts";

/** @throws Error where it cannot be imported, or is no plugin */
const loadPlugin = async (plugin: string): Promise<Plugin> =>
  unwrap(parsePlugin(await import(/* @vite-ignore */ plugin)));

/** What plays shards, and keeps ready what the last one needed: it is mostly that of the next one. */
export class Player {
  #key = "";
  #open: Promise<OpenSetup> | undefined;

  #ready(setup: Setup): Promise<OpenSetup> {
    const key = JSON.stringify(setup);
    if (key !== this.#key) this.#open = undefined;
    this.#key = key;
    this.#open ??= loadPlugin(setup.plugin).then((plugin) => unwrap(openSetup(plugin, setup)));
    return this.#open;
  }

  /** @throws Error where the plugin is not the one that was meant, or a game breaks down */
  async play({ setup, from, to }: Shard, isStopped: () => boolean): Promise<Piece> {
    return playShard(await this.#ready(setup), { from, to }, isStopped);
  }
}
