import { step } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { choicesOf } from "../choices.ts";
import { waitsForPerson } from "../match.ts";
import { read } from "../reader.ts";
import type { MatchProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { ActionForm } from "./action-form.tsx";
import { BoardView } from "./board-view.tsx";
import { ClauseLink } from "./clause-link.tsx";
import { LegalView } from "./legal-view.tsx";
import { NewMatchView } from "./new-match-view.tsx";
import { PositionForm } from "./position-form.tsx";
import { TurnView } from "./turn-view.tsx";

/** Why the last thing that was tried is not allowed: the board says it in words, this leads to the rule. */
function RefusalView(props: MatchProps): JSX.Element | null {
  const { desk, language } = props;
  const { failure } = desk;
  if (!failure) return null;
  return (
    <p class="refusal" role="status">
      {read(language, failure.message)}{" "}
      {failure.clause && (
        <>
          {read(language, WORDS.rule)} <ClauseLink {...props} clause={failure.clause} />
        </>
      )}
    </p>
  );
}

/** The board, and what can be done to the match. */
export function TableView(props: MatchProps): JSX.Element {
  const { desk, plugin, context, language } = props;
  const { game } = plugin;
  const can = (type: "undo" | "redo"): boolean => step(game, context, { type }).ok;
  const isAsked = game.toAct(context.position) === "chance" && waitsForPerson(game, context);
  return (
    <>
      <TurnView {...props} />
      {desk.actor && <BoardView desk={desk} game={game} actor={desk.actor} language={language} />}
      <RefusalView {...props} />
      <div class="tools">
        <button type="button" aria-disabled={!can("undo")} onClick={() => desk.order({ type: "undo" })}>
          {read(language, WORDS.undo)}
        </button>
        <button type="button" aria-disabled={!can("redo")} onClick={() => desk.order({ type: "redo" })}>
          {read(language, WORDS.redo)}
        </button>
        {isAsked && (
          <button type="button" onClick={() => desk.roll()}>
            {read(language, WORDS.roll)}
          </button>
        )}
        <button type="button" onClick={() => desk.begin(choicesOf(game, context))}>
          {read(language, WORDS.restart)}
        </button>
      </div>
      <ActionForm {...props} />
      <PositionForm {...props} />
      <LegalView {...props} />
      <NewMatchView {...props} />
    </>
  );
}
