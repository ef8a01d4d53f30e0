import { library } from "../../tsup.shared.ts";

export default library("src/editor.ts", "src/index.ts", "src/parts.ts", "src/teaching.ts");
