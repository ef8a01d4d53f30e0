/** The rows of the examples: shuffled rows, except the first, on which things happen early. */

/** Suit by suit, from the seven to the ace: cards 8, 16, 24 and 32 are aces. */
export const SORTED =
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";

/** A lone pawn rests on 21, 22 and 16, and then on the goal. */
export const RACE =
  "Tc,8d,Jd,8h,Kc,7d,Qd,9h,Jh,Qh,Td,9c,7c,8c,Ts,As,7s,9s,Ah,Js,Kh,Qs,Th,8s,Kd,Ad,Jc,9d,Ks,Ac,7h,Qc";

/** From card 1 to 11, and from there straight to the goal; throws of 2 and 4 lead straight to the goal. */
export const TENS =
  "Th,Tc,7s,8d,8s,Qd,Ac,7d,8c,Ad,Jc,Ts,Js,7c,8h,As,Kc,Ah,9s,7h,Qs,Td,Qh,9h,9c,Kh,Jd,Ks,Kd,Jh,9d,Qc";

/** The chain from card 1 leads straight to the goal. */
export const SWIFT =
  "7c,Td,9c,Ts,Qc,Th,Ah,9s,Kc,Qd,Ad,8d,As,Js,Ks,Ac,8h,Qs,9d,7h,8s,Tc,8c,7s,7d,Qh,Jh,Kh,Jd,Jc,Kd,9h";

/** From card 1 to 11, then to and fro between 10 and 11; after a throw of 6 a pawn can finish. */
export const CIRCLE =
  "Th,Qd,9s,Kc,Jc,Jd,7c,8s,Td,Qc,Qh,7h,7s,Kh,8h,Ac,7d,Jh,9c,Ks,Ah,8d,9h,As,Js,9d,Ts,Tc,Qs,Kd,Ad,8c";

/** From the ace on card 1 up to 29, round the goal, and back to the ace. */
export const ROUND =
  "As,Th,7s,7d,Qc,Ah,8s,7h,Qd,Ac,Qs,9c,7c,Kh,Kc,8h,Ad,Ts,Js,Td,8d,Jc,9h,9d,Ks,8c,Tc,Kd,9s,Qh,Jh,Jd";

/** From card 1 to 20, and from there off the row; no throw of the die helps. */
export const OFF =
  "9h,Qs,Qc,Jd,Qd,7d,Kc,Ah,Ts,Th,Js,8d,Td,Ac,7s,7c,Jc,8s,9d,Qh,9s,Ks,Ad,As,9c,Tc,8h,Kd,8c,7h,Kh,Jh";

/** The chain from card 1 leads off the row, so that no pawn ever rests on it. */
export const SHUT =
  "Ts,8h,Kc,Ah,Js,8d,Kd,7s,9s,7d,Tc,Qs,Ks,8s,Kh,7h,Jd,Qd,Td,9c,9h,Ac,Th,As,9d,Qh,8c,Ad,Qc,7c,Jc,Jh";

/** All 52 cards: a lone pawn rests on 22, 46 and 24, and then on the goal. */
export const PACK =
  "3c,9d,Jd,6c,Js,7s,2c,7c,Qc,5c,Kh,2s,7h,3h,7d,8s,As,Kd,Ac,8h,2h,Jh,5d,Jc,Tc,Qh,9s,Ts,Qs,6h,9c,6d,4h,Ks,Th,4d,4c,8c,Kc,3d,Ah,4s,8d,5s,5h,Qd,9h,6s,Ad,2d,Td,3s";

/** Two packs of 32: a lone pawn rests on 11, 12, 21 and 39, and then on the goal. */
export const TWIN =
  "Th,9h,8c,Tc,Jd,7d,Qh,Qd,Ts,9d,Ad,Jh,8h,Td,7h,7s,9c,Qh,Ad,Qd,Kc,7c,Kd,Ac,7h,Qs,Td,Js,Tc,Kh,Jc,Jh,9s,Jd,Ah,As,8d,9d,Ks,9h,Ks,Kh,Th,Jc,Ah,Ts,8c,Qc,7d,7c,Js,Kd,9c,As,Kc,8s,Ac,8h,7s,8d,9s,Qc,8s,Qs";
