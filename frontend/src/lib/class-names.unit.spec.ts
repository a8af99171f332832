import { classNames } from './class-names.js';

describe('class names', () => {
  it('are joined, without what does not apply', () => {
    expect(classNames('flex gap-2', false, undefined, 'mt-2')).toBe('flex gap-2 mt-2');
  });

  it.each([
    ['size-16 text-ornament', 'size-6 shrink-0 text-accent', 'size-6 shrink-0 text-accent'],
    ['px-4.5 py-2', '-ml-3 px-3', 'py-2 -ml-3 px-3'],
    ['px-3 py-1.5', 'p-0', 'p-0'],
    ['min-h-11', 'field-sizing-content max-h-72 min-h-24', 'field-sizing-content max-h-72 min-h-24'],
    [
      'border-t-2 border-transparent text-ink-soft',
      'border-accent text-ink',
      'border-t-2 border-accent text-ink',
    ],
    ['border border-line-strong', 'border-danger', 'border border-danger'],
    ['text-note text-ink-soft', 'text-danger', 'text-note text-danger'],
    ['text-body text-ink', 'text-lead', 'text-ink text-lead'],
    ['leading-tight', 'text-body', 'text-body'],
    ['no-underline', 'underline underline-offset-4', 'underline underline-offset-4'],
    ['h-1.5 w-full', 'mt-2 h-1', 'w-full mt-2 h-1'],
    ['bg-surface hover:bg-sunken', 'bg-page', 'hover:bg-sunken bg-page'],
    ['flex md:hidden', 'grid', 'md:hidden grid'],
    ['font-semibold font-text', 'font-bold', 'font-text font-bold'],
    ['rounded-era', 'rounded-full', 'rounded-full'],
    ['era-pattern display display-xl measure', 'mt-2', 'era-pattern display display-xl measure mt-2'],
  ])('of %s and %s the later wins', (base, own, expected) => {
    expect(classNames(base, own)).toBe(expected);
  });
});
