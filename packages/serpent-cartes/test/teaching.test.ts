import { describeTeaching } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";
import teaching from "../src/teaching.ts";

describeTeaching(plugin, teaching);
