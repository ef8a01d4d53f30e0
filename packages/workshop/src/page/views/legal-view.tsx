import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { waitsForPerson } from "../match.ts";
import { read } from "../reader.ts";
import type { MatchProps } from "../view-props.ts";
import { WORDS } from "../words.ts";

/** More than anybody looks through. */
const MANY = 200;

function Listed({ desk, plugin: { game }, context, language }: MatchProps): JSX.Element {
  const { position } = context;
  const legal = game.legalActions(position);
  const weights = game.outcomes(position)?.map(({ weight }) => weight);
  if (legal.length === 0) {
    return <p>{read(language, position.phase === "over" ? WORDS.noneLegal : WORDS.unlisted)}</p>;
  }
  const isOurs = waitsForPerson(game, context);
  return (
    <p class="notations">
      {legal.slice(0, MANY).map((action, i) => {
        const notation = game.formatAction(action, position);
        return (
          <button
            key={notation}
            type="button"
            aria-disabled={!isOurs}
            onClick={() => isOurs && desk.order({ type: "play", action: notation })}
          >
            {notation}
            {weights && <small> ×{weights[i]}</small>}
          </button>
        );
      })}
      {legal.length > MANY && read(language, WORDS.more, { n: legal.length - MANY })}
    </p>
  );
}

/** What is legal now, in notation; each can be played. */
export function LegalView(props: MatchProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { plugin, context, language } = props;
  const n = isOpen ? plugin.game.legalActions(context.position).length : 0;
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{read(language, isOpen ? WORDS.legal : WORDS.legalNone, { n })}</summary>
      {isOpen && <Listed {...props} />}
    </details>
  );
}
