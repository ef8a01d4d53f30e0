import type { SiteText } from "../lib/site-text.ts";

/** Texts about lessons on other pages. */
export const TEACHING_MESSAGES = {
  pictures: { en: "The game in pictures", fr: "Le jeu en images" },
  played: { en: "Just played:", fr: "Coup joué :" },
  lesson: {
    en: "Learn it by playing: {tasks}",
    fr: "Apprendre en jouant : {tasks}",
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
    en: "Learn {game} in {tasks} on a live board, with hints, and with the rule when a move is not allowed.",
    fr: "Apprenez {game} en {tasks} sur un plateau vivant, avec des indices et chaque refus expliqué.",
  },
  oneOf: { en: "1 of {tasks} tasks done", fr: "1 tâche faite sur {tasks}" },
  someOf: { en: "{done} of {tasks} tasks done", fr: "{done} tâches faites sur {tasks}" },
} as const satisfies Readonly<Record<string, SiteText>>;

/** Returns the number of tasks in words. */
export const tasksText = (tasks: number): SiteText =>
  tasks === 1
    ? { en: "1 small task", fr: "1 petite tâche" }
    : { en: `${tasks} small tasks`, fr: `${tasks} petites tâches` };

/** Returns that all tasks are done. */
export const allDoneText = (tasks: number): SiteText =>
  tasks === 1
    ? { en: "The task is done", fr: "La tâche est faite" }
    : { en: `All ${tasks} tasks are done`, fr: `Les ${tasks} tâches sont faites` };
