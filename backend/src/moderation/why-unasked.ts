/**
 * Why the provider's moderation could not be asked, as one sentence for the log. It holds nothing of what the server says but its status and
 * its code, for some servers quote what they were sent, and that is the story.
 */
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

/** A code is a word, and so no quotation. */
const WORD = /^[\w.-]{1,60}$/;

export function whyUnasked(error: unknown): string {
  if (error instanceof APIConnectionTimeoutError) return 'its server did not answer in time';
  if (error instanceof APIConnectionError) return 'its server could not be reached, or broke off';
  if (!(error instanceof APIError)) return 'its server answers what cannot be read';
  const answer = typeof error.status === 'number' ? error.status : 'an error';
  const code = typeof error.code === 'string' && WORD.test(error.code) ? ` ${error.code}` : '';
  return `its server answers ${answer}${code}`;
}
