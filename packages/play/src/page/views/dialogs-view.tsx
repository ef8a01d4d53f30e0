/** @jsxImportSource preact */
import { lateView, ResignDialog } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../../ui/play-state.ts";
import { MenuDialog } from "./menu-dialog.tsx";
import { SetUpDialog } from "./set-up-dialog.tsx";

const NewGameDialog = lateView(
  async () => (await import("../../ui/views/new-game-dialog.tsx")).NewGameDialog,
);
const ShortcutsDialog = lateView(async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);
const SettingsDialog = lateView(
  async () => (await import("../../ui/views/settings-dialog.tsx")).SettingsDialog,
);
const LiveDialog = lateView(async () => (await import("../../live/live-dialog.tsx")).LiveDialog);
const ShareDialog = lateView(async () => (await import("../../sharing/share-dialog.tsx")).ShareDialog);
const EmbedDialog = lateView(async () => (await import("./embed-dialog.tsx")).EmbedDialog);

/** The dialogs that the buttons of the page open. */
export type PageDialog =
  | "menu"
  | "new"
  | "new-by-link"
  | "live"
  | "resign"
  | "set-up"
  | "embed"
  | "share"
  | "settings"
  | "shortcuts";

/** The props for dialogs that begin another match, which replaces a live one on the page. */
function leaving(props: ViewProps): ViewProps {
  const { state, handlers } = props;
  if (!state.visited) return props;
  const after =
    <A extends unknown[]>(begin: (...args: A) => void) =>
    (...args: A): void => {
      handlers.leaveVisited();
      begin(...args);
    };
  return {
    ...props,
    state: { ...state, context: state.running, log: [] },
    handlers: {
      ...handlers,
      begin: after((...match) => handlers.begin(...match)),
      beginByLink: after((...match) => handlers.beginByLink(...match)),
      beginLive: after((match) => handlers.beginLive(match)),
    },
  };
}

export interface DialogsProps extends ViewProps {
  readonly dialog: PageDialog;
  readonly hasNotation: boolean;
  readonly onOpen: (dialog: PageDialog) => void;
  readonly onClose: () => void;
  readonly onNotation: () => void;
}

/** The open dialog of the page. */
export function DialogsView({
  dialog,
  hasNotation,
  onOpen,
  onClose,
  onNotation,
  ...props
}: DialogsProps): JSX.Element | null {
  const { handlers, reader, parts } = props;
  switch (dialog) {
    case "menu":
      return <MenuDialog {...props} {...{ hasNotation, onOpen, onNotation, onClose }} />;
    case "new":
    case "new-by-link":
      return (
        <NewGameDialog
          {...leaving(props)}
          isByLink={dialog === "new-by-link"}
          onClose={onClose}
          onLive={() => onOpen("live")}
        />
      );
    case "live":
      return <LiveDialog {...leaving(props)} onClose={onClose} />;
    case "set-up":
      return parts.loadEditor ? <SetUpDialog {...props} load={parts.loadEditor} onClose={onClose} /> : null;
    case "embed":
      return parts.embeds ? <EmbedDialog {...props} embeds={parts.embeds} onClose={onClose} /> : null;
    case "share":
      return <ShareDialog {...props} onClose={onClose} />;
    case "settings":
      return <SettingsDialog {...props} onClose={onClose} />;
    case "shortcuts":
      return <ShortcutsDialog reader={reader} onClose={onClose} />;
    case "resign":
      return (
        <ResignDialog
          {...props}
          onClose={() => {
            onClose();
            // after a resignation the button that opened the dialog is gone: move the focus
            if (document.activeElement === document.body) handlers.focusBoard();
          }}
        />
      );
    default:
      return null;
  }
}
