import { library } from "../../tsup.shared.ts";

export default library(
  "src/index.ts",
  "src/plugin/index.ts",
  "src/series/index.ts",
  "src/turn/index.ts",
  "src/variant/index.ts",
);
