/** The company's OpenID Connect provider, by which staff may sign in. */
import type { VariableReader } from './variable-reader.js';

export interface StaffProvider {
  /** Where its description lies, without `/.well-known/…`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says. */
  readonly name: string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Null when none is set. */
export function readStaffProvider(read: VariableReader): StaffProvider | null {
  const issuer = read.optionalUrl('STAFF_OIDC_ISSUER', ['http:', 'https:']);
  if (issuer === null) return null;
  if (isOpenlySpoken(issuer))
    read.refuse(
      'STAFF_OIDC_ISSUER is invalid: it must begin with https:// unless the provider runs on this machine.',
    );
  return {
    issuer,
    clientId: read.text('STAFF_OIDC_CLIENT_ID', 'what the provider at STAFF_OIDC_ISSUER knows us as'),
    clientSecret: read.text('STAFF_OIDC_CLIENT_SECRET', 'the secret that the provider gave us'),
    name: read.optional('STAFF_OIDC_NAME') ?? 'the company account',
  };
}

/** Whoever stands between could say who signs in. */
function isOpenlySpoken(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && !LOOPBACK.includes(hostname);
}
