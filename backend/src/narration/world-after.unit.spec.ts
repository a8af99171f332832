import { scenarios } from '@rubicon/scenarios';
import { worldAfter } from './world-after.js';

const scenario = scenarios.french_revolution;
const effects = { influence: 10, reputation: -10, resources: 200 };
const at = (ordinal: number) => ({
  stats: { influence: 50, reputation: 50, resources: 50 },
  date: { ordinal, label: scenario.dateLabel(ordinal) },
  phase: scenario.phaseAt(ordinal).id,
});

it('lets the game weigh what the model proposes, and the era say the date', () => {
  expect(
    worldAfter(at(0), { effects, daysPassed: 10 }, scenario, { difficulty: 'hard', kind: 'action' }),
  ).toEqual({
    stats: { influence: 57, reputation: 38, resources: 61 },
    date: { ordinal: 10, label: scenario.dateLabel(10) },
    phase: scenario.phaseAt(10).id,
  });
});

it('stands still for a question', () => {
  expect(
    worldAfter(at(7), { effects, daysPassed: 10 }, scenario, { difficulty: 'easy', kind: 'question' }),
  ).toEqual(at(7));
});

it('ends on the last day of the era', () => {
  const near = scenario.lastOrdinal - 3;
  const after = worldAfter(at(near), { effects, daysPassed: 60 }, scenario, {
    difficulty: 'normal',
    kind: 'action',
  });
  expect(after.date.ordinal).toBe(scenario.lastOrdinal);
});
