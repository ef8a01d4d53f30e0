import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ssserpentQuick } from "./game.ts";

export { examples, ssserpentQuick };
export default definePlugin(ssserpentQuick, examples);
