import type { TurnPiece } from '@rubicon/contracts';
import { PreviewWriter } from './preview-writer.js';

const quiet = () => new Promise<void>((resolve) => void setImmediate(resolve));
const target = { turnId: 't', playerId: 'p' };
const text = 'The hall falls silent, and all look at you.';

function channel(broken: { left: number } = { left: 0 }) {
  const sent: TurnPiece[] = [];
  const waiting: (() => void)[] = [];
  const failures: unknown[] = [];
  const writer = new PreviewWriter(
    {
      publish: (_, piece) => {
        if (broken.left > 0) {
          broken.left -= 1;
          return Promise.reject(new Error('away'));
        }
        sent.push(piece);
        for (const tell of waiting.splice(0)) tell();
        return Promise.resolve();
      },
    },
    target,
    1,
    (error) => failures.push(error),
  );
  const pieces = async (count: number) => {
    while (sent.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { writer, sent, failures, pieces };
}

it('sends the first words at once, then what came since in one piece', async () => {
  const { writer, sent, pieces } = channel();
  writer.offer(1, () => text.slice(0, 8));
  await pieces(1);
  for (const length of [10, 14, 21]) writer.offer(1, () => text.slice(0, length));
  await pieces(2);
  await writer.end();
  expect(sent).toEqual([
    { turnId: 't', attempt: 1, offset: 0, text: text.slice(0, 8) },
    { turnId: 't', attempt: 1, offset: 8, text: text.slice(8, 21) },
  ]);
  expect(writer.hasPublished).toBe(true);
});

it('sends nothing while there is no word, and starts anew with a higher attempt', async () => {
  const { writer, sent, pieces } = channel();
  writer.offer(1, () => '');
  await quiet();
  expect(writer.hasPublished).toBe(false);
  writer.offer(1, () => 'The');
  await pieces(1);
  writer.offer(2, () => 'All');
  await pieces(2);
  await writer.end();
  expect(sent.map(({ attempt, offset, text: words }) => [attempt, offset, words])).toEqual([
    [1, 0, 'The'],
    [2, 0, 'All'],
  ]);
});

it('strikes what was sent where a higher attempt has no words yet', async () => {
  const { writer, sent, pieces } = channel();
  writer.offer(2, () => '');
  expect(writer.hasBegun).toBe(false);
  await pieces(1);
  expect([writer.hasPublished, writer.firstWordsAtMs]).toEqual([false, null]);
  writer.offer(2, () => 'The');
  await pieces(2);
  expect(writer.hasBegun).toBe(true);
  writer.offer(3, () => '');
  await pieces(3);
  await writer.end();
  expect(sent.map(({ attempt, offset, text: words }) => [attempt, offset, words])).toEqual([
    [2, 0, ''],
    [2, 0, 'The'],
    [3, 0, ''],
  ]);
  expect([writer.hasPublished, writer.firstWordsAtMs]).toEqual([false, expect.any(Number)]);
});

it('goes on after a piece that could not be sent, and sends it with the next', async () => {
  const { writer, sent, failures, pieces } = channel({ left: 1 });
  writer.offer(1, () => 'The');
  writer.offer(1, () => 'The hall');
  await pieces(1);
  await writer.end();
  expect(sent).toEqual([{ turnId: 't', attempt: 1, offset: 0, text: 'The hall' }]);
  expect(failures).toHaveLength(1);
});

it('sends nothing after its end, which waits for no pause', async () => {
  const { writer, sent, pieces } = channel();
  writer.offer(1, () => 'The');
  await pieces(1);
  await quiet();
  const ended = writer.end().then(() => 'at once');
  expect(await Promise.race([ended, quiet().then(() => 'later')])).toBe('at once');
  writer.offer(1, () => 'The hall');
  await quiet();
  expect(sent).toHaveLength(1);
});

it('goes on at the same moment as the others of its process', async () => {
  const [one, other] = [channel(), channel()];
  // In one go, so that the second pause cannot begin after the first has ended, however slow the machine is.
  for (const { writer } of [one, other]) {
    writer.offer(1, () => 'The');
    writer.offer(1, () => 'The hall');
  }
  await one.pieces(2);
  // Whatever promises woke with it have run then, and no other timer has.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(other.sent).toHaveLength(2);
  await Promise.all([one.writer.end(), other.writer.end()]);
});
