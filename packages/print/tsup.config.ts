import { library } from "../../tsup.shared.ts";

export default library("src/index.ts", "src/node.ts");
