import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const FIRST_PILE = "move:1 l2,d1,l1+d2,n,d3 light - 0";

export const moving: readonly Example<ClauseId>[] = [
  {
    clause: "ring.closed",
    caption: {
      en: "From pile 4 the light 2 counts pile 5 and then pile 1: it goes past the head and lands on the first pile.",
      fr: "Depuis la pile 4, le 2 clair compte la pile 5, puis la pile 1 : il franchit la tête et se pose sur la première pile.",
    },
    position: "move:1 d2,n,d1,l2,d3 light - 0",
    play: "4R",
    becomes: "move:2 d2+l2,n,d1,d3 light - 0",
  },
  {
    clause: "ring.closed",
    caption: {
      en: "The other way round too: left of pile 1 lies pile 5, so the dark 3 of pile 2 lands on pile 4.",
      fr: "Dans l’autre sens aussi : à gauche de la pile 1 se trouve la pile 5. Le 3 foncé de la pile 2 se pose donc sur la pile 4.",
    },
    position: "move:2 l1,d3,n,l2,d2 light - 0",
    play: "2L",
    becomes: "move:1 l1,n,l2+d3,d2 light - 0",
  },
  {
    clause: "move.own-top",
    caption: {
      en: "Only pile 1 has a light piece on top. Though its pile is the first, its 2 can go either way: right to pile 3, or left to pile 4.",
      fr: "Seule la pile 1 a un pion clair au sommet. Bien qu’elle soit la première, son 2 peut partir des deux côtés : à droite vers la pile 3, à gauche vers la pile 4.",
    },
    position: FIRST_PILE,
    legal: ["1L", "1R"],
  },
  {
    clause: "move.own-top",
    caption: {
      en: "Player 1 plays light, but the piece on top of pile 3 is dark.",
      fr: "Le joueur 1 joue les clairs, mais le pion au sommet de la pile 3 est foncé.",
    },
    position: FIRST_PILE,
    refused: "3R",
  },
  {
    clause: "move.distance",
    caption: {
      en: "The light 2 passes the dark 1 and lands on the next pile. Its old place is gone: the ring closes up to five piles.",
      fr: "Le 2 clair saute le 1 foncé et se pose sur la pile suivante. Sa place disparaît : l’anneau se resserre à cinq piles.",
    },
    position: "move:1 n,l2,d1,d3,d2,l1 light - 0",
    play: "2R",
    becomes: "move:2 n,d1,d3+l2,d2,l1 light - 0",
  },
  {
    clause: "move.distance",
    caption: {
      en: "To the left the light 3 counts piles 5, 4 and 3. Pile 1 is used up, so that the pile after it becomes the new pile 1.",
      fr: "Vers la gauche, le 3 clair compte les piles 5, 4 et 3. La pile 1 est épuisée : celle qui la suivait devient la nouvelle pile 1.",
    },
    position: "move:1 l3,d1,n,d2,d3 light - 0",
    play: "1L",
    becomes: "move:2 d1,n+l3,d2,d3 light - 0",
  },
  {
    clause: "move.distance",
    caption: {
      en: "The light 1 of pile 1 has two neighbours, pile 2 and pile 5. It cannot reach pile 4.",
      fr: "Le 1 clair de la pile 1 a deux voisines, la pile 2 et la pile 5. Il ne peut pas atteindre la pile 4.",
    },
    position: "move:1 l1,d3,n,d2,l2 light - 0",
    press: ["top-1", "top-4"],
  },
  {
    clause: "ring.full-turn",
    caption: {
      en: "Four piles leave room for a 3: it goes round as far as pile 4, which lies next to where it started.",
      fr: "Avec quatre piles, un 3 a encore la place : il va jusqu’à la pile 4, voisine de son point de départ.",
    },
    position: "move:1 l3,d1,n,d2 light - 0",
    play: "1R",
    becomes: "move:2 d1,n,d2+l3 light - 0",
  },
  {
    clause: "ring.full-turn",
    caption: {
      en: "With three piles the light 3 would come round to its own pile. It has to stay, in either direction.",
      fr: "Avec trois piles, le 3 clair reviendrait sur sa propre pile. Il doit rester, dans un sens comme dans l’autre.",
    },
    position: "move:1 l3,d1+l1,n light - 0",
    refused: "1L",
  },
  {
    clause: "ring.full-turn",
    caption: {
      en: "With two piles the 3 would go past its own pile and on to pile 2. That is more than a full turn, and not allowed either.",
      fr: "Avec deux piles, le 3 dépasserait sa propre pile pour finir sur la pile 2. C’est plus d’un tour complet : pas permis non plus.",
    },
    position: "move:1 n+l3,d1+l1 light - 0",
    refused: "1R",
  },
  {
    clause: "ring.opposite",
    caption: {
      en: "Among four piles the 2 lands on pile 4 whichever way it goes. That is one move, and its name is 2R.",
      fr: "Parmi quatre piles, le 2 arrive sur la pile 4 quel que soit le sens. C’est un seul coup, et il s’écrit 2R.",
    },
    position: "move:1 d1,l2,n,d3 light - 0",
    legal: ["2R"],
  },
  {
    clause: "ring.opposite",
    caption: {
      en: "Six piles and a 3: pile 6 lies right across the ring from pile 3.",
      fr: "Six piles et un 3 : la pile 6 est juste en face de la pile 3.",
    },
    position: "move:2 l1,d1,d3,n,l2,d2 light - 0",
    play: "3R",
    becomes: "move:1 l1,d1,n,l2,d2+d3 light - 0",
  },
];
