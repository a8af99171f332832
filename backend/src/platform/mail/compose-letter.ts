/**
 * The look of every letter: one sheet of paper, light or dark as its reader has it. Plain HTML without tables, scripts or anything from
 * elsewhere; styles stand on the elements, for mail programs that drop a style sheet, and the sheet in the head only darkens them.
 */
import type { Letter } from './mailer.js';

export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'action'; readonly label: string; readonly url: string };

export interface Draft {
  /** Becomes the Message-ID: letters, digits, `.`, `_` and `-`. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  /** The last line: why this letter came. */
  readonly reason: string;
}

const INK = '#1e2322';
const SOFT = '#565a54';
const serif = `font-family: 'Source Serif 4', 'Iowan Old Style', Georgia, serif`;

const styles = {
  page: `margin: 0; padding: 24px 12px; background: #f5f1e8; color: ${INK}; ${serif}; font-size: 17px; line-height: 1.55`,
  sheet:
    'max-width: 560px; margin: 0 auto; padding: 32px 28px; background: #fdfaf3; border: 1px solid #d5cdbc; border-top: 4px solid #17505a; border-radius: 3px',
  brand: `margin: 0 0 24px; color: ${SOFT}; font-size: 14px; letter-spacing: 0.14em; text-transform: uppercase`,
  heading: 'margin: 0 0 16px; font-size: 26px; line-height: 1.2; font-weight: 600',
  text: 'margin: 0 0 16px',
  facts:
    'margin: 8px 0 24px; padding: 16px 0 4px; border-top: 1px solid #d5cdbc; border-bottom: 1px solid #d5cdbc',
  label: `margin: 0; color: ${SOFT}; font-size: 14px`,
  value: 'margin: 0 0 12px; overflow-wrap: anywhere',
  action: 'margin: 24px 0 8px',
  button:
    'display: inline-block; padding: 12px 24px; background: #17505a; color: #fdfaf3; border-radius: 3px; font-weight: 600; text-decoration: none',
  address: `margin: 0 0 24px; color: ${SOFT}; font-size: 14px; overflow-wrap: anywhere`,
  reason: `margin: 24px auto 0; max-width: 560px; color: ${SOFT}; font-size: 14px; text-align: center`,
} as const;

/** The same classes as the keys of `styles`. */
const dark = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #131719 !important; color: #ebe6da !important; }
  .sheet { background: #1b2123 !important; border-color: #343b3c !important; border-top-color: #8accd0 !important; }
  .brand, .label, .address, .reason { color: #aba89d !important; }
  .facts { border-color: #343b3c !important; }
  .button { background: #8accd0 !important; color: #0d2226 !important; }
}`;

export function composeLetter({ id, to, subject, heading, parts, reason }: Draft): Letter {
  const text = [heading, ...parts.map(partText), `-- \nRubicon. ${reason}`].join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}
</style>
</head>
<body ${styled('page')}>
<div ${styled('sheet')}>
<p ${styled('brand')}>Rubicon</p>
<h1 ${styled('heading')}>${escaped(heading)}</h1>
${parts.map(partHtml).join('\n')}
</div>
<p ${styled('reason')}>${escaped(reason)}</p>
</body>
</html>
`;
  return { id, to, subject, text: `${text}\n`, html };
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'action':
      return `${part.label}:\n${part.url}`;
  }
}

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p ${styled('text')}>${escaped(part.text)}</p>`;
    case 'facts': {
      const facts = part.facts.map(
        ([label, value]) =>
          `<dt ${styled('label')}>${escaped(label)}</dt><dd ${styled('value')}>${escaped(value)}</dd>`,
      );
      return `<dl ${styled('facts')}>${facts.join('')}</dl>`;
    }
    case 'action': {
      const url = escaped(part.url);
      return `<p ${styled('action')}><a ${styled('button')} href="${url}">${escaped(part.label)}</a></p>
<p ${styled('address')}>${url}</p>`;
    }
  }
}

function styled(name: keyof typeof styles): string {
  return `class="${name}" style="${styles[name]}"`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
