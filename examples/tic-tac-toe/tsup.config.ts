import { game } from "../../tsup.shared.ts";

export default game("src/editor.ts", "src/index.ts");
