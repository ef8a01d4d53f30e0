import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const FREE_TO_MOVE = "move:1 l1+d2,d1,l2,n,d3 light - 0";
const LAST_PILE = "move:1 d1,l3,d2,n,d3 light - 0";
const BURIED = "move:1 d1,l1+l3+d2+l2,d3,n light - 0";

export const moving: readonly Example<ClauseId>[] = [
  {
    clause: "move.own-top",
    caption: {
      en: "Only pile 3 has a light piece on top, and its 2 can go either way. The light 1 of pile 1 has to wait under the dark 2.",
      fr: "Seule la pile 3 a un pion clair au sommet ; son 2 peut partir des deux côtés. Le 1 clair de la pile 1 attend, sous le 2 foncé.",
    },
    position: FREE_TO_MOVE,
    legal: ["3L", "3R"],
  },
  {
    clause: "move.own-top",
    caption: {
      en: "The light 2 leaves pile 3 for pile 5. The dark piece that it held down is free again; now it is the dark 3 that is stuck.",
      fr: "Le 2 clair quitte la pile 3 pour la pile 5. Il libère le pion foncé qu’il bloquait, et c’est maintenant le 3 foncé qui est coincé.",
    },
    position: "move:1 l1,d2,d1+l2,n,d3 light - 0",
    play: "3R",
    becomes: "move:2 l1,d2,d1,n,d3+l2 light - 1",
  },
  {
    clause: "move.own-top",
    caption: {
      en: "Player 1 plays light, but the piece on top of pile 1 is dark.",
      fr: "Le joueur 1 joue les clairs, mais le pion au sommet de la pile 1 est foncé.",
    },
    position: FREE_TO_MOVE,
    refused: "1R",
  },
  {
    clause: "move.distance",
    caption: {
      en: "The light 2 passes the dark 1 and lands on the next pile. Its old place is gone: the row closes up to five piles.",
      fr: "Le 2 clair saute le 1 foncé et se pose sur la pile suivante. Sa place disparaît : la rangée se resserre à cinq piles.",
    },
    position: "move:1 n,l2,d1,d3,d2,l1 light - 0",
    play: "2R",
    becomes: "move:2 n,d1,d3+l2,d2,l1 light - 0",
  },
  {
    clause: "move.distance",
    caption: {
      en: "The dark 2 counts piles, not pieces: it jumps the tall pile 3 in one step and lands on pile 2.",
      fr: "Le 2 foncé compte les piles, pas les pions : la haute pile 3 ne vaut qu’un pas, et il se pose sur la pile 2.",
    },
    position: "move:2 n,d1,d3+l3+l2,d2,l1 light - 0",
    play: "4L",
    becomes: "move:1 n,d1+d2,d3+l3+l2,l1 light - 0",
  },
  {
    clause: "move.distance",
    caption: {
      en: "The light 1 of pile 2 cannot reach pile 4: a 1 goes to the very next pile.",
      fr: "Le 1 clair de la pile 2 ne peut pas atteindre la pile 4 : un 1 va sur la pile voisine.",
    },
    position: "move:1 d3,l1,n,d2,l2 light - 0",
    press: ["top-2", "top-4"],
  },
  {
    clause: "move.end-of-row",
    caption: {
      en: "Three piles to the right of pile 2 lies the last pile of the row: the light 3 just fits.",
      fr: "À trois piles à droite de la pile 2 se trouve la dernière de la rangée : le 3 clair y arrive tout juste.",
    },
    position: LAST_PILE,
    play: "2R",
    becomes: "move:2 d1,d2,n,d3+l3 light - 0",
  },
  {
    clause: "move.end-of-row",
    caption: {
      en: "To the left the same 3 finds one pile only. It may not stop short, and it may not fall off the row.",
      fr: "À gauche, le même 3 ne trouve qu’une pile. Il ne peut ni s’arrêter avant, ni sortir de la rangée.",
    },
    position: LAST_PILE,
    refused: "2L",
  },
  {
    clause: "move.pair",
    caption: {
      en: "The light 1 takes along the dark 2 beneath it. The two keep their order on the dark 3.",
      fr: "Le 1 clair emporte le 2 foncé qu’il couvre. Les deux gardent leur ordre sur le 3 foncé.",
    },
    position: "move:1 n,d2+l1,d3,l2,d1 light - 0",
    play: "2R2",
    becomes: "move:2 n,d3+d2+l1,l2,d1 light - 0",
  },
  {
    clause: "move.pair",
    caption: {
      en: "The top piece is a 1, so the pair goes one pile, whatever the value of the 3 beneath.",
      fr: "Le pion du dessus est un 1 : la paire avance d’une pile, sans égard pour le 3 du dessous.",
    },
    position: "move:1 d1,d3,l3+l1,d2,n light - 0",
    play: "3L2",
    becomes: "move:2 d1,d3+l3+l1,d2,n light - 0",
  },
  {
    clause: "move.pair",
    caption: {
      en: "Two pieces go and the rest stays: the neutral piece and the dark 2 remain on pile 2.",
      fr: "Deux pions partent, le reste ne bouge pas : le pion neutre et le 2 foncé demeurent sur la pile 2.",
    },
    position: "move:1 d1,n+d2+l3+l2,l1,d3 light - 0",
    play: "2R2",
    becomes: "move:2 d1,n+d2,l1,d3+l3+l2 light - 1",
  },
  {
    clause: "move.pair",
    caption: {
      en: "The light 2 of pile 4 lies alone: it has nothing to take along.",
      fr: "Le 2 clair de la pile 4 est seul : il n’a rien à emporter.",
    },
    position: "move:1 n,d2+l1,d3,l2,d1 light - 0",
    refused: "4L2",
  },
  {
    clause: "move.covered",
    caption: {
      en: "Pile 2 holds three light pieces, yet only its 2 can move, alone or with the dark 2. The light 3 and 1 are held fast.",
      fr: "La pile 2 compte trois pions clairs, mais seul son 2 peut partir, seul ou avec le 2 foncé. Le 3 et le 1 clairs sont bloqués.",
    },
    position: BURIED,
    legal: ["2R", "2R2"],
  },
  {
    clause: "move.covered",
    caption: {
      en: "Once the pair has gone, the light 3 is on top and may move in a later turn.",
      fr: "La paire partie, le 3 clair se retrouve au sommet : il pourra bouger à un prochain tour.",
    },
    position: BURIED,
    play: "2R2",
    becomes: "move:2 d1,l1+l3,d3,n+d2+l2 light - 1",
  },
  {
    clause: "move.covered",
    caption: {
      en: "Pressing the light 3 deep in pile 2 is of no use: two pieces lie on it.",
      fr: "Inutile de désigner le 3 clair au fond de la pile 2 : deux pions le couvrent.",
    },
    position: BURIED,
    press: ["deep-2"],
  },
  {
    clause: "move.neutral",
    caption: {
      en: "The light 1 on top of the neutral piece takes it along to pile 3.",
      fr: "Le 1 clair, posé sur le pion neutre, l’emmène avec lui sur la pile 3.",
    },
    position: "move:1 l2,n+l1,d1,d3 light - 0",
    play: "2R2",
    becomes: "move:2 l2,d1+n+l1,d3 light - 0",
  },
  {
    clause: "move.neutral",
    caption: {
      en: "The light 1 goes alone and leaves the neutral piece on top of pile 2. Neither player can move from there until a piece covers it.",
      fr: "Le 1 clair part seul et laisse le pion neutre au sommet de la pile 2. Plus personne n’y joue tant qu’on ne le recouvre pas.",
    },
    position: "move:1 l2,d2+n+l1,d1,l3 light - 0",
    play: "2L",
    becomes: "move:2 l2+l1,d2+n,d1,l3 light - 1",
  },
  {
    clause: "move.neutral",
    caption: {
      en: "The neutral piece has no value and no owner: player 1 cannot move it from pile 2.",
      fr: "Le pion neutre n’a ni valeur ni propriétaire : le joueur 1 ne peut pas le déplacer de la pile 2.",
    },
    position: "move:1 l2,n,l1,d1,d3 light - 0",
    refused: "2R",
  },
];
