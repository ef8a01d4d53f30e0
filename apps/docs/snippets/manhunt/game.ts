export { default, manhunt } from "../../../../packages/testkit/test/fixtures/manhunt/game.ts";
