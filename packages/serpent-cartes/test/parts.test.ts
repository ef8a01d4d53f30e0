import { createTable, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { serpentCartes } from "../src/index.ts";
import { nextPosition, UPWARD_COURSE } from "../src/parts.ts";

test("nextPosition keeps the fields that a variant adds, and no others", () => {
  const table = createTable(serpentCartes);
  const text =
    "first:chance 7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As 0,0 0";
  const first = unwrap(serpentCartes.parsePosition(text, table));
  const position = serpentCartes.apply(first, { phase: "first", seat: 0 });
  if (position.phase !== "advance") throw new Error("a turn was expected");
  const after = serpentCartes.apply(position, { phase: "advance" });
  expect(nextPosition({ ...position, stones: 2 }, UPWARD_COURSE)).toEqual({ ...after, stones: 2 });
});
