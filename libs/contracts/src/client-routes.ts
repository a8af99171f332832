/**
 * The addresses of the product's pages (specification, section 2): the browser's router knows exactly these, and the server answers any other
 * with 404. A part that begins with a colon stands for any one.
 */
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
  '/timeline',
  '/timeline/compare',
  '/account',
  '/shared/:shareId',
] as const;

export type ClientRoute = (typeof clientRoutes)[number];
