import { OneAtATime } from './one-at-a-time.js';

const never = new AbortController().signal;

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const started = jest.fn(() => ended);
  return { end: () => end(), started };
}

it('begins what waits when what is before it has ended, however', async () => {
  const line = new OneAtATime();
  const [first, second] = [work(), work()];
  const failing = line.run(never, async () => {
    await first.started();
    throw new Error('failed');
  });
  const waiting = line.run(never, second.started);
  expect(second.started).not.toHaveBeenCalled();
  first.end();
  await expect(failing).rejects.toThrow('failed');
  second.end();
  await waiting;
  expect(second.started).toHaveBeenCalledTimes(1);
});

it('lets whoever gives up leave the line at once, and begins nothing for them', async () => {
  const line = new OneAtATime();
  const [first, second, third] = [work(), work(), work()];
  const running = line.run(never, first.started);
  const leaving = new AbortController();
  const left = line.run(leaving.signal, second.started);
  leaving.abort(new Error('stopped'));
  await expect(left).rejects.toThrow('stopped');
  await expect(line.run(leaving.signal, third.started)).rejects.toThrow('stopped');
  first.end();
  await running;
  await line.run(never, () => Promise.resolve());
  expect(second.started).not.toHaveBeenCalled();
  expect(third.started).not.toHaveBeenCalled();
});

it('waits for what was begun beside the line, which itself waits for nothing', async () => {
  const line = new OneAtATime();
  const [beside, waiting, leaving, third] = [work(), work(), work(), work()];
  const failing = line.beside(async () => {
    await beside.started();
    throw new Error('failed');
  });
  const inLine = line.run(never, waiting.started);
  const leaver = new AbortController();
  const left = line.run(leaver.signal, leaving.started);
  const atOnce = line.beside(third.started);
  expect(third.started).toHaveBeenCalledTimes(1);
  third.end();
  await atOnce;
  leaver.abort(new Error('stopped'));
  await expect(left).rejects.toThrow('stopped');
  expect(waiting.started).not.toHaveBeenCalled();
  beside.end();
  await expect(failing).rejects.toThrow('failed');
  waiting.end();
  await inLine;
  expect(waiting.started).toHaveBeenCalledTimes(1);
  expect(leaving.started).not.toHaveBeenCalled();
});
