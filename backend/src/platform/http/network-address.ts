/**
 * Whose calls count as one network's: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those has them all.
 */
import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;

export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address written as an IPv6 one is read as what it is.
  const read = ipaddr.process(address);
  if (read instanceof ipaddr.IPv4) return read.toString();
  return read.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}
