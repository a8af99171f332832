import { packPieces, splitPiece } from './preview-message.js';
import type { KeptPiece } from './preview-tables.js';

function piece(offset: number, text: string): KeptPiece {
  return { turnId: '0198c0de-0000-7000-8000-000000000001', attempt: 1, offset, sealed: { text } as never };
}
const unpack = (payloads: readonly string[]) =>
  payloads.flatMap((payload) => JSON.parse(payload) as unknown[]);

it('pack pieces in their order into as few payloads as hold them', () => {
  const pieces = Array.from({ length: 50 }, (_, index) => piece(index, 'x'.repeat(300)));
  const payloads = packPieces(pieces);
  expect(unpack(payloads)).toEqual(pieces);
  expect(payloads).toHaveLength(3);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
});

it('fill a payload to the last byte PostgreSQL takes, and no further', () => {
  const frame = Buffer.byteLength(packPieces([piece(0, ''), piece(1, '')])[0]!);
  const [first, rest] = ['é'.repeat(500), 7_999 - frame - 1_000];
  expect(
    packPieces([piece(0, first), piece(1, 'x'.repeat(rest))]).map((each) => Buffer.byteLength(each)),
  ).toEqual([7_999]);
  expect(packPieces([piece(0, first), piece(1, 'x'.repeat(rest + 1))])).toHaveLength(2);
});

it('pack nothing into nothing', () => {
  expect(packPieces([])).toEqual([]);
});

it('split a long piece into parts that each fit, cutting no character', () => {
  const whole = { turnId: 't', attempt: 2, offset: 7, text: `${'a'.repeat(899)}😀${'b'.repeat(1_500)}` };
  const parts = splitPiece(whole);
  expect(parts.map(({ text }) => text).join('')).toBe(whole.text);
  expect(parts.map(({ offset, text }) => [offset, text.length])).toEqual([
    [7, 899],
    [906, 900],
    [1_806, 602],
  ]);
});

it('leave an empty piece one', () => {
  const empty = { turnId: 't', attempt: 2, offset: 0, text: '' };
  expect(splitPiece(empty)).toEqual([empty]);
});
