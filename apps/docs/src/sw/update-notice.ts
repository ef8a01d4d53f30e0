import { TAKE_OVER } from "./worker-messages.ts";

/** Activates the waiting version. Only this page reloads; other open pages do not. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage(TAKE_OVER);
}

/** Shows a notice from the page's template, in its language; a page without a template, such as a board alone, shows none. */
function showNotice(kind: "ready" | "lost", reload: () => void): void {
  document.querySelector(".update-notice")?.remove();
  const template = document.querySelector<HTMLTemplateElement>(`template[data-update-notice="${kind}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  notice.querySelector("[data-reload]")?.addEventListener("click", reload);
  notice.querySelector("[data-later]")?.addEventListener("click", () => notice.remove());
  // elements outside an open modal dialog cannot be pressed
  (document.querySelector("dialog:modal") ?? document.body).append(notice);
}

/** Shows that a new version of the site is ready, with a button to reload. */
export const showUpdateNotice = (worker: ServiceWorker): void => showNotice("ready", () => takeOver(worker));

/** Shows that a module of this version could not be loaded, with a button to reload the page. */
export const showLossNotice = (): void => showNotice("lost", () => location.reload());
