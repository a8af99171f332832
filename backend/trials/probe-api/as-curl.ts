/** A request as a line for the shell: whoever reads the report sends it again. */
import type { WireRequest } from './probe-request.js';

export function asCurl(origin: string, { method, path, headers, body }: WireRequest): string {
  const told = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(Buffer.from(`${name}: ${value}`, 'latin1'))}`,
  );
  return [
    'curl -i --path-as-is --globoff',
    method === 'HEAD' ? '--head' : `-X ${method}`,
    ...told,
    ...(body === null ? [] : [`--data-binary ${quoted(body)}`]),
    quoted(Buffer.from(origin + path, 'latin1')),
  ].join(' ');
}

/** In the shell's own quotes, or, with anything but plain characters, in those of Bash that know escapes. */
function quoted(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const escaped = [...bytes].map((byte) =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped.join('')}'`;
}
