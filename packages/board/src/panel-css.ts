import { SPEEDS } from "./motion-duration.ts";

const TRANSITION = "calc(var(--serpent-duration,250ms)*var(--_speed,1)) cubic-bezier(.3,.7,.2,1)";

const SPEED_FACTORS = Object.entries(SPEEDS)
  .map(([speed, factor]) => `:host([speed=${speed}]){--_speed:${factor}}`)
  .join("");

/** Panels: their overlays, and the zoom toolbar. */
const PANES = `
.overlay{position:absolute;transform:translate(-50%,-50%)}
.viewport{position:absolute;inset:var(--head) 0 0;overflow:hidden;overflow:clip;touch-action:pan-x pan-y}
.tabbed .viewport{touch-action:pan-y}
.adjusted .viewport{touch-action:none;cursor:grab}
.adjusted .viewport:active{cursor:grabbing}
.smooth .plane{transition:transform ${TRANSITION}}
.smooth .viewport .target{transition:left ${TRANSITION},top ${TRANSITION},width ${TRANSITION},height ${TRANSITION}}
.zoom{position:absolute;inset:3px 4px auto auto;block-size:calc(var(--head) - 4px);background:var(--_paper);display:flex;align-items:center;gap:2px;opacity:0;pointer-events:none;transition:opacity .15s}
.zoom button{inline-size:26px;block-size:26px;margin:0;padding:5px;border:1px solid var(--_line);border-radius:7px;background:var(--_paper);color:var(--_ink);cursor:pointer;touch-action:manipulation}
.zoom button[aria-disabled]{border-color:var(--_surface);color:var(--_line);cursor:default}
.zoom svg{display:block;inline-size:100%;block-size:100%;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.adjusted .zoom,.overlay:has(:focus-visible) .zoom{opacity:1;pointer-events:auto}
@media (hover:hover){.overlay:hover .zoom{opacity:1;pointer-events:auto}.zoom button:not([aria-disabled]):hover{background:var(--_surface)}}`;

/** Tabs, if one panel is shown at a time. Panels that slide in do not widen the page. */
const TABS = `
.tabbed .stage{overflow-x:clip}
.tabbed .stage>svg{overflow:hidden}
.tabs{display:flex;gap:2px;padding:2px 8px 8px}
.tab{position:relative;flex:1 1 0;min-inline-size:0;min-block-size:44px;padding:5px 3px;border:0;border-block-start:3px solid var(--_surface);border-radius:0 0 10px 10px;background:none;color:var(--_muted);font:inherit;font-size:12.5px;line-height:1.25;cursor:pointer;touch-action:manipulation}
.tab[aria-selected=true]{border-color:var(--_accent);background:var(--_surface);color:var(--_ink);font-weight:650}
.tab .name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;overflow-wrap:anywhere;hyphens:auto;text-align:center;text-wrap:balance}
.tab .name span{display:inline-block}
.tab.active::before{content:"";position:absolute;inset:-8px auto auto calc(50% - 6px);inline-size:9px;block-size:9px;border:2px solid var(--_paper);border-radius:50%;background:var(--_accent)}
.stage.next .panel,.stage.next .overlay{animation:from-right calc(.22s*var(--_speed,1)) ease-out}
.stage.previous .panel,.stage.previous .overlay{animation:from-left calc(.22s*var(--_speed,1)) ease-out}
@keyframes from-right{from{opacity:0;translate:36px}}
@keyframes from-left{from{opacity:0;translate:-36px}}
@media (hover:hover){.tab:hover{background:var(--_surface)}}`;

const REDUCED_MOTION =
  "@media (prefers-reduced-motion:reduce){.smooth .plane,.smooth .viewport .target,.zoom{transition:none}.stage .panel,.stage .overlay{animation:none!important}}";

/** What is beside the drawing, if one panel is shown at a time. */
const BESIDE = `
.tabbed{--drawing-height:calc(var(--serpent-max-height,80vh) - 52px);display:flex;flex-direction:column;max-inline-size:min(100%,var(--width)*var(--serpent-scale,2)*1px)}
.tabbed>.stage{inline-size:min(100%,var(--drawing-height)*var(--ratio));margin-inline:auto}
.tabbed>.buttons{padding-inline:6px}
.tabbed>.buttons>.button{padding-inline:10px}
.tabbed>.buttons{min-block-size:88px}
.tabbed>.status{min-block-size:2.8em}
.tabbed>.aids{padding:0 6px 4px}
.tabbed>.aids>.aid{flex:1 1 8em;padding-inline:8px;font-size:13px;line-height:1.2;text-wrap:balance}`;

const FOCUS = `
:is(.tab,.zoom button):focus-visible{outline:3px solid var(--_focus);outline-offset:2px;z-index:1}
@media (forced-colors:active){.tab[aria-selected=true]{outline:2px solid Highlight;outline-offset:-2px}.tab.active::before{forced-color-adjust:none;background:Highlight}}`;

/** The style of panels and tabs. */
export const PANEL_CSS: string = SPEED_FACTORS + PANES + TABS + BESIDE + REDUCED_MOTION + FOCUS;

export const panelStyleSheet = new CSSStyleSheet();
panelStyleSheet.replaceSync(PANEL_CSS);
