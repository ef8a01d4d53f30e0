import { PAINTS } from "@serpentarium/core/scene";
import { AIDS_CSS } from "./aids-css.ts";
import { SCENE_CSS } from "./scene-css.ts";
import { paintCss, THEMES, themeCss } from "./theme.ts";

const HOST = `
:host{display:block;color-scheme:light dark}
:host([theme=light]){color-scheme:light}:host([theme=dark]){color-scheme:dark}
:host([hidden]){display:none}
.root{font-family:var(--serpent-font,ui-rounded,'Segoe UI',system-ui,sans-serif);color:var(--_ink);line-height:1.4;background:var(--_paper);border:1px solid var(--_surface);border-radius:14px;box-shadow:0 1px 4px rgb(0 0 0/.15);margin-inline:auto;--drawing-height:var(--serpent-max-height,80vh);max-inline-size:min(100%,var(--width)*var(--serpent-scale,2)*1px,var(--drawing-height)*var(--ratio))}
.stage{position:relative}
.stage>svg{display:block;inline-size:100%;block-size:auto;overflow:visible}
.stage>svg>rect{display:none}
.hidden,:host([quiet]) .status{position:absolute;inline-size:1px;block-size:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;min-block-size:0}`;

const TARGETS = `
.target{position:absolute;transform:translate(-50%,-50%);min-inline-size:24px;min-block-size:24px;box-sizing:border-box;margin:0;padding:0;border:0;border-radius:min(10px,20%);background:none;color:inherit;font:inherit;touch-action:manipulation;-webkit-tap-highlight-color:transparent;cursor:default}
.target.enabled{cursor:pointer}
.target.movable{cursor:grab}
.dragging,.dragging .target{cursor:grabbing}
.dragged{position:fixed;inset:0 auto auto 0;z-index:2;inline-size:1px;block-size:1px;overflow:visible;pointer-events:none}
.target.next::after{content:"";position:absolute;inset:-2px;border:3px dotted var(--_blue);border-radius:inherit}
.target.selected{box-shadow:0 0 0 4px var(--_blue)}
.target.echo{opacity:.5}
@media (hover:hover){.target.enabled:hover{background:color-mix(in srgb,var(--_blue) 16%,transparent);box-shadow:inset 0 0 0 2px var(--_blue)}
.target.selected:hover{background:none;box-shadow:0 0 0 4px var(--_blue)}}
.target:focus-visible,.button:focus-visible{outline:3px solid var(--_focus);outline-offset:4px;z-index:1}
.target:focus-visible{box-shadow:0 0 0 8px var(--_paper)}
.target.selected:focus-visible{box-shadow:0 0 0 4px var(--_blue),0 0 0 8px var(--_paper)}`;

const BESIDE = `
.buttons{display:flex;flex-wrap:wrap;justify-content:center;align-content:flex-start;gap:8px;min-block-size:40px;padding:2px 12px 8px;border-radius:12px;background:var(--_paper)}
.buttons:empty{background:none;pointer-events:none}
.button{min-block-size:40px;padding:6px 18px;border:2px solid var(--_line);border-radius:999px;background:var(--_surface);color:var(--_muted);font:inherit;font-weight:600;touch-action:manipulation;cursor:default}
.button.enabled{border-color:var(--_accent);background:var(--_paper);color:var(--_ink);cursor:pointer}
.button.selected{background:var(--_accent);color:var(--_paper)}
@media (hover:hover){.button.enabled:hover{background:var(--_surface)}}
.status{margin:0 auto;padding:2px 12px 10px;min-block-size:1.4em;max-inline-size:60ch;text-align:center;text-wrap:balance;color:var(--serpent-status,var(--_muted))}
.status>span{margin-block-end:auto}
.status.refused{color:var(--serpent-status-refused,var(--_red))}
.status.refused>span::before{content:"✕ ";content:"✕ " / "";font-weight:700}`;

const FOCUS = ".root{--_focus:var(--serpent-focus,var(--_ink))}";
const FORCED_COLOURS = `
@media (forced-colors:active){.button.selected{forced-color-adjust:none;border-color:Highlight;background:Highlight;color:HighlightText}.target.selected{outline:3px solid Highlight;outline-offset:-3px}.target.enabled:hover{outline:2px solid Highlight}
.target.next::after{border-color:Highlight}.target:focus-visible{outline:3px solid Highlight;outline-offset:2px}}`;

export const ELEMENT_CSS: string = [
  ...THEMES.map((theme) => themeCss(theme, PAINTS)),
  paintCss(PAINTS),
  SCENE_CSS,
  HOST,
  FOCUS,
  TARGETS,
  BESIDE,
  AIDS_CSS,
  FORCED_COLOURS,
].join("");
