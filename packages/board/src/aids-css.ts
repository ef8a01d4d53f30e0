/** The buttons of aids. */
export const AIDS_CSS = `
.aids{display:flex;flex-wrap:wrap;justify-content:center;gap:6px;padding:4px 12px 8px}
.aid{min-block-size:32px;padding:3px 12px;border:1px solid var(--_surface);border-radius:999px;background:none;color:var(--_muted);font:inherit;font-size:14px;cursor:pointer;touch-action:manipulation}
.aid::before{content:"";display:inline-block;box-sizing:border-box;inline-size:11px;block-size:11px;margin-inline-end:7px;border:2px solid var(--_line);border-radius:3px;vertical-align:-1px}
.aid[aria-pressed=true]{border-color:var(--_line);color:var(--_ink)}
.aid[aria-pressed=true]::before{border-color:var(--_accent);background:var(--_accent)}
.aid:focus-visible{outline:3px solid var(--_focus);outline-offset:2px;z-index:1}
@media (hover:hover){.aid:hover{background:var(--_surface)}}
@media (forced-colors:active){.aid[aria-pressed=true]::before{forced-color-adjust:none;background:Highlight}}`;
