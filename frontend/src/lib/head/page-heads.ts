/**
 * What stands in the head of each public page: for search, for shared links and for the title of the window. Prerendered pages carry it;
 * in the browser it follows the route. Screens of the player have a title of their own (`usePageTitle`) and are not indexed.
 */
import type { GameType } from '@rubicon/contracts';

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
  '/': {
    ...page,
    title: null,
    description:
      'Write what you do in Paris in 1789, Rome in 49 BC or Japan in 1582, and read what comes of it. A text game of history, free for three turns.',
  },
  '/landing-old': {
    ...page,
    card: 'landing-old',
    title: 'A Text Game of History',
    description:
      'Command, argue and conspire in your own words, in three eras of history. The free prologue takes three turns and no account.',
  },
  '/french-revolution': {
    ...page,
    card: 'french-revolution',
    era: 'french_revolution',
    title: 'The French Revolution, 1789-1815',
    description:
      'Liberty or Death: 1789. Twelve people of the Revolution, from the Bastille to Waterloo, told turn by turn from what you write. Play the free prologue.',
  },
  '/roman-republic': {
    ...page,
    card: 'roman-republic',
    era: 'roman_republic',
    title: 'The Roman Republic, 49-27 BC',
    description:
      'Imperator 49 B.C. Ten Romans, a river and five civil wars, told turn by turn from what you write. Play the free prologue.',
  },
  '/sengoku-japan': {
    ...page,
    card: 'sengoku-japan',
    era: 'sengoku_japan',
    title: 'Sengoku Japan, 1582-1603',
    description:
      'Shogun 1582. Eight daimyo, the day after Honnō-ji, told turn by turn from what you write. Play the free prologue.',
  },
  '/press-kit': {
    ...page,
    card: 'press-kit',
    title: 'Press Kit',
    description: 'Facts, screenshots, film and logos of Rubicon, for journalists and creators, free to use.',
  },
  '/privacy': {
    ...page,
    title: 'Privacy',
    description: 'What Rubicon keeps about its players, where, for how long, and how it goes.',
  },
  '/terms': { ...page, title: 'Terms', description: 'The terms under which Rubicon is played and paid for.' },
  '/try-free': {
    ...head,
    card: 'try-free',
    title: 'Free Demo',
    description:
      'Three turns in revolutionary Paris, told from what you write. No account, no card: begin on 14 July 1789.',
  },
  '/demo': {
    ...head,
    card: 'demo',
    title: 'Free Prologue',
    description:
      'Three turns in the French Revolution, in Caesar’s Rome or in Sengoku Japan. No account, no card: choose an era and begin.',
  },
  '/login': {
    ...head,
    title: 'Sign In',
    description:
      'Sign in to Rubicon, or make an account: your games and your credits wait where you left them.',
  },
  '/checkout': {
    ...head,
    indexed: false,
    title: 'Checkout',
    description: 'Full Game Access for one dollar, with a 30-day money-back guarantee.',
  },
};

/** Null for screens of the player and unknown addresses. @param path with or without a slash at its end */
export function pageHead(path: string): PageHead | null {
  return pageHeads[canonicalPath(path)] ?? null;
}

export function canonicalPath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
