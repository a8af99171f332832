import { scenarioOf, scenarios } from './index.js';
import type { GameType } from './index.js';

const eras = Object.keys(scenarios) as GameType[];

describe.each(eras)('%s', (era) => {
  const scenario = scenarioOf(era);
  const estates = scenario.public.estates.map(({ name }) => name);

  test('six to nine factions, each with its own name, aims and days', () => {
    const { factions } = scenario;
    expect(factions.length).toBeGreaterThanOrEqual(6);
    expect(factions.length).toBeLessThanOrEqual(9);
    expect(new Set(factions.map(({ id }) => id)).size).toBe(factions.length);
    expect(new Set(factions.map(({ name }) => name)).size).toBe(factions.length);
    for (const { id, aims, fromOrdinal, untilOrdinal } of factions) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(aims).toMatch(/^\p{Lu}.{60,240}\.$/u);
      expect(Number.isInteger(fromOrdinal) && Number.isInteger(untilOrdinal)).toBe(true);
      expect(fromOrdinal).toBeGreaterThanOrEqual(0);
      expect(untilOrdinal).toBeGreaterThan(fromOrdinal);
      expect(untilOrdinal).toBeLessThanOrEqual(scenario.lastOrdinal);
    }
  });

  test('every faction has met every estate, and none other', () => {
    for (const { startsAt } of scenario.factions) {
      expect(Object.keys(startsAt).sort()).toEqual([...estates].sort());
      for (const start of Object.values(startsAt)) {
        expect(Number.isInteger(start)).toBe(true);
        expect(Math.abs(start)).toBeLessThanOrEqual(50);
      }
    }
    for (const estate of estates) {
      const starts = scenario.factions.map(({ startsAt }) => startsAt[estate]!);
      expect(Math.max(...starts)).toBeGreaterThan(0);
      expect(Math.min(...starts)).toBeLessThan(0);
    }
  });

  test('a faction counts from its first day to its last', () => {
    for (const { id, fromOrdinal, untilOrdinal } of scenario.factions) {
      const counts = (day: number) => scenario.factionsAt(day).some((one) => one.id === id);
      expect([fromOrdinal, untilOrdinal].map(counts)).toEqual([true, true]);
      if (fromOrdinal > 0) expect(counts(fromOrdinal - 1)).toBe(false);
      if (untilOrdinal < scenario.lastOrdinal) expect(counts(untilOrdinal + 1)).toBe(false);
    }
    for (const { fromOrdinal } of scenario.phases)
      expect(scenario.factionsAt(fromOrdinal).length).toBeGreaterThanOrEqual(5);
    for (const day of [-1, 0.5]) expect(() => scenario.factionsAt(day)).toThrow(RangeError);
  });

  test('a standing is what was won or lost, and where one began until then', () => {
    const [first, second] = scenario.factions;
    const [estate] = estates;
    expect(scenario.standingOf(first!.id, {}, estate!)).toBe(first!.startsAt[estate!]);
    expect(scenario.standingOf(first!.id, { [second!.id]: 77 }, estate!)).toBe(first!.startsAt[estate!]);
    expect(scenario.standingOf(second!.id, { [second!.id]: 77 }, estate!)).toBe(77);
    expect(scenario.standingOf(first!.id, { [first!.id]: 0 }, estate!)).toBe(0);
    expect(() => scenario.standingOf('nobody', { nobody: 3 }, estate!)).toThrow(RangeError);
    expect(() => scenario.standingOf(first!.id, {}, 'no estate')).toThrow(RangeError);
  });

  test('every estate is told what it may do and what not', () => {
    expect(Object.keys(scenario.estateRules).sort()).toEqual([...estates].sort());
    const told = Object.values(scenario.estateRules).flatMap(({ may, mayNot }) => [may, mayNot]);
    expect(new Set(told).size).toBe(2 * estates.length);
    for (const text of told) expect(text).toMatch(/^[a-z].{100,420}[^.]$/);
  });
});
