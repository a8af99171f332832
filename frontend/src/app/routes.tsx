import type { RouteObject } from 'react-router-dom';
import { PageSpinner } from '../components/ui/spinner.js';
import { logOut } from './log-out.js';
import { NotFoundPage } from './not-found-page.js';
import { PublicLayout } from './public-layout.js';
import { RootLayout } from './root-layout.js';
import { RouteErrorPage } from './route-error-page.js';

const leftOffLayout = async () => ({ Component: (await import('./left-off.js')).LeftOffLayout });

/**
 * Every address of the product, each screen a chunk of its own. Public pages stand in PublicLayout; those under SignedInLayout
 * show the login screen to visitors.
 */
const addresses: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: PageSpinner,
    errorElement: <RouteErrorPage />,
    children: [
      {
        element: <PublicLayout />,
        errorElement: <RouteErrorPage />,
        children: [
          {
            path: '/',
            lazy: async () => ({ Component: (await import('../features/marketing/home-page.js')).HomePage }),
          },
          {
            path: '/landing-old',
            lazy: async () => ({
              Component: (await import('../features/marketing/landing-old/landing-old-page.js'))
                .LandingOldPage,
            }),
          },
          {
            path: '/french-revolution',
            lazy: async () => ({
              Component: (await import('../features/marketing/periods/french-revolution-page.js'))
                .FrenchRevolutionPage,
            }),
          },
          {
            path: '/roman-republic',
            lazy: async () => ({
              Component: (await import('../features/marketing/periods/roman-republic-page.js'))
                .RomanRepublicPage,
            }),
          },
          {
            path: '/sengoku-japan',
            lazy: async () => ({
              Component: (await import('../features/marketing/periods/sengoku-japan-page.js'))
                .SengokuJapanPage,
            }),
          },
          {
            path: '/press-kit',
            lazy: async () => ({
              Component: (await import('../features/press-kit/press-kit-page.js')).PressKitPage,
            }),
          },
          {
            path: '/privacy',
            lazy: async () => ({
              Component: (await import('../features/legal/privacy-page.js')).PrivacyPage,
            }),
          },
          {
            path: '/terms',
            lazy: async () => ({
              Component: (await import('../features/legal/terms-page.js')).TermsPage,
            }),
          },
          {
            path: '/login',
            action: logOut,
            lazy: async () => ({
              Component: (await import('../features/sign-in/sign-in-page.js')).SignInPage,
            }),
          },
          {
            path: '/register',
            lazy: async () => ({
              Component: (await import('../features/sign-in/sign-in-page.js')).RegisterPage,
            }),
          },
          {
            path: '/forgot-password',
            lazy: async () => ({
              Component: (await import('../features/sign-in/forgot-password-page.js')).ForgotPasswordPage,
            }),
          },
          {
            path: '/reset-password',
            lazy: async () => ({
              Component: (await import('../features/sign-in/reset-password-page.js')).ResetPasswordPage,
            }),
          },
          {
            path: '/try-free',
            lazy: async () => ({
              Component: (await import('../features/demo/try-free/try-free-page.js')).TryFreePage,
            }),
          },
          {
            path: '/demo',
            lazy: async () => ({
              Component: (await import('../features/demo/prologue/demo-page.js')).DemoPage,
            }),
          },
          {
            path: '/checkout',
            lazy: async () => ({
              Component: (await import('../features/checkout/checkout-page.js')).CheckoutPage,
            }),
          },
          {
            lazy: leftOffLayout,
            children: [
              {
                path: '/thank-you',
                lazy: async () => ({
                  Component: (await import('../features/checkout/thank-you-page.js')).ThankYouPage,
                }),
              },
            ],
          },
          {
            path: '/shared/:shareId',
            lazy: async () => ({
              Component: (await import('../features/shared-story/shared-story-page.js')).SharedStoryPage,
            }),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      {
        lazy: async () => ({
          Component: (await import('./signed-in-layout.js')).SignedInLayout,
        }),
        errorElement: <RouteErrorPage />,
        children: [
          {
            lazy: async () => ({
              Component: (await import('../features/demo/continue/prologue-offer-layout.js'))
                .PrologueOfferLayout,
            }),
            children: [
              {
                path: '/game-select',
                lazy: async () => ({
                  Component: (await import('../features/new-game/game-select-page.js')).GameSelectPage,
                }),
              },
              {
                lazy: leftOffLayout,
                children: [
                  {
                    path: '/account',
                    lazy: async () => ({
                      Component: (await import('../features/account/account-page.js')).AccountPage,
                    }),
                  },
                ],
              },
            ],
          },
          {
            path: '/character-select',
            lazy: async () => ({
              Component: (await import('../features/new-game/character-select-page.js')).CharacterSelectPage,
            }),
          },
          {
            path: '/difficulty',
            lazy: async () => ({
              Component: (await import('../features/new-game/difficulty-page.js')).DifficultyPage,
            }),
          },
          {
            path: '/game',
            lazy: async () => ({
              Component: (await import('../features/play/game-page.js')).GamePage,
            }),
          },
          {
            path: '/play',
            lazy: async () => ({
              Component: (await import('../features/play/play-redirect.js')).PlayRedirect,
            }),
          },
          {
            path: '/saved-games',
            lazy: async () => ({
              Component: (await import('../features/saved-games/saved-games-page.js')).SavedGamesPage,
            }),
          },
          {
            path: '/timeline',
            lazy: async () => ({
              Component: (await import('../features/timeline/timeline-page.js')).TimelinePage,
            }),
          },
          {
            path: '/timeline/compare',
            lazy: async () => ({
              Component: (await import('../features/timeline/compare/comparison-page.js')).ComparisonPage,
            }),
          },
        ],
      },
    ],
  },
];

/** What the server answers with 404 is not found here either. */
function caseSensitive(route: RouteObject): RouteObject {
  if (route.index) return { ...route, caseSensitive: true };
  return {
    ...route,
    caseSensitive: true,
    ...(route.children && { children: route.children.map(caseSensitive) }),
  };
}

export const routes = addresses.map(caseSensitive);
