import type { Target } from "../target.ts";
import { bots } from "./bots.ts";
import { editor } from "./editor.ts";
import { embed } from "./embed.ts";
import { engine } from "./engine.ts";
import { links } from "./links.ts";
import { positionData } from "./position-data.ts";
import { queue } from "./queue.ts";
import { records } from "./records.ts";

/** All entry points that are fuzzed. */
export const TARGETS: readonly Target[] = [engine, records, links, positionData, editor, queue, embed, bots];
