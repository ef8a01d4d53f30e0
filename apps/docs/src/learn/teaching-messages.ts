import type { Text } from "@serpentarium/core";

/** Texts about lessons on other pages. */
export const TEACHING_MESSAGES = {
  pictures: { en: "The game in six pictures", fr: "Le jeu en six images" },
  played: { en: "Just played:", fr: "Coup joué :" },
  lesson: {
    en: "Learn it by playing: {tasks} small tasks",
    fr: "Apprendre en jouant : {tasks} petites tâches",
  },
  lessons: { en: "Learn the games", fr: "Apprendre les jeux" },
  lessonsIntro: {
    en: "Short lessons, one small task at a time. You play, and the board tells you what happened and why. You need no account: your progress stays in this browser.",
    fr: "De courtes leçons, une petite tâche à la fois. Vous jouez, et le plateau vous dit ce qui s’est passé, et pourquoi. Aucune inscription : votre avancée reste dans ce navigateur.",
  },
  lessonsDescription: {
    en: "Guided lessons for every game: small tasks on a live board, with hints, and with the rule when a move is not allowed.",
    fr: "Des leçons guidées pour chaque jeu : de petites tâches sur un plateau vivant, avec des indices et chaque refus expliqué.",
  },
  title: { en: "Learn {game}", fr: "Apprendre {game}" },
  description: {
    en: "Learn {game} in {tasks} small tasks on a live board, with hints, and with the rule when a move is not allowed.",
    fr: "Apprenez {game} en {tasks} petites tâches sur un plateau vivant, avec des indices et chaque refus expliqué.",
  },
  tasks: { en: "{tasks} tasks", fr: "{tasks} tâches" },
  oneOf: { en: "1 of {tasks} tasks done", fr: "1 tâche faite sur {tasks}" },
  someOf: { en: "{done} of {tasks} tasks done", fr: "{done} tâches faites sur {tasks}" },
  allDone: { en: "All {tasks} tasks done", fr: "Les {tasks} tâches sont faites" },
} as const satisfies Readonly<Record<string, Text>>;
