import {
  ErasureSteps,
  erasureStages,
  type ErasureProgress,
  type ErasureStep,
} from '../platform/erasure/index.js';
import { erasePlayer, type ErasureRound } from './erase-player.js';
import { OVERDUE_AFTER_MS, OverdueErasures } from './overdue-erasures.js';

describe('a round of forgetting a player', () => {
  let told: string[];
  let answers: Record<string, ErasureProgress | Error>;
  let steps: ErasureSteps;

  beforeEach(() => {
    told = [];
    answers = {};
    steps = new ErasureSteps();
    for (const stage of [...erasureStages].reverse())
      for (const name of [`${stage} 1`, `${stage} 2`])
        steps.register({
          name,
          stage,
          erase: () => {
            told.push(name);
            const answer = answers[name] ?? 'done';
            return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
          },
        });
  });

  const round = (): Promise<ErasureRound> =>
    erasePlayer('player', {
      steps,
      complete: () => Promise.resolve(void told.push('complete')),
      failed: (step) => told.push(`${step} failed`),
    });

  it('asks every step, stage by stage, and says at last that it is done', async () => {
    expect(await round()).toEqual({ kind: 'erased' });
    expect(told).toEqual([...erasureStages.flatMap((stage) => [`${stage} 1`, `${stage} 2`]), 'complete']);
  });

  it('goes no further than a stage in which one waits', async () => {
    answers = { 'settle 1': 'waiting' };
    expect(await round()).toEqual({ kind: 'waiting', stage: 'settle', steps: ['settle 1'] });
    expect(told).toEqual(['stop 1', 'stop 2', 'settle 1', 'settle 2']);
  });

  it('goes no further than a stage in which one fails, and asks the others of that stage', async () => {
    answers = { 'stop 1': new Error('away'), 'stop 2': 'waiting' };
    expect(await round()).toEqual({ kind: 'waiting', stage: 'stop', steps: ['stop 1', 'stop 2'] });
    expect(told).toEqual(['stop 1', 'stop 1 failed', 'stop 2']);
  });
});

it('has no two steps of one name', () => {
  const steps = new ErasureSteps();
  const step: ErasureStep = { name: 'one', stage: 'rows', erase: () => Promise.resolve('done') };
  steps.register(step);
  expect(() => steps.register(step)).toThrow('Two erasure steps are named one.');
});

describe('an overdue erasure', () => {
  it('is told after an hour, and again each hour', () => {
    const overdue = new OverdueErasures();
    const told: number[] = [];
    const quarter = OVERDUE_AFTER_MS / 4;
    for (let now = 0; now <= 2 * OVERDUE_AFTER_MS + quarter; now += quarter)
      if (overdue.isToBeTold('one', 0, now)) told.push(now);
    expect(told).toEqual([OVERDUE_AFTER_MS, 2 * OVERDUE_AFTER_MS]);
    overdue.forgetAllBut(new Set());
    expect(overdue.isToBeTold('one', 0, 2 * OVERDUE_AFTER_MS)).toBe(true);
  });
});
