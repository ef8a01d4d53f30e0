import type { Language, Scene, Target } from "@serpentarium/core";
import { h, type JSX } from "preact";
import { Drawing, frameOf } from "./drawing.ts";
import type { Mark } from "./mark.ts";
import { isPlaced, type Placed } from "./navigation.ts";
import { type Theme, themeClass } from "./theme.ts";

/** What was last announced; `refused` also shows by colour and sign. */
export interface Status {
  readonly text: string;
  readonly kind: "told" | "refused";
}

export interface BoardViewProps {
  readonly scene: Scene;
  readonly language: Language;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** All of them when left out. */
  readonly enabled: readonly string[] | undefined;
  readonly selected: readonly string[];
  /** The target that Tab leads to. */
  readonly current: string | undefined;
  readonly status: Status;
  readonly onPress: (target: string) => void;
  readonly onFocus: (target: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

/** Where a target lies over the drawing: by its middle, so that one drawn too small can grow around it. */
function spot({ area }: Placed, scene: Scene): string {
  const frame = frameOf(scene);
  const left = percent(area.x + area.w / 2 - frame.x, frame.w);
  const top = percent(area.y + area.h / 2 - frame.y, frame.h);
  return `left:${left};top:${top};width:${percent(area.w, frame.w)};height:${percent(area.h, frame.h)}`;
}

/** What a target that can be refused has in common with one that can be pressed: it stays pressable. */
function pressable({ id }: Target, { scene, enabled, selected, onPress }: BoardViewProps, kind: string) {
  const isEnabled = enabled?.includes(id) ?? true;
  const isSelected = selected.includes(id);
  // where actions are paths the first step shows too; elsewhere nearly everything could begin an action
  const isNext = isEnabled && !isSelected && (selected.length > 0 || scene.walk !== undefined);
  const classes = [kind, isEnabled && "enabled", isSelected && "selected", isNext && "next"];
  return {
    type: "button",
    class: classes.filter(Boolean).join(" "),
    part: kind,
    "data-target": id,
    "aria-disabled": isEnabled || isSelected ? undefined : "true",
    "aria-pressed": isSelected ? "true" : undefined,
    onClick: () => onPress(id),
  };
}

function TargetView({
  target,
  board,
}: {
  readonly target: Placed;
  readonly board: BoardViewProps;
}): JSX.Element {
  return h("button", {
    ...pressable(target, board, "target"),
    style: spot(target, board.scene),
    "aria-label": target.label[board.language],
    tabIndex: target.id === board.current ? 0 : -1,
    onFocus: () => board.onFocus(target.id),
  });
}

function ButtonView({
  target,
  board,
}: {
  readonly target: Target;
  readonly board: BoardViewProps;
}): JSX.Element {
  return h("button", pressable(target, board, "button"), target.label[board.language]);
}

/** In words, the spaces that no target speaks for. */
function Unspoken({ scene, language }: BoardViewProps): JSX.Element | null {
  const spoken = new Set(scene.targets.map(({ label }) => label[language]));
  const silent = scene.spaces.filter(({ label }) => !spoken.has(label[language]));
  if (silent.length === 0) return null;
  return h(
    "ul",
    { class: "hidden" },
    silent.map(({ id, label }) => h("li", { key: id }, label[language])),
  );
}

/** The drawing with its targets over it, the buttons beside it, and what was said last. */
export function BoardView(board: BoardViewProps): JSX.Element {
  const { scene, language, theme, marks, status } = board;
  const { w, h: height } = frameOf(scene);
  const placed = scene.targets.filter(isPlaced);
  const beside = scene.targets.filter((target) => !isPlaced(target));
  const root = { "aria-hidden": "true", part: "drawing" };
  return h(
    "div",
    {
      class: `root ${themeClass(theme)}`,
      lang: language,
      style: `--width:${w};--ratio:${w / height}`,
      onKeyDown: board.onKey,
    },
    h(
      "div",
      {
        class: "stage",
        role: "group",
        "aria-label": scene.label[language],
      },
      h(Drawing, { scene, language, theme, marks, root }),
      h(Unspoken, board),
      placed.map((target) => h(TargetView, { key: target.id, target, board })),
    ),
    beside.length > 0 &&
      h(
        "div",
        { class: "buttons" },
        beside.map((target) => h(ButtonView, { key: target.id, target, board })),
      ),
    h("p", { class: `status ${status.kind}`, part: "status", role: "status" }, status.text),
  );
}
