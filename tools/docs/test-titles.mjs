/**
 * The titles of a file's tests: what `it` and `test` are called with, `.each` among them, and the steps of a browser's visit (`stepsOn`). What
 * is skipped or still to be written is no test, and no title of a `describe` is.
 */
import ts from 'typescript';
import { read } from './repository.mjs';

const RUNS = new Set(['each', 'only', 'concurrent']);

/**
 * @param {string} path of the test file
 * @returns {ReadonlySet<string>} each title as it stands, with its `%s`; with the titles of the `describe` around it before it; and, where the
 * rows of its table begin with words, as its rows are called
 */
export function testTitles(path) {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const tests = new Set(['it', 'test', ...stepsIn(source)]);
  const titles = new Set();
  const visit = (node, around) => {
    let within = around;
    if (ts.isCallExpression(node)) {
      if (isSkipped(node.expression)) return;
      const title = titleOf(node);
      if (title !== null && isCallOf(node.expression, new Set(['describe']))) within = `${around}${title} `;
      if (title !== null && isCallOf(node.expression, tests))
        for (const name of [title, ...namesOfRows(title, node.expression)])
          titles.add(name).add(`${around}${name}`);
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, '');
  return titles;
}

function titleOf({ arguments: [title] }) {
  if (title && ts.isStringLiteralLike(title)) return title.text;
  return title && ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : null;
}

/** `describe.skip(…)`: nothing in it runs. */
function isSkipped(callee) {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'skip';
}

/** `it`, `test.only`, `it.each(table)`, `` test.each`table` `` */
function isCallOf(callee, names) {
  if (ts.isIdentifier(callee)) return names.has(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return RUNS.has(callee.name.text) && isCallOf(callee.expression, names);
  if (ts.isTaggedTemplateExpression(callee)) return isCallOf(callee.tag, names);
  return ts.isCallExpression(callee) && isCallOf(callee.expression, names);
}

/** `const step = stepsOn(…)` */
function stepsIn(source) {
  const names = [];
  const visit = (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText() === 'stepsOn'
    )
      names.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** `it.each([['a fraction', …], …])('%s', …)` has a test called “a fraction”. */
function namesOfRows(title, callee) {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  if (!table || !ts.isArrayLiteralExpression(table) || !title.includes('%s')) return [];
  return table.elements.map((row) => {
    const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row];
    return title.replace(/%[a-z]/g, (placeholder) => {
      const cell = cells.shift();
      return placeholder === '%s' && cell && ts.isStringLiteralLike(cell) ? cell.text : placeholder;
    });
  });
}
