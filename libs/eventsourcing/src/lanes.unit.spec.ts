import * as fc from 'fast-check';
import { Lanes, type EventRef, type WorkOutcome } from './index.js';

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

const PARK_AFTER = 2;

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
  /** What was told of parked lanes, in order. */
  const told: string[] = [];
  const lanes = new Lanes(
    { concurrency: 2, mostUnfinished, parkAfter: PARK_AFTER, parkedRetryMs: 1 },
    coalesce,
    {
      wait: () => new Promise((resolve) => pauses.push(resolve)),
      random: () => 0.5,
      failed: () => undefined,
      parked: ({ key, event, error, tries }) => {
        parked.push(key);
        told.push(`${key} parked at ${event?.id} after ${tries}: ${String(error)}`);
      },
      stillParked: ({ key, event, error, tries }) =>
        told.push(`${key} still parked at ${event?.id} after ${tries}: ${String(error)}`),
      unparked: (key) => {
        parked.splice(parked.indexOf(key), 1);
        told.push(`${key} unparked`);
      },
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
    /** As it was told, and not untold. */
    parked,
    told,
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
  | { readonly do: 'read' | 'urge' | 'try now'; readonly key: string }
  | { readonly do: 'end'; readonly which: number; readonly outcome: 'done' | 'failed' | 'waiting' }
  | { readonly do: 'pass' | 'gather' | 'begin' | 'end pauses' };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('read' as const, 'read' as const, 'urge' as const, 'try now' as const),
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

/** So often in a row, up to its last try that has ended. */
function hasFailedTooOften(runs: readonly Run[], key: string): boolean {
  const ended = runs.filter((run) => run.key === key && run.outcome !== 'none');
  return ended.length >= PARK_AFTER && ended.slice(-PARK_AFTER).every(({ outcome }) => outcome === 'failed');
}

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
          expect([...test.parked].sort()).toEqual(
            ['a', 'b', 'c'].filter((key) => hasFailedTooOften(runs, key)),
          );
        };
        for (const each of actions) {
          if (each.do === 'read') test.add(each.key);
          if (each.do === 'urge') test.urge(each.key);
          if (each.do === 'try now') expect(lanes.tryNow(each.key)).toBe(hasFailedTooOften(runs, each.key));
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

describe('a parked lane', () => {
  /** Fails once more; its pause is over, unless told otherwise. */
  async function fails({ runs, endPauses }: ReturnType<typeof lanesUnderTest>, then: 'pauses' | 'goes on') {
    runs.at(-1)?.end('failed');
    await turnOfTheLoop();
    if (then === 'goes on') endPauses();
    await turnOfTheLoop();
  }
  async function parkedLane(coalesce = true) {
    const test = lanesUnderTest(coalesce);
    test.add('a');
    await fails(test, 'goes on');
    await fails(test, 'pauses');
    return test;
  }

  it('is told with what it stands at and why, at each of its tries, and when it works again', async () => {
    const test = await parkedLane();
    test.endPauses();
    await turnOfTheLoop();
    test.add('a');
    await fails(test, 'goes on');
    test.runs.at(-1)?.end('done');
    await turnOfTheLoop();
    expect(test.told).toEqual([
      'a parked at 7 after 2: Error: no',
      'a still parked at 7 after 3: Error: no',
      'a unparked',
    ]);
  });

  it('is none any more when it waits for something else', async () => {
    const test = await parkedLane();
    test.endPauses();
    await turnOfTheLoop();
    test.runs.at(-1)?.end('waiting');
    await turnOfTheLoop();
    expect([test.told.at(-1), test.lanes.tryNow('a')]).toEqual(['a unparked', false]);
  });

  it('is tried before its pause is over when it is asked for, and once', async () => {
    const test = await parkedLane();
    const { lanes, runs } = test;
    expect([lanes.tryNow('a'), lanes.tryNow('a'), lanes.tryNow('b')]).toEqual([true, true, false]);
    expect(runs).toHaveLength(3);
    runs.at(-1)?.end('done');
    await turnOfTheLoop();
    // The pause that was cut short ends as well: there is nothing left to do.
    test.endPauses();
    await turnOfTheLoop();
    expect([runs.length, lanes.checkpoint, test.parked]).toEqual([3, 7n, []]);
  });

  it('takes its pauses as before when it fails again', async () => {
    const test = await parkedLane();
    test.lanes.tryNow('a');
    await fails(test, 'pauses');
    expect(test.runs).toHaveLength(3);
    test.endPauses();
    await turnOfTheLoop();
    expect(test.runs).toHaveLength(4);
  });

  it('that is asked for while it is tried is tried once more at once, should that try fail', async () => {
    const test = await parkedLane();
    const { lanes, runs, endPauses } = test;
    endPauses();
    await turnOfTheLoop();
    expect([runs.length, lanes.tryNow('a')]).toEqual([3, true]);
    await fails(test, 'pauses');
    expect(runs).toHaveLength(4);
    await fails(test, 'pauses');
    expect(runs).toHaveLength(4);
  });

  it('that is asked for while it is tried is not tried again when that try succeeds', async () => {
    const test = await parkedLane(false);
    const { lanes, runs, endPauses, add } = test;
    add('a');
    endPauses();
    await turnOfTheLoop();
    lanes.tryNow('a');
    runs.at(-1)?.end('done');
    await turnOfTheLoop();
    expect(runs.map(({ event }) => event?.id)).toEqual(['7', '7', '7', '14']);
    await fails(test, 'pauses');
    expect(runs).toHaveLength(4);
  });

  it('that waits for a place is not tried twice', async () => {
    const test = await parkedLane();
    const { lanes, runs, endPauses, add } = test;
    add('b');
    add('c');
    endPauses();
    await turnOfTheLoop();
    expect(lanes.tryNow('a')).toBe(true);
    expect(runs.map(({ key }) => key)).toEqual(['a', 'a', 'b', 'c']);
    runs[2]?.end('done');
    await turnOfTheLoop();
    expect(runs.map(({ key }) => key)).toEqual(['a', 'a', 'b', 'c', 'a']);
    await fails(test, 'pauses');
    expect(runs).toHaveLength(5);
  });
});
