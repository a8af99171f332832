import fc from 'fast-check';
import { emptyPage, readPiece, type PageText } from './page-text.js';

const piece = (attempt: number, offset: number, text: string) => ({ turnId: 't', attempt, offset, text });

it('takes what goes on where the page ends, and of an overlap only what is new', () => {
  const page: PageText = { attempt: 2, length: 5 };
  expect(readPiece(page, piece(2, 5, 'abc'))).toEqual({
    kind: 'new',
    piece: piece(2, 5, 'abc'),
    page: { attempt: 2, length: 8 },
  });
  expect(readPiece(page, piece(2, 3, 'abcd'))).toEqual({
    kind: 'new',
    piece: piece(2, 5, 'cd'),
    page: { attempt: 2, length: 7 },
  });
});

it('drops what is there already and what a lower attempt wrote', () => {
  expect(readPiece({ attempt: 2, length: 5 }, piece(2, 0, 'abcde'))).toEqual({ kind: 'known' });
  expect(readPiece({ attempt: 2, length: 5 }, piece(1, 5, 'abc'))).toEqual({ kind: 'known' });
});

it('starts the page anew with a higher attempt', () => {
  expect(readPiece({ attempt: 2, length: 5 }, piece(3, 0, 'abc'))).toMatchObject({
    kind: 'new',
    page: { attempt: 3, length: 3 },
  });
});

it('strikes what stands there when a higher attempt has no words yet, once', () => {
  const struck = { attempt: 3, length: 0 };
  expect(readPiece({ attempt: 2, length: 5 }, piece(3, 0, ''))).toEqual({
    kind: 'new',
    piece: piece(3, 0, ''),
    page: struck,
  });
  expect(readPiece(struck, piece(3, 0, ''))).toEqual({ kind: 'known' });
  expect(readPiece(struck, piece(2, 0, 'abcde'))).toEqual({ kind: 'known' });
});

it('tells when something before never came', () => {
  expect(readPiece({ attempt: 2, length: 5 }, piece(2, 6, 'abc'))).toEqual({ kind: 'gap' });
  expect(readPiece({ attempt: 2, length: 5 }, piece(3, 1, 'abc'))).toEqual({ kind: 'gap' });
});

it('makes the whole text of pieces that come twice, late and in any order, when gaps are filled', () => {
  const text = 'The hall falls silent, and all look at you.';
  const anyPiece = fc
    .tuple(fc.nat(text.length), fc.nat(text.length))
    .map(([from, to]) => piece(1, Math.min(from, to), text.slice(Math.min(from, to), Math.max(from, to))));
  fc.assert(
    fc.property(fc.array(anyPiece), (pieces) => {
      let page = emptyPage;
      let shown = '';
      for (const each of [...pieces, piece(1, 0, text)]) {
        let reading = readPiece(page, each);
        if (reading.kind === 'gap') reading = readPiece(page, piece(1, 0, text));
        if (reading.kind !== 'new') continue;
        shown = shown.slice(0, reading.piece.offset) + reading.piece.text;
        page = reading.page;
      }
      expect(shown).toBe(text);
    }),
  );
});
