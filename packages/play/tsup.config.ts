import { library } from "../../tsup.shared.ts";

export default library(
  "src/index.ts",
  "src/page/index.ts",
  "src/bots/index.ts",
  "src/library/index.ts",
  "src/statistics/index.ts",
  "src/sharing/index.ts",
  "src/lesson/index.ts",
  "src/puzzle/index.ts",
  "src/embed/index.ts",
);
