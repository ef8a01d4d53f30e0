/** @jsxImportSource preact */
import { parseTable } from "@serpentarium/core";
import { parseSeriesPlan, type SeriesPlan } from "@serpentarium/core/series";
import type { NewLiveMatch } from "@serpentarium/table/live";
import { LiveDialog as TableLiveDialog } from "@serpentarium/table/live/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type ChosenOptions, chosenOptions, withDefaults } from "../match/chosen-options.ts";
import type { ViewProps } from "../ui/play-state.ts";
import { OptionsView } from "../ui/views/options-view.tsx";
import { PlanView } from "../ui/views/plan-view.tsx";
import { SeatCountView } from "../ui/views/seat-count-view.tsx";

/** The form for a new live match, prefilled from the current match. */
export function LiveDialog({ onClose, ...props }: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { state, handlers, reader } = props;
  const { game, context } = state;
  const [count, setCount] = useState(context.table.seats);
  const [plan, setPlan] = useState<SeriesPlan>(context.plan);
  const [chosen, setChosen] = useState<ChosenOptions>(() => chosenOptions(game, context.table));
  const [isSubmitted, setSubmitted] = useState(false);

  const begin = (by: Pick<NewLiveMatch, "name" | "player" | "clock">): boolean => {
    const table = parseTable(game, withDefaults(game, chosen, count), count);
    const parsedPlan = parseSeriesPlan(plan);
    setSubmitted(true);
    if (!(table.ok && parsedPlan.ok)) return false;
    handlers.beginLive({ ...by, table: table.value, plan: parsedPlan.value });
    return true;
  };
  return (
    <TableLiveDialog seats={count} reader={reader} onBegin={begin} onClose={onClose}>
      <SeatCountView game={game} count={count} reader={reader} onChange={setCount} />
      <PlanView plan={plan} reader={reader} isSubmitted={isSubmitted} onChange={setPlan} />
      <OptionsView {...{ game, chosen, isSubmitted, reader }} seats={count} onChange={setChosen} />
    </TableLiveDialog>
  );
}
