import { scenarioOf, scenarios } from './index.js';
import type { EndingKind, GameType, Stats } from './index.js';

const eras = Object.keys(scenarios) as GameType[];
const kinds: readonly EndingKind[] = ['death', 'triumph', 'last_day'];
const stats: readonly (keyof Stats)[] = ['influence', 'reputation', 'resources'];

const high = (stat: keyof Stats): Stats => ({ influence: 20, reputation: 20, resources: 20, [stat]: 21 });

describe.each(eras)('the endings of %s', (era) => {
  const scenario = scenarioOf(era);
  const at = { name: 'Ada Morel', date: scenario.dateLabel(700), phase: scenario.phaseAt(700).name };

  test('each of nine its own, of sixty to a hundred and twenty words, with name, date and phase', () => {
    const texts = kinds.flatMap((kind) => stats.map((stat) => scenario.endings[kind][stat]));
    expect(new Set(texts).size).toBe(9);
    for (const text of texts) {
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(120);
      for (const slot of ['{name}', '{date}', '{phase}']) expect(text.split(slot)).toHaveLength(2);
    }
  });

  test.each(kinds)('%s is told by the stat that stood highest', (kind) => {
    const told = stats.map((stat) => scenario.epilogueFor(kind, { ...at, stats: high(stat) }));
    expect(new Set(told).size).toBe(3);
    for (const [index, stat] of stats.entries()) {
      const expected = scenario.endings[kind][stat]
        .split('{name}')
        .join(at.name)
        .split('{date}')
        .join(at.date)
        .split('{phase}')
        .join(at.phase);
      expect(told[index]).toBe(expected);
      expect(told[index]).not.toMatch(/[{}]/);
    }
  });

  test('of equal stats the first decides', () => {
    const even = { influence: 40, reputation: 40, resources: 40 };
    const told = (of: Stats) => scenario.epilogueFor('death', { ...at, stats: of });
    expect(told(even)).toBe(told(high('influence')));
    expect(told({ ...even, influence: 39 })).toBe(told(high('reputation')));
  });

  test('a name is text and nothing else', () => {
    const name = '$& {date} $1';
    const text = scenario.epilogueFor('last_day', { ...at, name, stats: high('influence') });
    expect(text).toContain(name);
    expect(text.split(at.date)).toHaveLength(2);
  });
});
