/** Runs tasks of the same key one after the other, tasks of different keys at once. */
export type KeyedQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

export function keyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key);
    const run = before ? before.then(task) : task();
    const settled = run.then(
      () => undefined,
      () => undefined,
    );
    const forget = settled.then(() => {
      if (last.get(key) === forget) last.delete(key);
    });
    last.set(key, forget);
    return run;
  };
}
