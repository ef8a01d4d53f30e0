import type { SiteText } from "../lib/site-text.ts";

/** Texts of the play page; `{placeholders}` are filled by `formatText`. */
export const MESSAGES = {
  rollBySite: { en: "Automatically from now on", fr: "Automatique désormais" },
  rollByPress: { en: "By pressing from now on", fr: "En pressant désormais" },
  youRollNow: {
    en: "From now on you press to roll and deal.",
    fr: "Désormais, vous pressez pour tirer et distribuer.",
  },
  roll: { en: "Roll for us", fr: "Tirer pour nous" },
  dealByHand: { en: "Deal by hand", fr: "Distribuer à la main" },
  siteDeals: { en: "Let the site deal", fr: "Laisser le site distribuer" },
  youDealNow: {
    en: "From now on you roll and deal with the real box, and enter the results here.",
    fr: "Désormais, vous tirez et distribuez avec la vraie boîte, et le saisissez ici.",
  },
  siteDealsNow: {
    en: "From now on the site rolls and deals.",
    fr: "Désormais, le site tire et distribue.",
  },

  howToPlay: { en: "How do you want to play?", fr: "Comment jouer ?" },
  againstBot: { en: "Against a bot", fr: "Contre un robot" },
  level: { en: "Level", fr: "Niveau" },
  yourSeat: { en: "Your seat", fr: "Votre place" },
  playItself: { en: "Play it through", fr: "Dérouler la partie" },
  setUpBoard: { en: "Set-up", fr: "Mise en place" },
  setUpForUs: { en: "Set up for you", fr: "Mise en place faite pour vous" },
  setUpByPlayers: { en: "Set up by the players", fr: "Mise en place par les joueurs" },
  together: { en: "Together, here", fr: "Ensemble, ici" },
  startLive: { en: "Live…", fr: "En direct…" },
  startByLink: { en: "By link…", fr: "Par lien…" },
  watchBots: { en: "Watch bots", fr: "Regarder" },
  rematch: { en: "Rematch", fr: "Revanche" },

  undo: { en: "Undo", fr: "Annuler" },
  redo: { en: "Redo", fr: "Rétablir" },
  resign: { en: "Resign…", fr: "Abandonner…" },
  newGame: { en: "New game…", fr: "Nouvelle partie…" },
  setUp: { en: "Set up a position", fr: "Préparer une position" },
  setUpLoading: { en: "One moment…", fr: "Un instant…" },
  setUpFailed: {
    en: "This could not be loaded. Check your connection and try again.",
    fr: "Impossible de le charger. Vérifiez votre connexion et réessayez.",
  },
  share: { en: "Copy link", fr: "Copier le lien" },
  save: { en: "Save file", fr: "Enregistrer" },
  open: { en: "Open file…", fr: "Ouvrir un fichier…" },
  embed: { en: "Embed…", fr: "Intégrer…" },
  notAllowed: {
    en: "Your browser does not allow notifications from this site. You can change that in its settings.",
    fr: "Votre navigateur ne permet pas à ce site de vous prévenir. Ses réglages peuvent le changer.",
  },
  shortcuts: { en: "Keyboard", fr: "Clavier" },
  openSettings: { en: "Settings…", fr: "Réglages…" },
  myMatches: { en: "My matches", fr: "Mes parties" },
  openElsewhere: {
    en: "Your match is open in another tab or window, so this is a new one.",
    fr: "Votre partie est ouverte dans un autre onglet ou une autre fenêtre : en voici une nouvelle.",
  },
  continueHere: { en: "Continue it here", fr: "La continuer ici" },
  keptBefore: {
    en: "The match that was here before is kept under “My matches”.",
    fr: "La partie qui était ici avant est gardée dans « Mes parties ».",
  },
  matchGone: {
    en: "This match is no longer in this browser.",
    fr: "Cette partie n’est plus dans ce navigateur.",
  },
  goBack: { en: "Back to that match", fr: "Revenir à cette partie" },
  storageFull: {
    en: "This browser has no more room for matches, so what you play now is not kept. Save this match as a file, or delete others under “My matches”.",
    fr: "Ce navigateur n’a plus de place pour des parties : ce que vous jouez maintenant n’est pas gardé. Enregistrez la partie, ou supprimez-en d’autres dans « Mes parties ».",
  },
  storageBlocked: {
    en: "This browser does not let the site keep matches. To keep this one, save it as a file.",
    fr: "Ce navigateur ne permet pas au site de garder des parties. Pour garder celle-ci, enregistrez-la.",
  },

  hint: { en: "Hint", fr: "Conseil" },
  stopHint: { en: "Cancel the hint", fr: "Annuler le conseil" },
  hideHint: { en: "Hide the hint", fr: "Masquer le conseil" },
  setUpStays: {
    en: "There is nothing to undo yet: the site has set up the board.",
    fr: "Il n’y a encore rien à annuler : c’est le site qui a fait la mise en place.",
  },
  noHintNow: {
    en: "You can get a hint when it is your turn.",
    fr: "Il y a des conseils quand c’est à vous de jouer.",
  },

  chanceFirst: {
    en: "Chance is still deciding: you can send the link in a moment.",
    fr: "Le hasard décide encore : le lien pourra partir dans un instant.",
  },
  alreadySent: {
    en: "You have already sent this in a link: you can no longer undo it.",
    fr: "Vous l’avez déjà envoyé dans un lien : impossible de l’annuler.",
  },
  preview: {
    en: "You are viewing another match. Yours is kept.",
    fr: "Vous regardez une autre partie. La vôtre est gardée.",
  },
  cancel: { en: "Cancel", fr: "Fermer" },
  playingOn: {
    en: "You play on as a new line. The match as it was is kept under “My matches”.",
    fr: "Vous continuez autrement. La partie telle qu’elle était est gardée dans « Mes parties ».",
  },
  readOnly: {
    en: "Played with {game} {version}. You can view it, but not play on.",
    fr: "Jouée avec {game} {version}. Vous pouvez la regarder, pas la continuer.",
  },
  rulesPlayed: { en: "The rules it was played under", fr: "La règle qui valait alors" },
  linksToCurrentRules: {
    en: "Links lead to the current rules.",
    fr: "Les liens mènent à la règle actuelle.",
  },
  viewOnly: {
    en: "This match was played with an older version: you can only view it.",
    fr: "Cette partie a été jouée avec une version antérieure : vous pouvez seulement la regarder.",
  },
  backToOwnMatch: { en: "Back to your match", fr: "Revenir à votre partie" },
  versionMissing: { en: "This site does not have that version.", fr: "Ce site n’a pas cette version." },

  linkRefused: { en: "The link could not be opened. {why}", fr: "Impossible d’ouvrir ce lien. {why}" },
  fileRefused: { en: "The file could not be opened. {why}", fr: "Impossible d’ouvrir ce fichier. {why}" },
  linkDamaged: {
    en: "The link could not be opened. It is incomplete or damaged: ask for it again.",
    fr: "Impossible d’ouvrir ce lien. Il est incomplet ou abîmé : redemandez-le.",
  },
  fileDamaged: {
    en: "The file could not be opened. It is not a saved match, or it is damaged.",
    fr: "Impossible d’ouvrir ce fichier. Ce n’est pas une partie enregistrée, ou il est abîmé.",
  },
  storedRefused: {
    en: "The match kept in this browser could not be read. You can save it as a file, under “My matches”. {why}",
    fr: "La partie gardée dans ce navigateur est illisible. Vous pouvez l’enregistrer dans « Mes parties ». {why}",
  },
  atAction: { en: "Action {n}: {why}", fr: "Coup {n} : {why}" },
  atMatch: { en: "Game {m}: {why}", fr: "Partie {m} : {why}" },
  atMatchAction: { en: "Game {m}, action {n}: {why}", fr: "Partie {m}, coup {n} : {why}" },
  opening: { en: "The match is being opened.", fr: "La partie s’ouvre." },
  linkOpened: { en: "This match came with the link.", fr: "Cette partie est venue avec le lien." },
  playingOnAgainst: {
    en: "You play on from here against bots.",
    fr: "Vous continuez d’ici contre des robots.",
  },
  fileOpened: { en: "This match came from the file.", fr: "Cette partie vient du fichier." },
  onlyHere: {
    en: "Only this machine can open it, where the site has this address.",
    fr: "Seule cette machine peut l’ouvrir, où le site a cette adresse.",
  },
  linkCopied: {
    en: "Link copied: anyone who opens it sees this match.",
    fr: "Lien copié : qui l’ouvre voit cette partie.",
  },
  linkCopiedWhole: {
    en: "Link copied. It contains the whole match, including what is hidden: anyone who opens it can see everything.",
    fr: "Lien copié. Il contient toute la partie, même ce qui est caché : qui l’ouvre peut tout regarder.",
  },
  linkShownWhole: {
    en: "This link contains the match, including what is hidden; copy it by hand:",
    fr: "Ce lien contient la partie, même ce qui est caché ; copiez-le à la main :",
  },
  fileSavedWhole: {
    en: "The file contains the whole match, including what is hidden.",
    fr: "Le fichier contient toute la partie, même ce qui est caché.",
  },
  linkShown: {
    en: "This link contains the match; copy it by hand:",
    fr: "Ce lien contient la partie ; copiez-le à la main :",
  },
  botFailed: {
    en: "The bot has stopped working. Reload the page, or undo.",
    fr: "L’adversaire ne répond plus. Rechargez la page, ou annulez.",
  },
  startNewGame: { en: "Start a new game", fr: "Commencer une partie" },
  dismiss: { en: "Close", fr: "Fermer" },
} as const satisfies Readonly<Record<string, SiteText>>;
