import { Batches } from './batches.js';

/** Writes when told to, and keeps what it was given. */
function writer() {
  const written: string[][] = [];
  const settle: { done: () => void; fail: (reason: Error) => void }[] = [];
  const batches = new Batches<string>((items) => {
    written.push([...items]);
    return new Promise((done, fail) => settle.push({ done, fail }));
  });
  return { batches, written, settle };
}

it('write the first item at once, and with the next batch all that came meanwhile', async () => {
  const { batches, written, settle } = writer();
  const first = batches.add('a');
  const rest = Promise.all([batches.add('b'), batches.add('c')]);
  expect(written).toEqual([['a']]);
  settle[0]!.done();
  await first;
  expect(written).toEqual([['a'], ['b', 'c']]);
  settle[1]!.done();
  await rest;
  const again = batches.add('d');
  expect(written).toEqual([['a'], ['b', 'c'], ['d']]);
  settle[2]!.done();
  await again;
});

it('fail for the items of the batch that failed alone', async () => {
  const { batches, written, settle } = writer();
  const first = batches.add('a');
  const second = batches.add('b');
  settle[0]!.fail(new Error('the database is away'));
  await expect(first).rejects.toThrow('the database is away');
  expect(written).toEqual([['a'], ['b']]);
  settle[1]!.done();
  await second;
});
