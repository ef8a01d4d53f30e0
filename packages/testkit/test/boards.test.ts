import { describeGame } from "../src/vitest.ts";
import hex from "./fixtures/hex/game.ts";
import hounds from "./fixtures/hounds/game.ts";

describeGame(hex);
describeGame(hounds);
