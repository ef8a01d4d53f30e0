import { library } from "../../tsup.shared.ts";

export default library(
  "src/index.ts",
  "src/context/index.ts",
  "src/editor/index.ts",
  "src/internal.ts",
  "src/match/index.ts",
  "src/notation/index.ts",
  "src/options/index.ts",
  "src/plugin/index.ts",
  "src/record/index.ts",
  "src/scene/index.ts",
  "src/series/index.ts",
  "src/simultaneous/index.ts",
  "src/teaching/index.ts",
  "src/turn/index.ts",
  "src/variant/index.ts",
  "src/words/index.ts",
  "src/words/node.ts",
);
