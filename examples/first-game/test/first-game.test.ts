import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

describeGame(plugin, {});
