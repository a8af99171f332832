/**
 * Each message that the backend logs as an error, and each alarm of a payment, has its page in docs/runbooks, whose title it is; each alert of Prometheus
 * names its page. Each page has its message or its alert, stands in the list, and says the same things. Codes in a page's table are codes of the code.
 */
import ts from 'typescript';
import { exists, filesUnder, read } from './repository.mjs';
import { tableRows } from './table-rows.mjs';
import { alerts } from './watch-files.mjs';

const folder = 'docs/runbooks';
const list = `${folder}/README.md`;
const PARTS = ['**What it means.**', '**Do not**'];
const PARTS_OF_MESSAGE = ['**See more.**', '**Do'];
const PARTS_OF_ALERT = ['**Query.**', '**First act.**', '**Way back.**', '**It is over when**'];

/** @returns {string[]} a line for each fault */
export function runbookFaults() {
  const messages = new Map();
  for (const file of sources('backend/src'))
    for (const message of errorMessages(file)) messages.set(message, file);
  const pages = new Map();
  for (const page of filesUnder(folder)) if (page !== list) pages.set(titleOf(page), page);
  const listed = new Map(tableRows(read(list)).map(({ cells: [message, page] }) => [message, page]));
  const watched = new Set(alerts().map(({ page }) => page));
  const codes = [...sources('backend/src'), ...sources('libs')].map(read).join('\n');

  const faults = [];
  for (const [message, file] of messages)
    if (!pages.has(message)) faults.push(`${file}: “${message}” has no page in ${folder}`);
  for (const [title, page] of pages) {
    const text = read(page);
    const ofMessage = messages.has(title);
    const ofAlert = watched.has(page);
    if (!ofMessage && !ofAlert)
      faults.push(`${page}: nothing logs “${title}” as an error, and no alert names the page`);
    if (ofMessage && listed.get(title) !== `[page](${nameOf(page)})`)
      faults.push(`${list}: “${title}” is not listed with its page`);
    for (const part of [...PARTS, ...(ofMessage ? PARTS_OF_MESSAGE : []), ...(ofAlert ? PARTS_OF_ALERT : [])])
      if (!text.includes(`\n${part}`)) faults.push(`${page}: nothing is said under “${part}”`);
    for (const { line, cells } of tableRows(text))
      for (const [, code] of cells[0].matchAll(/`([a-z]+(?:_[a-z]+)+)`/g))
        if (!codes.includes(`'${code}'`)) faults.push(`${page}:${line}: there is no code ${code}`);
  }
  return [...faults, ...alertFaults(listed)];
}

/** @param listed cells of the list's tables, the second by the first */
function alertFaults(listed) {
  return alerts().flatMap(({ file, line, alert, page }) => {
    if (page === null || !exists(page)) return [`${file}:${line}: ${alert} has no page`];
    const isListed = listed.get(`\`${alert}\``) === `[${titleOf(page)}](${nameOf(page)})`;
    return isListed ? [] : [`${list}: ${alert} is not listed with its page`];
  });
}

function nameOf(page) {
  return page.slice(folder.length + 1);
}

function sources(directory) {
  return filesUnder(directory).filter((file) => /(?<!\.spec)\.ts$/.test(file));
}

function titleOf(page) {
  return read(page).split('\n')[0].replace(/^# /, '');
}

/** Of `log.error('…')` and `alarms.raise(code, '…')`, whatever the log is called. */
function errorMessages(file) {
  const text = read(file);
  if (!/\.(error|raise)\(/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const messages = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const [first, second] = node.arguments;
      const message =
        name.text === 'error' && /\b(log|target)$/i.test(expression.getText())
          ? first
          : name.text === 'raise'
            ? second
            : undefined;
      if (message && ts.isStringLiteralLike(message)) messages.push(message.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
}
