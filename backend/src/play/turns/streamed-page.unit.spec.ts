import type { TurnPiece } from '@rubicon/contracts';
import { StreamedPage } from './streamed-page.js';

const piece = (offset: number, text: string, attempt = 1): TurnPiece => ({
  turnId: 't',
  attempt,
  offset,
  text,
});

/** A page over a text so far that the test writes. */
function page() {
  const kept: { soFar: TurnPiece | null } = { soFar: null };
  const sent: TurnPiece[] = [];
  let reads = 0;
  const streamed = new StreamedPage(
    () => {
      reads += 1;
      return Promise.resolve(kept.soFar);
    },
    (each) => sent.push(each),
  );
  return { kept, sent, streamed, reads: () => reads };
}

it('send on what is new, and nothing twice', async () => {
  const { kept, sent, streamed, reads } = page();
  kept.soFar = piece(0, 'It is ');
  await streamed.catchUp();
  streamed.offer(piece(0, 'It is '));
  streamed.offer(piece(3, 'is dawn.'));
  expect(sent).toEqual([piece(0, 'It is '), piece(6, 'dawn.')]);
  expect(reads()).toBe(1);
});

it('fill a gap from the text so far, and go on with the piece that showed it, kept or not', async () => {
  const { kept, sent, streamed } = page();
  kept.soFar = piece(0, 'It is ');
  streamed.offer(piece(6, 'dawn '));
  streamed.offer(piece(11, 'in Paris.'));
  await streamed.catchUp();
  expect(sent.map(({ text }) => text)).toEqual(['It is ', 'dawn ', 'in Paris.']);
});

it('leave a gap that nothing fills, and fill it with the next piece that has what was missing', async () => {
  const { kept, sent, streamed } = page();
  streamed.offer(piece(6, 'dawn.'));
  await streamed.catchUp();
  expect(sent).toEqual([]);
  kept.soFar = piece(0, 'It is dawn.');
  streamed.offer(piece(11, ' You wake.'));
  await streamed.catchUp();
  expect(sent.map(({ text }) => text)).toEqual(['It is dawn.', ' You wake.']);
});

it('begin anew with a later attempt, and drop what an earlier one still sends', () => {
  const { sent, streamed } = page();
  streamed.offer(piece(0, 'Old.'));
  streamed.offer(piece(0, 'New', 2));
  streamed.offer(piece(4, ' Older.'));
  streamed.offer(piece(3, '.', 2));
  expect(sent).toEqual([piece(0, 'Old.'), piece(0, 'New', 2), piece(3, '.', 2)]);
});
