/**
 * Each message that the backend logs as an error, and each alarm of a payment, has its page in docs/runbooks, whose title it is; each page has its
 * message, stands in the list, and says the same four things. Codes in a page's table are codes of the code.
 */
import ts from 'typescript';
import { filesUnder, read } from './repository.mjs';
import { tableRows } from './table-rows.mjs';

const folder = 'docs/runbooks';
const list = `${folder}/README.md`;
const PARTS = ['**What it means.**', '**See more.**', '**Do', '**Do not**'];

/** @returns {string[]} a line for each fault */
export function runbookFaults() {
  const messages = new Map();
  for (const file of sources('backend/src'))
    for (const message of errorMessages(file)) messages.set(message, file);
  const pages = new Map();
  for (const page of filesUnder(folder)) if (page !== list) pages.set(titleOf(page), page);
  const listed = new Map(tableRows(read(list)).map(({ cells: [message, page] }) => [message, page]));
  const codes = [...sources('backend/src'), ...sources('libs')].map(read).join('\n');

  const faults = [];
  for (const [message, file] of messages)
    if (!pages.has(message)) faults.push(`${file}: “${message}” has no page in ${folder}`);
  for (const [title, page] of pages) {
    const text = read(page);
    if (!messages.has(title)) faults.push(`${page}: nothing logs “${title}” as an error`);
    if (listed.get(title) !== `[page](${page.slice(folder.length + 1)})`)
      faults.push(`${list}: “${title}” is not listed with its page`);
    for (const part of PARTS)
      if (!text.includes(`\n${part}`)) faults.push(`${page}: nothing is said under “${part}”`);
    for (const { line, cells } of tableRows(text))
      for (const [, code] of cells[0].matchAll(/`([a-z]+(?:_[a-z]+)+)`/g))
        if (!codes.includes(`'${code}'`)) faults.push(`${page}:${line}: there is no code ${code}`);
  }
  return faults;
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
