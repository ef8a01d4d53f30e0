/** @jsxImportSource preact */
import { stateOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { canUndo } from "../log.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { LogView } from "./log-view.tsx";
import { NewGameDialog } from "./new-game-dialog.tsx";
import { NotationForm } from "./notation-form.tsx";
import { RefusalView } from "./refusal-view.tsx";
import { ResignDialog } from "./resign-dialog.tsx";

interface ToolProps {
  readonly label: string;
  /** An order that cannot be carried out now is answered with the reason. */
  readonly isIdle?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ label, isIdle = false, onPress }: ToolProps): JSX.Element => (
  <button type="button" aria-disabled={isIdle ? "true" : undefined} onClick={onPress}>
    {label}
  </button>
);

/** What stands below the board: what was refused, what can be done besides playing, and the log. */
export function DeskView(props: ViewProps): JSX.Element {
  const { state, orders, reader } = props;
  const { context, log, hasEarlier } = state;
  const [asked, ask] = useState<"new" | "resign">();
  const close = (): void => ask(undefined);
  const isOver = stateOf(context) === "over";
  return (
    <>
      <RefusalView {...props} />
      <div class="tools">
        <Tool
          label={read(reader, WORDS.undo)}
          isIdle={!canUndo(context, log)}
          onPress={() => orders.undo()}
        />
        <Tool
          label={read(reader, WORDS.redo)}
          isIdle={context.undone.length === 0}
          onPress={() => orders.redo()}
        />
        <Tool
          label={read(reader, WORDS.resign)}
          isIdle={isOver}
          onPress={() => (isOver ? orders.resign(0) : ask("resign"))}
        />
        <Tool label={read(reader, WORDS.newGame)} onPress={() => ask("new")} />
        {hasEarlier && <Tool label={read(reader, WORDS.earlier)} onPress={() => orders.earlier()} />}
        <Tool label={read(reader, WORDS.share)} onPress={() => orders.share()} />
        <Tool label={read(reader, WORDS.save)} onPress={() => orders.save()} />
        <Tool label={read(reader, WORDS.open)} onPress={() => orders.open()} />
      </div>
      <NotationForm {...props} />
      <LogView {...props} />
      {asked === "new" && <NewGameDialog {...props} onClose={close} />}
      {asked === "resign" && <ResignDialog {...props} onClose={close} />}
    </>
  );
}
