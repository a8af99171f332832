import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

/** Class names joined; of two that set the same property the later wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}

const anything = () => true;
/** The steps of the type scale (styles/house.css). */
const sizes = [
  'tiny',
  'caption',
  'note',
  'aside',
  'body',
  'lead',
  'large',
  'figure',
  'price',
  'poster',
  'initial',
];

type Group = { readonly [prefix: string]: (string | (() => boolean))[] }[];
const sides = ['', 'x', 'y', 't', 'r', 'b', 'l'];
const spacing = (prefix: string) =>
  Object.fromEntries(sides.map((side) => [`${prefix}${side}`, [{ [`${prefix}${side}`]: [anything] }]]));
const overSides = (prefix: string) => ({
  [prefix]: sides.slice(1).map((side) => prefix + side),
  [`${prefix}x`]: [`${prefix}r`, `${prefix}l`],
  [`${prefix}y`]: [`${prefix}t`, `${prefix}b`],
});
const plain = (...prefixes: string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [anything] }]]));

const borders = Object.fromEntries(
  ['border', ...sides.slice(1).map((side) => `border-${side}`)].flatMap((border): [string, Group][] => [
    [`${border}-width`, [{ [border]: ['', '0', '2', '4', '8'] }]],
    [`${border}-color`, [{ [border]: [anything] }]],
  ]),
);

/**
 * The properties that one of our components sets and its user may set otherwise. The package's own table knows all of Tailwind and is as
 * large as a screen.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...spacing('p'),
    ...spacing('m'),
    ...plain('size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'gap', 'leading', 'rounded', 'bg', 'fill'),
    ...plain('opacity', 'z', 'top', 'right', 'bottom', 'left', 'items', 'justify', 'self'),
    display: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'hidden'],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    decoration: ['underline', 'no-underline', 'line-through'],
    weight: [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    align: [{ text: ['left', 'center', 'right'] }],
    'font-size': [{ text: sizes }],
    wrap: [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    color: [{ text: [anything] }],
    ...borders,
  },
  conflictingClassGroups: {
    ...overSides('p'),
    ...overSides('m'),
    size: ['w', 'h'],
    // A step of the scale may bring its own line height.
    'font-size': ['leading'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));
