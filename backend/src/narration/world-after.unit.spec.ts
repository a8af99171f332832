import { estateStakes, type ChronicleLine, type WorldState } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { endingAfter, worldAfter, type GameRules } from './world-after.js';

const scenario = scenarios.french_revolution;
const answer = {
  effects: { influence: 10, reputation: -10, resources: 200 },
  daysPassed: 10,
  factions: [],
  bends: [],
};
const at = (ordinal: number): WorldState => ({
  stats: { influence: 50, reputation: 50, resources: 50 },
  date: { ordinal, label: scenario.dateLabel(ordinal) },
  phase: scenario.phaseAt(ordinal).id,
  factions: {},
  bent: [],
});
const rules: GameRules = {
  difficulty: 'hard',
  kind: 'action',
  historicalAccuracy: true,
  character: { name: 'Jean-Paul Marat', estate: 'Third Estate' },
};

describe('the world after a turn', () => {
  it('is weighed by the game, with the date as the era says it', () =>
    expect(worldAfter(at(0), answer, scenario, rules)).toEqual({
      ...at(10),
      stats: { influence: 57, reputation: 38, resources: 61 },
    }));

  it('stands still for a question', () =>
    expect(
      worldAfter(at(7), { ...answer, bends: ['bastille'] }, scenario, {
        ...rules,
        historicalAccuracy: false,
        kind: 'question',
      }),
    ).toEqual(at(7)));

  it('moves no more than such an act can, weighed by birth, and nothing up by what was refused', () => {
    const gift = { ...answer, scene: { act: 'gift', outcome: 'done' } } as const;
    const normal = { ...rules, difficulty: 'normal' } as const;
    expect(worldAfter(at(0), gift, scenario, normal).stats).toEqual({
      influence: 55,
      reputation: 48,
      resources: 50,
    });
    const speech = { ...answer, scene: { act: 'word', outcome: 'done' } } as const;
    expect(worldAfter(at(0), speech, scenario, normal).stats).toEqual({
      influence: 57,
      reputation: 43,
      resources: 52,
    });
    const other = { ...answer, scene: { act: 'other', outcome: 'done' } } as const;
    expect(worldAfter(at(0), other, scenario, normal).stats).toEqual({
      influence: 54,
      reputation: 45,
      resources: 54,
    });
    const refused = { ...speech, scene: { act: 'word', outcome: 'refused' } } as const;
    expect(worldAfter(at(0), refused, scenario, normal).stats).toEqual({
      influence: 50,
      reputation: 43,
      resources: 50,
    });
  });

  it('knows the nine estates of the eras, and no others', () =>
    expect(Object.keys(estateStakes).sort()).toEqual(
      Object.values(scenarios)
        .flatMap(({ public: { estates } }) => estates.map(({ name }) => name))
        .sort(),
    ));

  it('counts the turns at whose end a stat lies in danger', () => {
    const poor = { ...at(0), stats: { influence: 50, reputation: 50, resources: 14 } };
    const still = { ...answer, effects: { influence: 0, reputation: 0, resources: 0 } };
    const first = worldAfter(poor, still, scenario, rules);
    expect(first.dangerTurns).toBe(1);
    const second = worldAfter(first, still, scenario, rules);
    expect(second.dangerTurns).toBe(2);
    const asked = worldAfter(second, still, scenario, { ...rules, kind: 'question' });
    expect(asked).toEqual(second);
    expect(worldAfter(second, answer, scenario, { ...rules, difficulty: 'easy' })).not.toHaveProperty(
      'dangerTurns',
    );
  });

  it('ends on the last day of the era', () => {
    const near = scenario.lastOrdinal - 3;
    const after = worldAfter(at(near), { ...answer, daysPassed: 60 }, scenario, rules);
    expect(after.date.ordinal).toBe(scenario.lastOrdinal);
  });

  it('moves factions from where their estate begins, and bends what those strong enough can bend', () => {
    const [faction] = scenario.factionsAt(0);
    const moved = { ...answer, factions: [{ factionId: faction!.id, change: -8 }], bends: ['bastille'] };
    const { factions, bent } = worldAfter(at(0), moved, scenario, {
      ...rules,
      difficulty: 'normal',
      historicalAccuracy: false,
    });
    expect(factions).toEqual({ [faction!.id]: faction!.startsAt['Third Estate']! - 8 });
    expect(bent).toEqual(['bastille']);
    const weak = { ...at(0), stats: { influence: 0, reputation: 0, resources: 0 } };
    expect(worldAfter(weak, moved, scenario, rules).bent).toEqual([]);
  });
});

describe('the end of a story', () => {
  const wound: ChronicleLine = {
    id: 'a.0',
    topic: 'wound',
    subject: 'Marat',
    text: 'A ball in the shoulder.',
    nodeId: 'a',
    ordinal: 1,
    lastDepth: 1,
    settled: false,
    fromPlayer: false,
    pinned: false,
    corrected: false,
  };
  const ended = (
    proposed: { ending: 'death' | 'triumph' | null; epilogue?: string },
    chronicle: readonly ChronicleLine[],
    ordinal = 10,
  ) =>
    endingAfter(at(ordinal), { epilogue: '', ...proposed }, scenario, {
      ...rules,
      before: at(ordinal),
      depth: 30,
      chronicle,
    });

  it('is death for the wounded, with the epilogue that was told', () =>
    expect(ended({ ending: 'death', epilogue: 'They sing of you.' }, [wound])).toEqual({
      kind: 'death',
      epilogue: 'They sing of you.',
    }));

  it.each([
    ['you', 'you', true],
    ['a part of the name', 'Jean-Paul', true],
    ['another', 'Marie', false],
    ['another of the name', 'Marat’s sister Albertine', false],
  ])('asks whether the character is wounded: %s', (_, subject, dies) =>
    expect(ended({ ending: 'death' }, [{ ...wound, subject }]) !== null).toBe(dies),
  );

  it('is none when the wound has healed', () =>
    expect(ended({ ending: 'death' }, [{ ...wound, settled: true }])).toBeNull());

  it.each([
    ['not before it was shown for three told turns', 2, null],
    ['then', 3, 'death'],
  ])('is death for the poor: %s', (_, dangerTurns, kind) => {
    const poor = { ...at(10), stats: { influence: 50, reputation: 50, resources: 20 } };
    const answered = { ending: 'death', epilogue: '' } as const;
    const before = { ...poor, dangerTurns };
    const ending = endingAfter(poor, answered, scenario, { ...rules, before, depth: 30, chronicle: [] });
    expect(ending?.kind ?? null).toBe(kind);
  });

  it('is none by a danger that was not shown: another stat was low', () => {
    const poor = { influence: 50, reputation: 50, resources: 20 };
    const after = { ...at(10), stats: { influence: 12, reputation: 50, resources: 30 } };
    const proposed = { ending: 'death', epilogue: '' } as const;
    const before = { ...at(10), stats: poor, dangerTurns: 3 };
    expect(endingAfter(after, proposed, scenario, { ...rules, before, depth: 30, chronicle: [] })).toBeNull();
  });

  it('has the era’s own epilogue where none was told, and none of another ending’s', () => {
    const last = ended({ ending: null }, [], scenario.lastOrdinal);
    expect(last).toEqual({
      kind: 'last_day',
      epilogue: scenario.epilogueFor('last_day', {
        name: 'Jean-Paul Marat',
        date: at(scenario.lastOrdinal).date.label,
        phase: scenario.phaseAt(scenario.lastOrdinal).name,
        stats: at(0).stats,
      }),
    });
    expect(ended({ ending: 'triumph', epilogue: 'You win.' }, [], scenario.lastOrdinal)).toEqual(last);
  });
});
