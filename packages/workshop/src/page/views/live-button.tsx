import type { Failure } from "@serpentarium/core";
import type { NewLiveMatch } from "@serpentarium/table/live";
import { LiveDialog } from "@serpentarium/table/live/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { parseInputTable, toMatchInput } from "../match-input.ts";
import type { MatchProps } from "../view-props.ts";
import { OptionsView, SeatCountView } from "./new-match-view.tsx";

/** The form for a live match, filled with the settings of the current match. */
function LiveForm({ onClose, ...props }: MatchProps & { readonly onClose: () => void }): JSX.Element {
  const { controller, plugin, context, reader, words } = props;
  const { game } = plugin;
  const [input, setInput] = useState(() => toMatchInput(game, context));
  const [failure, setFailure] = useState<Failure>();
  const begin = (by: Pick<NewLiveMatch, "name" | "player" | "clock">): boolean => {
    const table = parseInputTable(game, input);
    setFailure(table.ok ? undefined : table.error);
    if (!table.ok) return false;
    const match = { ...by, table: table.value, plan: context.plan };
    // after the dialog, which belongs to the match of the page, has closed
    setTimeout(() => controller.live?.begin(match));
    return true;
  };
  const form = {
    game,
    input,
    words,
    idPrefix: "live-",
    onChange: (change: Partial<typeof input>) => setInput({ ...input, ...change }),
  };
  return (
    <LiveDialog seats={input.seats} reader={reader} onBegin={begin} onClose={onClose}>
      <SeatCountView {...form} />
      <OptionsView {...form} />
      {failure && (
        <p class="error" role="alert">
          {words.format(failure.message)}
        </p>
      )}
    </LiveDialog>
  );
}

/** A button for a live match, if the server has them. */
export function LiveButton(props: MatchProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  if (!props.controller.live?.canBegin) return null;
  return (
    <>
      <button type="button" class="primary" onClick={() => setOpen(true)}>
        {props.words.text("workshop.live")}
      </button>
      {isOpen && <LiveForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
