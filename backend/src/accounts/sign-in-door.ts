import type { SignInDoor } from '../platform/rate-limits/index.js';

/** How often a password may be guessed at here. */
export const signInDoor: SignInDoor = {
  cookie: { name: 'rubicon_known', path: '/api/auth/login' },
  limits: {
    browser: { name: 'sign-in-browser', limit: 10, perSeconds: 300 },
    browsers: { name: 'sign-in-browsers', limit: 60, perSeconds: 3_600 },
    // What one network may try in an hour is a fifth of what all may: alone it keeps nobody waiting.
    network: [
      { name: 'sign-in-account', limit: 10, perSeconds: 300 },
      { name: 'sign-in-account-hour', limit: 20, perSeconds: 3_600 },
    ],
    everywhere: { name: 'sign-in-anywhere', limit: 100, perSeconds: 3_600 },
  },
};
