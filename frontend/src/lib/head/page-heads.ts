/**
 * What stands in the head of each public page: for search, for shared links and for the title of the window. Prerendered pages carry it;
 * in the browser it follows the route. Screens of the player have a title of their own (`usePageTitle`) and are not indexed.
 */
import type { GameType } from '@rubicon/contracts';
import { pageHeadStrings as strings } from '../../strings/page-heads.js';

export interface PageHead {
  /** Without the product's name; null: the name and its subtitle alone. */
  readonly title: string | null;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  /** Name of the picture of a shared link (media.ts, `socialCard`). */
  readonly card: string;
  /** The era whose dress the page wears from its first byte on. */
  readonly era: GameType | null;
  /**
   * `page`: the whole page is prerendered; `head`: only its head, since what it shows depends on the address's query or on the
   * visitor.
   */
  readonly prerendered: 'page' | 'head';
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

const page = { card: 'home', era: null, prerendered: 'page', indexed: true } as const;
const head = { card: 'home', era: null, prerendered: 'head', indexed: true } as const;

export const pageHeads: Readonly<Record<string, PageHead>> = {
  '/': { ...page, title: null, ...strings.home },
  '/landing-old': { ...page, card: 'landing-old', ...strings.landingOld },
  '/french-revolution': {
    ...page,
    card: 'french-revolution',
    era: 'french_revolution',
    ...strings.frenchRevolution,
  },
  '/roman-republic': { ...page, card: 'roman-republic', era: 'roman_republic', ...strings.romanRepublic },
  '/sengoku-japan': { ...page, card: 'sengoku-japan', era: 'sengoku_japan', ...strings.sengokuJapan },
  '/press-kit': { ...page, card: 'press-kit', ...strings.pressKit },
  '/privacy': { ...page, ...strings.privacy },
  '/terms': { ...page, ...strings.terms },
  '/try-free': { ...head, card: 'try-free', ...strings.tryFree },
  '/demo': { ...head, card: 'demo', ...strings.demo },
  '/login': { ...head, ...strings.login },
  '/checkout': { ...head, indexed: false, ...strings.checkout },
};

/** Null for screens of the player and unknown addresses. @param path with or without a slash at its end */
export function pageHead(path: string): PageHead | null {
  return pageHeads[canonicalPath(path)] ?? null;
}

export function canonicalPath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
