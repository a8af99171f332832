import * as fc from 'fast-check';
import { Lanes, type EventRef, type WorkOutcome } from './index.js';

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Run {
  readonly key: string;
  /** Events read when it began. */
  readonly begunAfter: number;
  readonly event: EventRef | null;
  outcome: 'none' | 'done' | 'failed' | 'waiting';
  readonly end: (outcome: 'done' | 'failed' | 'waiting') => void;
}

/** Lanes whose work ends when the test says so. */
function lanesUnderTest(coalesce: boolean, mostUnfinished = 1_000) {
  const read: { readonly key: string; readonly position: bigint }[] = [];
  const runs: Run[] = [];
  let pauses: (() => void)[] = [];
  const parked: string[] = [];
  const lanes = new Lanes(
    { concurrency: 2, mostUnfinished, parkAfter: 2, parkedRetryMs: 1 },
    coalesce,
    {
      wait: () => new Promise((resolve) => pauses.push(resolve)),
      random: () => 0.5,
      failed: () => undefined,
      parked: (key) => parked.push(key),
      progressed: () => undefined,
    },
    null,
  );
  let position = 0n;
  const workOf = (key: string, event: EventRef | null) => () =>
    new Promise<WorkOutcome>((resolve, reject) => {
      const run: Run = {
        key,
        begunAfter: read.length,
        event,
        outcome: 'none',
        end: (outcome) => {
          run.outcome = outcome;
          if (outcome === 'done') resolve();
          else if (outcome === 'waiting') resolve('waiting');
          else reject(new Error('no'));
        },
      };
      runs.push(run);
    });
  return {
    lanes,
    read,
    runs,
    parked,
    running: () => runs.filter(({ outcome }) => outcome === 'none'),
    add(key: string): void {
      position += 7n;
      const event: EventRef = { id: `${position}`, type: 'Counted', correlationId: '', at: '', position };
      read.push({ key, position });
      lanes.add(key, event, workOf(key, event));
    },
    urge(key: string): void {
      lanes.urge(key, workOf(key, null));
    },
    pass(): void {
      position += 7n;
      lanes.pass(position);
    },
    endPauses(): void {
      const over = pauses;
      pauses = [];
      for (const resolve of over) resolve();
    },
    position: () => position,
  };
}

type Action =
  | { readonly do: 'read' | 'urge'; readonly key: string }
  | { readonly do: 'end'; readonly which: number; readonly outcome: 'done' | 'failed' | 'waiting' }
  | { readonly do: 'pass' | 'gather' | 'begin' | 'end pauses' };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('read' as const, 'read' as const, 'urge' as const),
      key: fc.constantFrom('a', 'b', 'c'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      which: fc.nat(1),
      outcome: fc.constantFrom('done' as const, 'done' as const, 'failed' as const, 'waiting' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('pass' as const, 'gather' as const, 'begin' as const, 'end pauses' as const),
    }),
  },
);

describe.each([
  ['that coalesce', true],
  ['that do not', false],
])('lanes %s', (_name, coalesce) => {
  it('follow every event by work of its key that began after it was read, and checkpoint nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
        const test = lanesUnderTest(coalesce);
        const { lanes, read, runs } = test;
        const isFinished = (index: number): boolean =>
          runs.some(
            ({ key, outcome, begunAfter, event }) =>
              outcome === 'done' &&
              key === read[index]?.key &&
              (coalesce ? begunAfter > index : event?.position === read[index]?.position),
          );
        const check = (): void => {
          const { checkpoint } = lanes;
          const passed = read.filter(({ position }) => checkpoint !== null && position <= checkpoint);
          expect(passed.map((_, index) => isFinished(index))).toEqual(passed.map(() => true));
          const keys = test.running().map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        };
        for (const each of actions) {
          if (each.do === 'read') test.add(each.key);
          if (each.do === 'urge') test.urge(each.key);
          if (each.do === 'end') test.running()[each.which]?.end(each.outcome);
          if (each.do === 'pass') test.pass();
          if (each.do === 'gather') lanes.gather();
          if (each.do === 'begin') lanes.begin();
          if (each.do === 'end pauses') test.endPauses();
          await turnOfTheLoop();
          check();
        }
        lanes.begin();
        for (let rounds = 0; rounds < 200 && lanes.checkpoint !== lanes.read; rounds += 1) {
          test.endPauses();
          await turnOfTheLoop();
          for (const run of test.running()) run.end('done');
          await turnOfTheLoop();
          check();
        }
        expect(read.map((_, index) => isFinished(index))).toEqual(read.map(() => true));
        expect(lanes.checkpoint ?? 0n).toBe(test.position());
      }),
      { numRuns: 200 },
    );
  });
});

describe('lanes that coalesce', () => {
  it('work once for all events of a key that were read before it began, and again for one read later', async () => {
    const { add, runs, lanes } = lanesUnderTest(true);
    lanes.gather();
    add('a');
    add('b');
    add('a');
    expect(runs).toEqual([]);
    lanes.begin();
    add('a');
    expect(runs.map(({ key, event }) => [key, event?.id])).toEqual([
      ['a', '21'],
      ['b', '14'],
    ]);
    for (const run of [...runs]) run.end('done');
    await turnOfTheLoop();
    expect(runs.map(({ key, event }) => [key, event?.id])).toEqual([
      ['a', '21'],
      ['b', '14'],
      ['a', '28'],
    ]);
    expect(lanes.checkpoint).toBe(21n);
  });

  it('keep the checkpoint before the first event of what is under way, however far it was passed', () => {
    const { add, pass, lanes } = lanesUnderTest(true);
    pass();
    add('a');
    pass();
    add('a');
    pass();
    expect(lanes.checkpoint).toBe(7n);
  });

  it('hold one piece of work of a parked key, however many events come', async () => {
    const { add, runs, parked, endPauses, lanes } = lanesUnderTest(true);
    add('a');
    for (const _ of ['fails', 'is parked']) {
      runs.at(-1)?.end('failed');
      await turnOfTheLoop();
      if (parked.length === 0) endPauses();
      await turnOfTheLoop();
    }
    for (let events = 0; events < 100; events += 1) add('a');
    expect(parked).toEqual(['a']);
    endPauses();
    await turnOfTheLoop();
    runs.at(-1)?.end('done');
    await turnOfTheLoop();
    expect(runs).toHaveLength(3);
    expect(lanes.checkpoint).toBe(707n);
  });

  it('work on what was gathered when there is no room for more, then gather on', async () => {
    const { add, runs, lanes } = lanesUnderTest(true, 2);
    lanes.gather();
    add('a');
    await lanes.room();
    add('b');
    const room = lanes.room();
    expect(runs.map(({ key }) => key)).toEqual(['a', 'b']);
    for (const run of [...runs]) run.end('done');
    await room;
    add('a');
    await turnOfTheLoop();
    expect(runs).toHaveLength(2);
  });

  it('take up what is overdue once, unless its key is worked on or waits to be tried again', async () => {
    const { add, urge, runs, endPauses, lanes } = lanesUnderTest(true);
    urge('a');
    urge('a');
    add('b');
    urge('b');
    expect(runs.map(({ key, event }) => [key, event?.id])).toEqual([
      ['a', undefined],
      ['b', '7'],
    ]);
    expect(lanes.checkpoint).toBeNull();
    runs[1]?.end('failed');
    await turnOfTheLoop();
    urge('b');
    await turnOfTheLoop();
    expect(runs).toHaveLength(2);
    endPauses();
    await turnOfTheLoop();
    runs[0]?.end('done');
    runs[2]?.end('done');
    await turnOfTheLoop();
    expect(lanes.checkpoint).toBe(7n);
    urge('a');
    expect(runs).toHaveLength(4);
  });

  it('ask again what waits, park it never, and keep its checkpoint and nobody else out', async () => {
    const { add, runs, parked, endPauses, lanes } = lanesUnderTest(true, 1);
    add('a');
    for (let waits = 0; waits < 10; waits += 1) {
      runs.at(-1)?.end('waiting');
      await turnOfTheLoop();
      endPauses();
      await turnOfTheLoop();
    }
    await lanes.room();
    expect([runs.length, parked, lanes.checkpoint]).toEqual([11, [], null]);
    runs.at(-1)?.end('done');
    await turnOfTheLoop();
    expect(lanes.checkpoint).toBe(7n);
  });
});
