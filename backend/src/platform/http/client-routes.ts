/** The addresses that the browser's own router knows (specification, section 2). Any other is answered with 404 and the same page. */
export const clientRoutes = [
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

/** @param path of the request, without its query @returns it without slashes at its end */
export function canonicalRoute(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
