import { inheritExamples } from "@serpentarium/core/variant";
import { examples } from "@serpentarium/ssserpent";
import { clauses } from "../clauses.ts";

/** The positions of Ssserpent's examples that do not hold on the torus, with the reason. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  "move:yellow e2..N.4.j a5..-.4.j - c3,c7,g3,g7 e5,e7,h4,h6 0 1 1":
    "from a5 the head can go west as well, over the edge",
  "move:red a2.NN.S.4.j i6.NNN.S.4.j - d7,g3 b2 0 0 24": "five more paths go over the edges",
  "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 2 0 41": "an apple may lie on a1 too: there is no border",
  "move:red c1.WWNN.E.4.a g4.SSSW.N.4.a b3,b5,d2,d4,d6,f3,f5 - - 0 3 60":
    "where the border was there is room for the bitten piece",
  "replant:red f1.WWWW.E.4.a g4.SS.N.4.a b3,b5,d2,d6,f3,f5 - - 2 0 61":
    "where the border was there is room for the second piece",
  "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - - 0 3 40":
    "yellow is not trapped in a corner: it leaves over an edge",
  "move:red a5.SSSS.N.4.a a9.EEEE.W.4.a - - - 0 2 40":
    "yellow is not trapped in a corner: it leaves over an edge",
  "move:red a5.SSS.N.4.j a9.EEE.W.4.j - b8 g3 0 3 30": "yellow has a whole path over an edge",
};

/** The position of an example that holds, but whose caption mentions the border. */
export const BORDER_CAPTION = "move:red e1..-.4.j e9..-.4.j c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";

/** The examples of Ssserpent's unchanged clauses that hold on the torus, with the grid size that they assume. */
export const inherited = inheritExamples(
  examples,
  clauses,
  ({ position }) => Object.hasOwn(EXCLUDED, position) || position === BORDER_CAPTION,
).map((example) => ({ ...example, options: { size: 9, ...example.options } }));
