/** The addresses that the browser's own router knows (specification, section 2). Any other is answered with 404 and the same page. */
const exact = [
  '/',
  '/landing-old',
  '/try-free',
  '/demo',
  '/french-revolution',
  '/roman-republic',
  '/sengoku-japan',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/checkout',
  '/thank-you',
  '/play',
  '/press-kit',
  '/privacy',
  '/terms',
  '/game-select',
  '/character-select',
  '/difficulty',
  '/game',
  '/saved-games',
  '/account',
] as const;

const known: ReadonlySet<string> = new Set(exact);

/** @param path of the request, without its query */
export function isClientRoute(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return known.has(trimmed === '' ? '/' : trimmed);
}
