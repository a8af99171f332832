/** Whose `X-Forwarded-For` is believed, in the terms of Express's `trust proxy`. */
import { isIP, isIPv4 } from 'node:net';
import type { VariableReader } from './variable-reader.js';

/** How many steps back, or which proxies by address; false: nobody's. */
export type TrustedProxies = false | number | readonly string[];

const NAME = 'TRUST_PROXY';
const namedNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const IPV4_BITS = 32;
const IPV6_BITS = 128;

export function readTrustedProxies(read: VariableReader): TrustedProxies {
  const value = read.optional(NAME) ?? 'off';
  if (value === 'off') return false;
  // One proxy: what stands further left in X-Forwarded-For is whatever the caller wrote there.
  if (value === 'on') return 1;
  const proxies = value.split(',').map((part) => part.trim());
  if (proxies.every((proxy) => namedNetworks.includes(proxy) || isNetwork(proxy))) return proxies;
  read.refuse(
    `${NAME} is invalid: it must be on, off, or a comma list of the proxies’ addresses or networks, like loopback,10.0.0.0/8 (${namedNetworks.join(', ')} have names).`,
  );
  return false;
}

/** An address, or one with the number of its bits that count. None of them: that would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv4(address) ? IPV4_BITS : IPV6_BITS);
}
