import { describeEditor } from "@serpentarium/testkit/vitest";
import editor from "../src/editor.ts";
import plugin from "../src/index.ts";

describeEditor(plugin, editor);
