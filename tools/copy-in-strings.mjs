/**
 * A rule for ESLint: what a player reads stands under frontend/src/strings, not in the code that shows it. Reported are words between the
 * tags of JSX, in attributes and properties that are shown or read out, and in the calls that show them.
 */

/** Attributes of JSX and properties of objects (toasts, fields, facts) whose value is read by somebody. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'busyButton',
  'button',
  'caption',
  'content',
  'description',
  'empty',
  'failure',
  'heading',
  'hint',
  'introduction',
  'label',
  'message',
  'pendingLabel',
  'placeholder',
  'submitLabel',
  'text',
  'title',
]);
/** Functions and methods that show a sentence given to them; the methods are zod's. */
const SHOWING = new Set(['serverMessage', 'usePageTitle', 'email', 'max', 'min', 'regex']);

const WORD = /\p{L}/u;

/** @type {import('eslint').Rule.RuleModule} */
const copyInStrings = {
  meta: {
    type: 'problem',
    messages: { here: 'What is read by a player stands under frontend/src/strings.' },
    schema: [],
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'here' });
    return {
      JSXText(node) {
        if (WORD.test(node.value) && !isDrawn(node)) report(node);
      },
      Literal(node) {
        if (typeof node.value === 'string' && WORD.test(node.value) && isShown(node)) report(node);
      },
      TemplateLiteral(node) {
        if (node.quasis.some(({ value }) => WORD.test(value.raw)) && isShown(node)) report(node);
      },
    };
  },
};

/** Letters in a picture, as on a standard or a milestone: they belong to the drawing. */
function isDrawn({ parent }) {
  return parent.type === 'JSXElement' && parent.openingElement.name.name === 'text';
}

/** Whether the value of an expression comes to be read, as far as it can be seen where it stands. */
function isShown(expression) {
  let node = expression;
  while (passesOn(node.parent, node)) node = node.parent;
  const { parent } = node;
  switch (parent.type) {
    case 'JSXExpressionContainer':
      return parent.parent.type !== 'JSXAttribute' || SHOWN.has(nameOf(parent.parent.name));
    case 'JSXAttribute':
      return SHOWN.has(nameOf(parent.name));
    case 'Property':
      return parent.value === node && SHOWN.has(nameOf(parent.key));
    case 'CallExpression':
      return parent.callee !== node && SHOWING.has(nameOf(parent.callee.property ?? parent.callee));
    default:
      return false;
  }
}

/** `parent` has the value of `node`, at least sometimes. */
function passesOn(parent, node) {
  return (
    (parent.type === 'ConditionalExpression' && parent.test !== node) ||
    parent.type === 'LogicalExpression' ||
    parent.type === 'TSAsExpression'
  );
}

function nameOf({ name, value }) {
  return typeof name === 'string' ? name : value;
}

export default { rules: { 'copy-in-strings': copyInStrings } };
