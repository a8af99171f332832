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

/** Until no promise and no tick of now is left. */
const quiet = () => new Promise<void>((resolve) => void setImmediate(resolve));

it('write together what is added in one go', async () => {
  const { batches, written, settle } = writer();
  const begun = Promise.resolve();
  const added = Promise.all(['a', 'b', 'c'].map((item) => begun.then(() => batches.add(item))));
  await quiet();
  expect(written).toEqual([['a', 'b', 'c']]);
  settle[0]!.done();
  await added;
});

it('write two batches at once, and then all that came meanwhile in one', async () => {
  const { batches, written, settle } = writer();
  const first = batches.add('a');
  await quiet();
  const second = batches.add('b');
  await quiet();
  const rest = [batches.add('c')];
  await quiet();
  rest.push(batches.add('d'));
  await quiet();
  expect(written).toEqual([['a'], ['b']]);
  settle[1]!.done();
  await second;
  await quiet();
  expect(written).toEqual([['a'], ['b'], ['c', 'd']]);
  settle[0]!.done();
  settle[2]!.done();
  await Promise.all([first, ...rest]);
  await quiet();
  expect(written).toHaveLength(3);
});

it('fail for the items of the batch that failed alone', async () => {
  const { batches, written, settle } = writer();
  const first = batches.add('a');
  await quiet();
  const second = batches.add('b');
  await quiet();
  const third = batches.add('c');
  settle[0]!.fail(new Error('the database is away'));
  await expect(first).rejects.toThrow('the database is away');
  await quiet();
  expect(written).toEqual([['a'], ['b'], ['c']]);
  settle[1]!.done();
  settle[2]!.done();
  await Promise.all([second, third]);
});
