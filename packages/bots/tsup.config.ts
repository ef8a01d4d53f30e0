import { library } from "../../tsup.shared.ts";

export default library(
  "src/index.ts",
  "src/network/index.ts",
  "src/node/index.ts",
  "src/turn/index.ts",
  "src/worker.ts",
  "src/worker-node.ts",
);
