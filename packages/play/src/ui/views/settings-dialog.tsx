/** @jsxImportSource preact */
import { PERSON } from "@serpentarium/core/context";
import { Dialog, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { hasDecisions } from "../../match/decisions.ts";
import type { ViewProps } from "../play-state.ts";
import { isSpeed, SPEEDS } from "../speed.ts";
import { canNotify } from "../turn-notifier.ts";

interface CheckboxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Checkbox = ({ label, isOn, onChange }: CheckboxProps): JSX.Element => (
  <label class="inline">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);

/** Whether people on this device play all seats. */
const hasOnlyPeople = ({ occupants }: ViewProps["state"]["context"]): boolean =>
  occupants.every((occupant) => occupant === PERSON);

interface SettingsProps extends ViewProps {
  readonly onClose: () => void;
}

/** The settings of this browser; a change takes effect at once. */
export const SettingsDialog = ({ state, handlers, reader, onClose }: SettingsProps): JSX.Element => (
  <Dialog title={reader.words.text("play.dialog.settings")} onClose={onClose}>
    <form method="dialog">
      <Checkbox
        label={reader.words.text("play.dialog.sound")}
        isOn={state.isSoundOn}
        onChange={(isOn) => handlers.setSound(isOn)}
      />
      {hasDecisions(state.game) && (
        <Checkbox
          label={reader.words.text("play.dialog.forced")}
          isOn={state.playsForced}
          onChange={(isOn) => handlers.setForced(isOn)}
        />
      )}
      {canNotify() && !hasOnlyPeople(state.context) && (
        <Checkbox
          label={reader.words.text("play.dialog.notify")}
          isOn={state.isNotifying}
          onChange={(isOn) => handlers.setNotifying(isOn)}
        />
      )}
      <SelectView
        id="speed"
        label={reader.words.text("play.dialog.speed")}
        value={state.speed}
        choices={SPEEDS.map((speed) => [speed, reader.words.text(`play.dialog.speeds.${speed}`)])}
        onChange={(speed) => isSpeed(speed) && handlers.setSpeed(speed)}
      />
      <p class="buttons">
        <button type="submit" class="main">
          {reader.words.text("play.dismiss")}
        </button>
      </p>
    </form>
  </Dialog>
);
