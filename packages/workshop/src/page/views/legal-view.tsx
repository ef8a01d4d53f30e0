import { waitsForPerson } from "@serpentarium/table";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { MatchProps } from "../view-props.ts";

/** The maximum number of actions to list. */
const MAX_LISTED = 200;

function LegalActions({ send, plugin: { game }, context, language }: MatchProps): JSX.Element {
  const { position } = context;
  const legal = game.legalActions(position);
  const weights = game.chanceOutcomes(position)?.map(({ weight }) => weight);
  if (legal.length === 0) {
    return (
      <p>{localise(language, position.phase === "over" ? MESSAGES.gameOver : MESSAGES.chanceNotListed)}</p>
    );
  }
  const canPlay = waitsForPerson(game, context);
  return (
    <p class="notations">
      {legal.slice(0, MAX_LISTED).map((action, i) => {
        const notation = game.formatAction(action, position);
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
      {legal.length > MAX_LISTED && localise(language, MESSAGES.more, { n: legal.length - MAX_LISTED })}
    </p>
  );
}

/** The legal actions in notation, as buttons that play them. */
export function LegalView(props: MatchProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { plugin, context, language } = props;
  const n = isOpen ? plugin.game.legalActions(context.position).length : 0;
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{localise(language, isOpen ? MESSAGES.legalCount : MESSAGES.legal, { n })}</summary>
      {isOpen && <LegalActions {...props} />}
    </details>
  );
}
