import { type GamePlugin, unwrap } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { playShard, type ShardResult } from "../play-shard.ts";
import { type ResolvedSetup, resolveSetup } from "../resolved-setup.ts";
import type { Setup } from "../setup.ts";
import type { Shard } from "../shard.ts";

/** @throws Error if the module cannot be imported or exports no plugin */
const loadPlugin = async (plugin: string): Promise<GamePlugin> =>
  unwrap(parsePlugin(await import(/* @vite-ignore */ plugin)));

/** Plays shards. Caches the setup of the last shard, because the next one usually has the same. */
export class ShardPlayer {
  #key = "";
  #resolved: Promise<ResolvedSetup> | undefined;

  #resolve(setup: Setup): Promise<ResolvedSetup> {
    const key = JSON.stringify(setup);
    if (key !== this.#key) this.#resolved = undefined;
    this.#key = key;
    this.#resolved ??= loadPlugin(setup.plugin).then((plugin) => unwrap(resolveSetup(plugin, setup)));
    return this.#resolved;
  }

  /** @throws Error if the plugin is another game or version, or if a game throws */
  async play({ setup, from, to }: Shard, isStopped: () => boolean): Promise<ShardResult> {
    return playShard(await this.#resolve(setup), { from, to }, isStopped);
  }
}
