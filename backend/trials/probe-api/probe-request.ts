/** A request as it goes over the wire, but for whoever sends it: their credentials are added last. */
import type { Operation } from './documented-api.js';

export const callerNames = ['nobody', 'player', 'support', 'auditor', 'operator'] as const;
export type CallerName = (typeof callerNames)[number];

export interface WireRequest {
  readonly method: string;
  /** With its query, as it is sent. */
  readonly path: string;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface ProbeRequest extends WireRequest {
  readonly caller: CallerName;
  /** "as documented", or what of it is not. */
  readonly what: string;
}

/** What an operation is asked with, before any of it is written as text. */
export interface Draft {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Undefined: none. */
  readonly body: unknown;
}

export function written({ method, path }: Operation, draft: Draft): WireRequest {
  const query = Object.entries(draft.query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return {
    method,
    path: withQuery(pathOf(path, draft.path), query),
    headers: {
      ...Object.fromEntries(
        Object.entries(draft.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      ...(draft.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: draft.body === undefined ? null : Buffer.from(JSON.stringify(draft.body)),
  };
}

/** @param values each encoded here @param raw instead of them, as it is */
export function pathOf(
  template: string,
  values: Draft['path'],
  raw: Readonly<Record<string, string>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => raw[name] ?? (encoded(values[name]) || '%20'));
}

/** @param parts encoded already */
export function withQuery(path: string, parts: readonly string[]): string {
  return parts.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`;
}

export function encoded(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  // Half a character cannot be encoded; in bytes it is the sign for what is none.
  return encodeURIComponent(Buffer.from(text).toString());
}
