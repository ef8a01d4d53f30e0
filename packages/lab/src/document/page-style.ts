/** The style sheet of the page, for light and dark colour schemes and for narrow and wide screens. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --text: #1d2421;
  --muted: #55605b;
  --background: #fbfbf8;
  --card: #ffffff;
  --line: #d9ddd8;
  --series: #1f6f50;
  --series-end: #b4471f;
  --mark: #fdf0d5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6ebe7;
    --muted: #a5b0aa;
    --background: #141816;
    --card: #1c221f;
    --line: #37403b;
    --series: #6cc7a0;
    --series-end: #f0946c;
    --mark: #3b3320;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--background);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.2rem; margin: 0 0 0.5rem; }
p { max-width: 46rem; margin: 0 0 1rem; }
.note { color: var(--muted); font-size: 0.9rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin: 0 0 1rem; }
.content { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: flex-start; }
.plots { flex: 1 1 18rem; max-width: 25rem; display: grid; gap: 1.25rem; }
figure { margin: 0; }
figcaption { font-weight: 600; font-size: 0.9rem; margin-bottom: 0.25rem; }
figure svg { width: 100%; height: auto; --plot-background: var(--card); }
.series { margin-inline-end: 1rem; font-weight: 400; white-space: nowrap; }
.series::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; border-radius: 50%; margin-inline-end: 0.3em; background: var(--swatch); }
.table { flex: 3 1 24rem; min-width: 0; overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.25rem 0.4rem; text-align: end; vertical-align: top; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
td { white-space: nowrap; }
th { font-weight: 600; }
thead th { vertical-align: bottom; }
thead th:first-child, tbody th { text-align: start; }
tbody th { font-weight: 400; min-width: 7.5rem; }
th code { color: var(--muted); font-size: 0.85em; }
tr.highlighted { background: var(--mark); }
@media (max-width: 40rem) {
  section { padding: 0.75rem; }
  th, td { padding: 0.2rem 0.3rem; }
  td { white-space: normal; }
  tbody th { min-width: 6.5rem; }
}
@media print { section { break-inside: avoid; } }
`.trim();
