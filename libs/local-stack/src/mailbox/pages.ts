/** The mailbox in the browser: a list, a letter. Plain pages without scripts. */
import { document } from '../pages/document.js';
import { escapeHtml } from '../pages/escape-html.js';
import type { Letter } from './letter.js';
import { pageStyle } from './page-style.js';

const look = { style: pageStyle, standsFor: 'the mail server' };

/** @param letters oldest first; shown the other way */
export function listPage(letters: readonly Letter[]): string {
  const items = [...letters].reverse().map(
    ({ id, subject, to, receivedAt }) => `<li><a href="/letters/${id}">
      <span class="subject">${escapeHtml(subject || 'No subject')}</span>
      <span class="to">to ${escapeHtml(to)}</span>
      ${timeOf(receivedAt)}</a></li>`,
  );
  const deleteAll = `<form method="post" action="/delete-all"><button type="submit">Delete all</button></form>`;
  return document(
    look,
    'Mailbox',
    `<header><h1>Mailbox</h1>${items.length ? deleteAll : ''}</header>
    ${items.length ? `<ul class="letters">${items.join('')}</ul>` : '<p class="empty">No letters yet. What the game sends arrives here.</p>'}`,
  );
}

export function letterPage({ id, subject, to, from, receivedAt, text, html }: Letter): string {
  const title = subject || 'No subject';
  return document(
    look,
    escapeHtml(title),
    `<header><h1>${escapeHtml(title)}</h1><a href="/">All letters</a></header>
    <dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd>
      <dt>Received</dt><dd>${timeOf(receivedAt)}</dd>
      <dt>As it came</dt><dd><a href="/letters/${id}/source">Source</a></dd></dl>
    ${html === null ? '' : `<iframe title="The letter" src="/letters/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
    <section class="plain"><h2>In plain text</h2><pre>${escapeHtml(text)}</pre></section>`,
  );
}

export function unknownPage(): string {
  return document(
    look,
    'No such letter',
    '<header><h1>No such letter</h1><a href="/">All letters</a></header><p class="empty">It may have been deleted.</p>',
  );
}

/** The HTML that was sent, with its links opening in a window of their own. */
export function letterBody(html: string): string {
  return `<base target="_blank">${html}`;
}

function timeOf(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
