import { ApiError, serverMessage } from '../api/api-error.js';

/** What was refused is told in the server's words, as that the account is suspended; whatever else went wrong in the page's own. */
export function whyNotBought(error: unknown, fallback: string): string {
  const isRefused = error instanceof ApiError && error.status === 409;
  return isRefused ? serverMessage(error, fallback) : fallback;
}
