/** A page's HTML: the built index.html with its own head and content. */
import type { PageHead } from '../src/lib/head/page-heads.js';

export interface PageParts {
  readonly path: string;
  /** Of the product, or what stands for it until the page is served. */
  readonly origin: string;
  readonly head: PageHead;
  /** Picture of a shared link, from the site's root. */
  readonly card: string;
  /** With the product's name. */
  readonly title: string;
  /** Of #root; empty: the browser draws the page. */
  readonly content: string;
  /** Addresses of scripts that the page needs at once, beside the entry's own. */
  readonly scripts: readonly string[];
  /** Of fonts seen before the first scroll. */
  readonly fonts: readonly string[];
}

const CARD = { width: '1200', height: '630' };

/** @throws Error when the template is not the one this was written for, or the content is not what a strict policy lets stand */
export function pageHtml(template: string, page: PageParts): string {
  const { head, title, path, origin } = page;
  assertInert(path, page.content);
  const address = origin + path;
  const card = origin + page.card;
  const tags = [
    `<link rel="canonical" href="${escape(address)}" />`,
    ...(head.indexed ? [] : ['<meta name="robots" content="noindex" />']),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Rubicon'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', card),
    meta('property', 'og:image:width', CARD.width),
    meta('property', 'og:image:height', CARD.height),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', card),
    ...page.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous" />`,
    ),
    ...page.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    ...structuredData(page, address, card),
  ];
  let html = template;
  html = replaceOnce(html, /<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`);
  html = replaceOnce(
    html,
    /(<meta\s+name="description"\s+content=")[^"]*"/,
    (opening) => `${opening}${escape(head.description)}"`,
  );
  if (head.era) html = replaceOnce(html, /<html lang="en"/, () => `<html lang="en" data-era="${head.era}"`);
  html = replaceOnce(html, /<\/head>/, () => `  ${tags.join('\n    ')}\n  </head>`);
  // A page that can be read already leaves the line to what it is drawn with.
  if (page.content !== '')
    html = html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
  return replaceOnce(html, /<div id="root"><\/div>/, () => `<div id="root">${page.content}</div>`);
}

/** The page's policy knows neither inline scripts nor style attributes: they would be dropped, and reported. */
function assertInert(path: string, content: string): void {
  const found = /<[a-z][^<>]*\s(?:style|on\w+)="[^"]*"|<(?:script|style)\b/.exec(content);
  if (found) throw new Error(`${path}, prerendered, has what the policy forbids: ${found[0]}`);
}

/** The bare page for the player's screens: no search engine is to list them. */
export function appHtml(template: string): string {
  return replaceOnce(template, /<\/head>/, () => '  <meta name="robots" content="noindex" />\n  </head>');
}

/** What search engines may know about the game, as a block of data: no script, so that a strict policy lets it stand. */
function structuredData({ path, head, origin }: PageParts, address: string, card: string): string[] {
  if (path !== '/' && path !== '/press-kit') return [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name: 'Rubicon',
    description: head.description,
    url: `${origin}/`,
    mainEntityOfPage: address,
    image: card,
    genre: ['Historical', 'Strategy', 'Role-playing game', 'Text adventure'],
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    operatingSystem: 'Any',
    playMode: 'SinglePlayer',
    inLanguage: 'en',
    offers: {
      '@type': 'Offer',
      name: 'Full Game Access',
      price: '1.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${origin}/checkout?product=full-game&price=1`,
    },
  };
  return [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}" />`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @param replacement of what was found, given its first group */
function replaceOnce(html: string, pattern: RegExp, replacement: (group: string) => string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no ${pattern.source}`);
  // By a function: dollar signs in a page's text are its own.
  return html.replace(pattern, (_, group) => replacement(typeof group === 'string' ? group : ''));
}
