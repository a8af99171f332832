/** The page's whole style, inline: the Content-Security-Policy allows it by its hash. */
import { createHash } from 'node:crypto';

export const pageStyle = `
:root { color-scheme: light dark; --ink: #22201c; --paper: #f6f1e7; --card: #fffdf8; --line: #8a8172; --soft: #5e574c;
  --accent: #7a2e1d; --on-accent: #fff; --wrong: #a1160f; --wash: #fbe9e4; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe9dd; --paper: #191714; --card: #24211d; --line: #857c6d;
  --soft: #b9b0a0; --accent: #d9876f; --on-accent: #1c0f0a; --wrong: #ff9d8f; --wash: #3a211c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center; gap: 1.5rem;
  padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; background: var(--card); border: 1px solid var(--line);
  border-top: 4px solid var(--accent); border-radius: 6px; }
h1 { margin: 0; font-size: 1.4rem; line-height: 1.25; }
h1 small { display: block; font-size: 1rem; font-weight: normal; color: var(--soft); }
.total { margin: 1rem 0 .25rem; font-size: 2.25rem; line-height: 1.1; }
.items { margin: 0 0 1.5rem; padding: 0 0 1rem; list-style: none; border-bottom: 1px solid var(--line); color: var(--soft); }
.items li { display: flex; justify-content: space-between; gap: 1rem; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.email, .cardNumber, button, .cancel { grid-column: 1 / -1; }
label { display: block; margin-bottom: .25rem; font-weight: bold; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 4px;
  background: var(--paper); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--wrong); border-width: 2px; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint, .error { margin: .25rem 0 0; font-size: .9rem; color: var(--soft); }
.error { color: var(--wrong); }
.alert { margin-bottom: 1.5rem; padding: .75rem 1rem; border-left: 4px solid var(--wrong); background: var(--wash); }
button { min-height: 3rem; border: 0; border-radius: 4px; background: var(--accent); color: var(--on-accent);
  font: bold 1.1rem Georgia, serif; cursor: pointer; }
a { color: var(--accent); }
main.wide { max-width: 64rem; }
@media (max-width: 30rem) { main.wide { padding: 1.5rem 1rem; } }
.balance { margin-top: 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 4px; }
.balance summary { cursor: pointer; }
.balance .actions { margin: .75rem 0; }
.balance p { margin: .25rem 0 0; overflow-wrap: anywhere; }
.charges, .moves { margin: 0; padding: 0; list-style: none; }
.charges > li { display: grid; gap: .75rem; margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.charges p { margin: 0; overflow-wrap: anywhere; }
.charge strong { font-size: 1.25rem; }
.about { font-size: .9rem; color: var(--soft); }
.moves { display: grid; gap: .75rem; padding-left: 1rem; border-left: 2px solid var(--line); }
.moves li, .charge { display: grid; gap: .5rem; }
.actions { display: flex; flex-wrap: wrap; align-items: start; gap: .5rem 1rem; }
.actions form { display: flex; gap: .25rem; }
::placeholder { color: var(--soft); opacity: 1; }
.actions input { width: 5.75rem; padding: .5rem; appearance: textfield; }
.actions input::-webkit-inner-spin-button { display: none; }
.actions button { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--accent); background: none; color: var(--accent);
  font-size: 1rem; white-space: nowrap; }
.actions button:hover { background: var(--accent); color: var(--on-accent); }
@media (min-width: 50rem) { .moves li, .charge { grid-template-columns: 19rem minmax(0, 1fr); gap: 1rem; }
  .moves li { grid-template-columns: calc(18rem - 2px) minmax(0, 1fr); align-items: baseline; } }
.cancel { justify-self: center; padding: .5rem; color: var(--ink); }
footer { color: var(--soft); font-size: .9rem; text-align: center; }
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** No form-action: browsers would hold the redirect back to the shop against it. */
export const pageSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;
