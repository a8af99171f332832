/** What programs have stumbled over: extremes of length and number, Unicode's corners, names of prototypes, other languages' words for nothing. */
import fc, { type Arbitrary } from 'fast-check';

/** What storage stumbles over. */
const unstorable = ['\0', 'a\0b', '\ud800', 'half\udc00'];

const long = ['x'.repeat(256), 'x'.repeat(5_000), `a${'\u0301'.repeat(500)}`, '👩‍👩‍👧‍👦'.repeat(40)];

const texts = [
  '',
  ' ',
  '\t\r\n',
  '\u202egnihton',
  '\u200b\ufeff',
  '\uffff\ufffe',
  'İıſẞ',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..',
  "' OR 1=1 --",
  '"; DROP TABLE game; --',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '%00',
  '%',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '1.5',
  '1e309',
  '0x10',
  '9'.repeat(18),
  '9'.repeat(19),
  '9'.repeat(40),
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '2026-W01',
  '2026-001',
  '2026-11-01',
  '2026-11-01T00:00:00+14:00',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
];

const numbers = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  1e15,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

export const nastyText: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...unstorable), weight: 3 },
  { arbitrary: fc.constantFrom(...long), weight: 2 },
  { arbitrary: fc.constantFrom(...texts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
);

export const nastyNumber: Arbitrary<number> = fc.constantFrom(...numbers);

export const nastyJson: Arbitrary<unknown> = fc.oneof(
  { arbitrary: nastyText, weight: 4 },
  { arbitrary: nastyNumber, weight: 3 },
  {
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: [] } }),
    weight: 2,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/** Of what a header can hold. */
export const nastyHeaderText: Arbitrary<string> = fc.oneof(
  nastyText
    .filter((text) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text))
    // Whoever reads it takes the blanks away.
    .map((text) => text.trim()),
  fc.constantFrom('x'.repeat(201), 'x'.repeat(8_000), '*/*;q=0', ',,,', 'a=b; c="', '0', '9'.repeat(18)),
);

export const namesOfPrototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** One place in an address: encodings that are none, or that decode to what nobody expects there. */
export const nastyEncodings = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%ED%A0%80',
  '%C0%80',
  '%FF',
  '%00',
  'a%00b',
  '%0d%0aset-cookie:x',
  '..%2f..',
  '%2e%2e',
  '.',
  '%25',
  '%252e',
  ';a=b',
  '%20',
  'a%2fb',
  '%5c',
  'x'.repeat(3_000),
];

export const nastyQueries = [
  '%',
  '%zz=1',
  '=',
  '&&&',
  'a[b]=c',
  'limit[]=1',
  'limit[__proto__]=1',
  '__proto__[x]=1',
  '__proto__=1',
  'constructor=1',
  '%00=1',
  'x='.repeat(50),
  `x=${'y'.repeat(4_000)}`,
  '%ED%A0%80=%ED%A0%80',
];

/** Bodies that are no JSON, or no JSON that anybody should be sent. */
export const nastyBodies: readonly Buffer[] = [
  '',
  ' ',
  '{',
  '{"a":',
  '{"a":1',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":01}',
  '{a:1}',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  '{"a":1e999}',
  '\ufeff{}',
  `${'['.repeat(60)}${']'.repeat(60)}`,
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
]
  .map((text) => Buffer.from(text))
  .concat(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]), Buffer.from([0, 1, 2]));

export const nastyTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json; charset="',
  'application/json; charset=UTF-8; x=y',
  'application/vnd.api+json',
  'application/xml',
  'json',
  '/',
  '*/*',
];

export const nastyContentEncodings = ['gzip', 'deflate', 'br', 'rot13', 'identity, gzip', ''];
