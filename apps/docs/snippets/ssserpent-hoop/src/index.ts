import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ssserpentHoop } from "./game.ts";

export { examples, ssserpentHoop };
export default definePlugin(ssserpentHoop, examples);
