/** The pages' whole style, inline: the Content-Security-Policy allows it by its hash. */
import { createHash } from 'node:crypto';

export const pageStyle = `
:root { color-scheme: light dark; --ink: #22201c; --paper: #f6f1e7; --card: #fffdf8; --line: #cfc5b2; --soft: #5e574c;
  --accent: #7a2e1d; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe9dd; --paper: #191714; --card: #24211d; --line: #4a443a;
  --soft: #b9b0a0; --accent: #d9876f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center; gap: 1.5rem;
  padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
main { width: 100%; max-width: 48rem; background: var(--card); border: 1px solid var(--line);
  border-top: 4px solid var(--accent); border-radius: 6px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1rem;
  padding: 1.5rem; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 1.4rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 .75rem; font-size: 1rem; color: var(--soft); }
a { color: var(--accent); }
button { min-height: 2.75rem; padding: .25rem 1rem; border: 1px solid var(--accent); border-radius: 4px;
  background: none; color: var(--accent); font: inherit; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.empty { padding: 3rem 1.5rem; text-align: center; color: var(--soft); }
.letters { margin: 0; padding: 0; list-style: none; }
.letters li + li { border-top: 1px solid var(--line); }
.letters a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 1rem 1.5rem; color: var(--ink);
  text-decoration: none; }
.letters a:hover .subject { text-decoration: underline; }
.subject { grid-column: 1 / -1; font-weight: bold; overflow-wrap: anywhere; }
.to { color: var(--soft); overflow-wrap: anywhere; }
time { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; padding: 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 56rem; border: 0; border-top: 1px solid var(--line); }
.plain { padding: 1.5rem; border-top: 1px solid var(--line); }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .95rem/1.6 ui-monospace, monospace; }
footer { color: var(--soft); font-size: .9rem; text-align: center; }
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

export const pageSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** For the HTML that somebody sent: no scripts, nothing from anywhere, an origin of its own; its links open elsewhere. */
export const letterSecurityPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;
