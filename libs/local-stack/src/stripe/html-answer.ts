/** What the pages of the stand-in answer with. */
import { pageSecurityPolicy } from './page-style.js';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function html(status: number, body: string): PageAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pageSecurityPolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}

export function seeOther(location: string): PageAnswer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
