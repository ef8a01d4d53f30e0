export { manhunt } from "../../../../packages/testkit/test/fixtures/manhunt/game.ts";
