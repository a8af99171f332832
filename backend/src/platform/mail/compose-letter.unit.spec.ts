import { composeLetter } from './compose-letter.js';

const to = 'caesar@example.com';

it('is one page without tables, scripts or anything from elsewhere, light and dark', () => {
  const { html } = composeLetter({
    id: 'x',
    to,
    subject: 'Choose a new password',
    heading: 'The way back in',
    parts: [
      { kind: 'text', text: 'The link works once.' },
      {
        kind: 'action',
        label: 'Choose a new password',
        url: 'https://rubicon.example/reset-password?token=t',
      },
    ],
    reason: 'You asked for it.',
  });
  expect(html).not.toMatch(/<(table|script|img|link|iframe)\b|url\(|@import/);
  expect(html).toContain('prefers-color-scheme: dark');
  const addresses = html.match(/https?:\/\/[^\s"<]+/g);
  expect(new Set(addresses)).toEqual(new Set(['https://rubicon.example/reset-password?token=t']));
});

it('shows what it is given as text, never as HTML', () => {
  const { html, text } = composeLetter({
    id: 'x',
    to,
    subject: '<b>',
    heading: '"Rome" & <i>Gaul</i>',
    parts: [
      { kind: 'text', text: '<script>alert(1)</script>' },
      { kind: 'facts', facts: [['<dt>', '"']] },
      { kind: 'action', label: '<a>', url: 'https://rubicon.example/?a="><script>' },
    ],
    reason: "It's",
  });
  expect(html).not.toMatch(/<script|<b>|<i>|"><script/);
  expect(html).toContain('&#34;Rome&#34; &#38; &#60;i&#62;Gaul&#60;/i&#62;');
  expect(text).toContain('"Rome" & <i>Gaul</i>');
});
