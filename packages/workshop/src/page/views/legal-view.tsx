import { countActions, formatRange } from "@serpentarium/core/internal";
import { waitsForPerson } from "@serpentarium/table";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { MatchProps } from "../view-props.ts";

/** The maximum number of actions to list. */
const MAX_LISTED = 200;

function LegalActions({ send, plugin: { game }, context, words }: MatchProps): JSX.Element {
  const { position } = context;
  const legal = game.legalRanges(position);
  const weights = game.chanceOutcomes(position)?.map(({ weight }) => weight);
  if (legal.length === 0) {
    return (
      <p>{words.text(position.phase === "over" ? "workshop.game-over" : "workshop.chance-not-listed")}</p>
    );
  }
  const canPlay = waitsForPerson(game, context);
  return (
    <p class="notations">
      {legal.slice(0, MAX_LISTED).map((range, i) => {
        const notation = formatRange(range, (action) => game.formatAction(action, position));
        // an action with amounts is played on the board or as text
        if (range.amounts.length > 0) return <code key={notation}>{notation}</code>;
        return (
          <button
            key={notation}
            type="button"
            aria-disabled={!canPlay}
            onClick={() => canPlay && send({ type: "play", action: notation })}
          >
            {notation}
            {weights && <small> ×{weights[i]}</small>}
          </button>
        );
      })}
      {legal.length > MAX_LISTED && words.text("workshop.more", { count: legal.length - MAX_LISTED })}
    </p>
  );
}

/** The legal actions in notation, as buttons that play them. */
export function LegalView(props: MatchProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { plugin, context, words } = props;
  const count = isOpen ? countActions(plugin.game.legalRanges(context.position)) : 0;
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{words.text(isOpen ? "workshop.legal-count" : "workshop.legal", { count })}</summary>
      {isOpen && <LegalActions {...props} />}
    </details>
  );
}
