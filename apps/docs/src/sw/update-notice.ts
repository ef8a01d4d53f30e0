import { LANGUAGES, type Text } from "@serpentarium/core";
import { TAKE_OVER } from "./messages.ts";
import { UPDATE_WORDS as WORDS } from "./update-words.ts";

const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? "en";

function button(text: Text, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text[language];
  made.addEventListener("click", press);
  return made;
}

/** Gives the page to the version that waits. Only the page that asks for it loads anew, others stay as they are. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage(TAKE_OVER);
}

/** Says that a new version of the site waits, and leaves it to the reader when to have it. */
export function announce(worker: ServiceWorker): void {
  document.querySelector(".update-notice")?.remove();
  const notice = document.createElement("div");
  const words = document.createElement("p");
  notice.className = "update-notice";
  notice.setAttribute("role", "status");
  words.textContent = `${WORDS.ready[language]} ${WORDS.kept[language]}`;
  document.body.append(notice);
  notice.append(
    words,
    button(WORDS.reload, () => takeOver(worker)),
    button(WORDS.later, () => notice.remove()),
  );
}
