import { LANGUAGES, type SiteText } from "../lib/site-text.ts";
import { UPDATE_MESSAGES as MESSAGES } from "./update-messages.ts";
import { TAKE_OVER } from "./worker-messages.ts";

const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? "en";

function createButton(text: SiteText, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text[language];
  element.addEventListener("click", press);
  return element;
}

/** Activates the waiting version. Only this page reloads, other open pages do not. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage(TAKE_OVER);
}

function showNotice(message: SiteText, reload: () => void): void {
  document.querySelector(".update-notice")?.remove();
  const notice = document.createElement("div");
  const text = document.createElement("p");
  notice.className = "update-notice";
  notice.setAttribute("role", "status");
  text.textContent = `${message[language]} ${MESSAGES.kept[language]}`;
  // nothing beside an open dialog can be pressed
  (document.querySelector("dialog:modal") ?? document.body).append(notice);
  notice.append(
    text,
    createButton(MESSAGES.reload, reload),
    createButton(MESSAGES.later, () => notice.remove()),
  );
}

/** Shows that a new version of the site is ready, with a button to reload. */
export const showUpdateNotice = (worker: ServiceWorker): void =>
  showNotice(MESSAGES.ready, () => takeOver(worker));

/** Shows that a module of this version could not be loaded, with a button to load the page as it is now. */
export const showLossNotice = (): void => showNotice(MESSAGES.lost, () => location.reload());
