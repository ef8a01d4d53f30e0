export { bluff } from "../../../../packages/testkit/test/fixtures/bluff/game.ts";
