import { scenarios } from '@rubicon/scenarios';
import { historyNear } from './history-near.js';

const scenario = scenarios.french_revolution;
const on = (ordinal: number, bent: readonly string[] = []) => ({
  stats: { influence: 1, reputation: 1, resources: 1 },
  date: { ordinal, label: scenario.dateLabel(ordinal) },
  phase: scenario.phaseAt(ordinal).id,
  factions: {},
  bent,
});
const bastille = scenario.timeline.find(({ id }) => id === 'bastille')!;
const idsOf = (lines: readonly string[]) => lines.map((line) => /^\[(.+?)\] /.exec(line)![1]);

it('names what is just over and what comes next, with its id, day and place', () => {
  const near = historyNear(on(bastille.ordinal), scenario, 4);
  expect(near).toContain(
    `[bastille] ${scenario.dateLabel(bastille.ordinal)}, ${bastille.place}: ${bastille.text}`,
  );
  expect(near).toHaveLength(4);
  const ids = scenario.timeline.map(({ id }) => id);
  const from = ids.indexOf(idsOf(near)[0]!);
  expect(idsOf(near)).toEqual(ids.slice(from, from + 4));
  expect(idsOf(near).indexOf('bastille')).toBeLessThanOrEqual(1);
});

it('leaves out what went otherwise, and what is too far away to be bent', () => {
  expect(idsOf(historyNear(on(bastille.ordinal, ['bastille']), scenario, 4))).not.toContain('bastille');
  expect(historyNear(on(scenario.lastOrdinal + 1_000), scenario, 4)).toEqual([]);
});
