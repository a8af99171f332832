/** What the model may move besides the stats: factions' regard, history, and the end. */
import type { WorldState } from '../game/game.events.js';
import { endingOf, type EndingCircumstances } from './endings.js';
import { applyStandings } from './faction-standing.js';
import { bendHistory } from './history-bends.js';

describe('standing', () => {
  const now = { court: -40, jacobins: 10, girondins: 0, army: 95, clergy: 5 };

  it('moves by what is proposed, cut to 15, weighed by the difficulty, within -100 to 100', () => {
    const proposed = [
      { factionId: 'jacobins', change: 40 },
      { factionId: 'court', change: -8 },
      { factionId: 'army', change: 15 },
    ];
    expect(applyStandings({}, proposed, now, 'normal', 'action')).toEqual({
      jacobins: 25,
      court: -48,
      army: 100,
    });
    expect(applyStandings({}, proposed, now, 'easy', 'action')).toEqual({
      jacobins: 28,
      court: -46,
      army: 100,
    });
    expect(applyStandings({}, proposed, now, 'hard', 'action')).toEqual({
      jacobins: 21,
      court: -50,
      army: 100,
    });
  });

  it('counts a faction once, four at most, and none that is not there', () => {
    const proposed = ['nobody', 'toString', 'court', 'court', 'jacobins', 'girondins', 'army', 'clergy'].map(
      (factionId) => ({ factionId, change: 1 }),
    );
    expect(applyStandings({ clergy: 7 }, proposed, now, 'normal', 'action')).toEqual({
      clergy: 7,
      court: -39,
      jacobins: 11,
      girondins: 1,
      army: 96,
    });
  });

  it('is not moved by a question or by what is no number', () => {
    expect(applyStandings({}, [{ factionId: 'court', change: 9 }], now, 'normal', 'question')).toEqual({});
    expect(applyStandings({}, [{ factionId: 'court', change: NaN }], now, 'normal', 'action')).toEqual({
      court: -40,
    });
  });
});

describe('history', () => {
  const timeline = [
    { id: 'old', ordinal: 10, weight: 1 },
    { id: 'due', ordinal: 95, weight: 3 },
    { id: 'coming', ordinal: 140, weight: 1 },
    { id: 'far', ordinal: 600, weight: 1 },
  ] as const;
  const at = {
    ordinal: 100,
    stats: { influence: 30, reputation: 50, resources: 50 },
    kind: 'action',
    accuracy: true,
  } as const;

  it('is bent by one event a turn, while it is due and by those strong enough', () => {
    expect(bendHistory([], ['due'], timeline, at)).toEqual([]);
    expect(bendHistory([], ['due'], timeline, { ...at, accuracy: false })).toEqual(['due']);
    expect(bendHistory(['due'], ['coming', 'due'], timeline, at)).toEqual(['due', 'coming']);
    const strong = { ...at, stats: { ...at.stats, influence: 60 } };
    expect(bendHistory([], ['coming', 'due'], timeline, strong)).toEqual(['due']);
  });

  it('is not bent when it is long past, far ahead, unknown, bent already, or only asked about', () => {
    for (const id of ['old', 'far', 'nothing']) expect(bendHistory([], [id], timeline, at)).toEqual([]);
    expect(bendHistory(['coming'], ['coming'], timeline, at)).toEqual(['coming']);
    expect(bendHistory([], ['coming'], timeline, { ...at, kind: 'question' })).toEqual([]);
  });
});

describe('the end', () => {
  const world = (stats: Partial<WorldState['stats']>, ordinal = 10): WorldState => ({
    stats: { influence: 50, reputation: 50, resources: 50, ...stats },
    date: { ordinal, label: '' },
    phase: 'p',
    factions: {},
    bent: [],
  });
  const usual: EndingCircumstances = {
    proposed: null,
    difficulty: 'normal',
    kind: 'action',
    depth: 30,
    statsBefore: { influence: 50, reputation: 50, resources: 0 },
    dangerTurnsBefore: 3,
    wounded: false,
    lastOrdinal: 1_000,
  };

  it('comes on the last day, whatever is proposed', () => {
    expect(endingOf(world({}, 999), usual)).toBeNull();
    expect(endingOf(world({}, 1_000), usual)).toBe('last_day');
  });

  it('comes by death only to the wounded, or where a stat is low: lower in an easy game', () => {
    const dying = { ...usual, proposed: 'death' } as const;
    expect(endingOf(world({}), dying)).toBeNull();
    expect(endingOf(world({}), { ...dying, wounded: true })).toBe('death');
    for (const [difficulty, stat] of [
      ['easy', 5],
      ['normal', 15],
      ['hard', 25],
    ] as const) {
      expect(endingOf(world({ resources: stat }), { ...dying, difficulty })).toBe('death');
      expect(endingOf(world({ resources: stat + 1 }), { ...dying, difficulty })).toBeNull();
    }
  });

  it('comes by a low stat only where that had been shown for three told turns, and by a wound at once', () => {
    const dying = { ...usual, proposed: 'death', dangerTurnsBefore: 2 } as const;
    expect(endingOf(world({ resources: 0 }), dying)).toBeNull();
    expect(endingOf(world({ resources: 0 }), { ...dying, dangerTurnsBefore: 3 })).toBe('death');
    expect(endingOf(world({ resources: 0 }), { ...dying, wounded: true })).toBe('death');
  });

  it('comes by no stat that was not low before', () => {
    const dying = { ...usual, proposed: 'death' } as const;
    expect(endingOf(world({ influence: 0 }), dying)).toBeNull();
    expect(endingOf(world({ influence: 0, resources: 0 }), dying)).toBe('death');
  });

  it('comes by triumph only to who stands high, and not before the twentieth turn', () => {
    const rising = { ...usual, proposed: 'triumph' } as const;
    const high = { influence: 90, reputation: 75, resources: 50 };
    expect(endingOf(world(high), rising)).toBe('triumph');
    expect(endingOf(world(high), { ...rising, depth: 19 })).toBeNull();
    for (const stat of ['influence', 'reputation', 'resources'] as const)
      expect(endingOf(world({ ...high, [stat]: high[stat] - 1 }), rising)).toBeNull();
  });

  it('never comes by a question', () =>
    expect(
      endingOf(world({}, 1_000), { ...usual, kind: 'question', proposed: 'death', wounded: true }),
    ).toBeNull());
});
