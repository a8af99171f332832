import { frenchRevolution } from './public/french-revolution.js';
import { romanRepublic } from './public/roman-republic.js';
import { sengokuJapan } from './public/sengoku-japan.js';
import { scenarioOf, scenarios } from './index.js';
import type { Difficulty, GameType, Scenario } from './index.js';

const ids: Record<GameType, number[]> = {
  french_revolution: Array.from({ length: 12 }, (_, index) => 101 + index),
  roman_republic: Array.from({ length: 10 }, (_, index) => 201 + index),
  sengoku_japan: Array.from({ length: 8 }, (_, index) => 301 + index),
};
const publicEras = {
  french_revolution: frenchRevolution,
  roman_republic: romanRepublic,
  sengoku_japan: sengokuJapan,
};
const eras = Object.keys(ids) as GameType[];

function ordinalsWith(scenario: Scenario, matches: (label: string) => boolean): number[] {
  const days = Array.from({ length: scenario.lastOrdinal + 1 }, (_, ordinal) => ordinal);
  return days.filter((ordinal) => matches(scenario.dateLabel(ordinal)));
}

test('three eras, thirty people', () => {
  expect(Object.keys(scenarios).sort()).toEqual([...eras].sort());
  const people = eras.flatMap((era) => scenarioOf(era).characters);
  expect(people).toHaveLength(30);
  expect(new Set(people.map(({ politicalLeanings }) => politicalLeanings))).toEqual(
    new Set(['radical', 'revolutionary', 'moderate', 'conservative']),
  );
});

test('eras, estates, professions and difficulties are called as the specification calls them', () => {
  const told = eras.map((era) => {
    const { name, navName, period, title, estates, difficulties } = scenarioOf(era).public;
    return {
      labels: [era, name, navName, period, title],
      estates: Object.fromEntries(estates.map((estate) => [estate.name, estate.professions.join(', ')])),
      difficulties: difficulties.map(({ id, name }) => [id, name]),
    };
  });
  expect(told).toEqual([
    {
      labels: [
        'french_revolution',
        'French Revolution',
        'French Revolution',
        '1789-1815',
        'Liberty or Death: 1789',
      ],
      estates: {
        'First Estate': 'Clergy, Priest, Abbé, Bishop, Monk',
        'Second Estate': 'Nobility, Count, Duke, Baron, Knight, Courtier',
        'Third Estate': 'Lawyer, Merchant, Artisan, Writer, Doctor, Pamphleteer, Bourgeois',
      },
      difficulties: [
        ['easy', 'Easy'],
        ['normal', 'Normal'],
        ['hard', 'Hard'],
      ],
    },
    {
      labels: ['roman_republic', 'Roman Republic', "Caesar's Rome", '49-27 BC', 'Imperator 49 B.C.'],
      estates: {
        patrician: 'Senator, Consul, Praetor, General, Governor, Aristocrat',
        equestrian: 'Knight, Merchant, Tax Collector, Banker, Diplomat',
        plebeian: 'Citizen, Soldier, Artisan, Trader, Tribune, Veteran',
      },
      difficulties: [
        ['easy', 'Citizen'],
        ['normal', 'Senator'],
        ['hard', 'Consul'],
      ],
    },
    {
      labels: ['sengoku_japan', 'Sengoku Japan', 'Sengoku', '1582-1603', 'Shogun 1582'],
      estates: {
        daimyo: 'Feudal Lord, Clan Leader, Warlord, Provincial Governor',
        samurai: 'Warrior, Retainer, Magistrate, Commander, Ronin',
        peasant: 'Farmer, Artisan, Merchant, Monk, Ninja',
      },
      difficulties: [
        ['easy', 'Ashigaru'],
        ['normal', 'Samurai'],
        ['hard', 'Daimyo'],
      ],
    },
  ]);
});

describe.each(eras)('%s', (era) => {
  const scenario = scenarioOf(era);
  const professionsOf = new Map(scenario.public.estates.map(({ name, professions }) => [name, professions]));

  test('is the public era of that name', () => {
    const { id, setting, description, summary, keyFigures, themes } = scenario.public;
    expect(scenario.public).toBe(publicEras[era]);
    expect(id).toBe(era);
    for (const text of [setting, description, summary]) expect(text).toMatch(/^\p{Lu}.{20,}/u);
    expect(new Set(keyFigures).size).toBe(3);
    expect(new Set(themes).size).toBeGreaterThanOrEqual(3);
  });

  test('says of every stat in one sentence what it opens and what zero does', () => {
    const { stats } = scenario.public;
    expect(Object.keys(stats)).toEqual(['influence', 'reputation', 'resources']);
    for (const [stat, sentence] of Object.entries(stats)) {
      const name = `${stat[0]!.toUpperCase()}${stat.slice(1)}`;
      expect(sentence).toMatch(new RegExp(`^${name} opens? [^.]+; at zero [^.;]+\\.$`));
      expect(sentence.length).toBeLessThanOrEqual(150);
    }
  });

  test('people: numbered, of an estate and one of its professions, told in a card’s length', () => {
    expect(scenario.characters.map(({ id }) => id)).toEqual(ids[era]);
    expect(new Set(scenario.characters.map(({ name }) => name)).size).toBe(scenario.characters.length);
    for (const person of scenario.characters) {
      expect(professionsOf.get(person.estate)).toContain(person.profession);
      expect(person.description.length).toBeLessThanOrEqual(150);
      expect(person.situation.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('questions: six, the public ones, each with a true answer of some length', () => {
    expect(scenario.questions.map(({ question }) => question)).toEqual(scenario.public.questions);
    expect(scenario.questions).toHaveLength(6);
    for (const { answer } of scenario.questions) expect(answer.length).toBeGreaterThan(150);
  });

  test('phases and timeline are in order, within the era', () => {
    const phaseDays = scenario.phases.map(({ fromOrdinal }) => fromOrdinal);
    expect(phaseDays[0]).toBe(0);
    expect(phaseDays.every((day, index) => index === 0 || day > phaseDays[index - 1]!)).toBe(true);
    expect(new Set(scenario.phases.map(({ id }) => id)).size).toBe(scenario.phases.length);
    const days = scenario.timeline.map(({ ordinal }) => ordinal);
    expect(days.length).toBeGreaterThanOrEqual(40);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(days[0]).toBeGreaterThanOrEqual(0);
    for (const day of [...days, ...phaseDays]) {
      expect(Number.isInteger(day)).toBe(true);
      expect(day).toBeLessThanOrEqual(scenario.lastOrdinal);
    }
    expect(new Set(scenario.timeline.map(({ text }) => text)).size).toBe(days.length);
  });

  test('a phase begins on its first day and not before', () => {
    for (const [index, phase] of scenario.phases.entries()) {
      expect(scenario.phaseAt(phase.fromOrdinal)).toBe(phase);
      if (index > 0) expect(scenario.phaseAt(phase.fromOrdinal - 1)).toBe(scenario.phases[index - 1]);
    }
    expect(scenario.phaseAt(scenario.lastOrdinal)).toBe(scenario.phases.at(-1));
  });

  test('the prologue leads into the era: its days, and whom its player becomes', () => {
    const { demo, ordinals, character, openingSuggestions, nextSuggestions } = scenario.prologue;
    expect(demo.gameType).toBe(era);
    expect(ordinals[0]).toBe(0);
    // The demo's start line counts Japan's days in Western words (decision 16).
    const days = demo.dates.map((date) => Number.parseInt(date, 10));
    expect(ordinals.map((ordinal) => Number.parseInt(scenario.dateLabel(ordinal), 10))).toEqual(days);
    if (era !== 'sengoku_japan') expect(ordinals.map(scenario.dateLabel)).toEqual(demo.dates);
    expect(professionsOf.get(character.estate)).toContain(character.profession);
    expect(character.name).toBe(demo.characterName);
    expect(character.name.length).toBeLessThanOrEqual(65);
    expect(character.description.length).toBeLessThanOrEqual(150);
    for (const suggestions of [openingSuggestions, nextSuggestions])
      expect(new Set(suggestions.map(({ title }) => title)).size).toBe(3);
  });

  test('every estate opens with the character in it and three ways on', () => {
    const told = new Set<string>();
    for (const [estate, professions] of professionsOf) {
      const opening = scenario.openingFor({ name: 'Ada Morel', estate, profession: professions[0]! });
      expect(opening.narrative).toContain('Ada Morel');
      expect(opening.suggestions).toHaveLength(3);
      expect(new Set(opening.suggestions.map(({ title }) => title)).size).toBe(3);
      expect(JSON.stringify(opening)).not.toMatch(/[{]\w+[}]/);
      told.add(opening.narrative);
    }
    expect(told.size).toBe(professionsOf.size);
  });

  test.each(['constructor', '__proto__', '{estate} $& $` {name}'])(
    'a character called %s begins like any other',
    (name) => {
      const [estate, [profession]] = [...professionsOf][0]!;
      const plain = scenario.openingFor({ name: 'Ada Morel', estate, profession: profession! });
      expect(scenario.openingFor({ name, estate, profession: profession! }).narrative).toBe(
        plain.narrative.split('Ada Morel').join(name),
      );
    },
  );

  test('starting stats are of 0 to 100, and no better on a harder level', () => {
    const starts = [
      ...scenario.characters,
      ...scenario.public.estates.map(({ name }) => ({ estate: name, startingStats: undefined })),
    ];
    for (const { estate, startingStats } of starts) {
      const character = startingStats ? { estate, startingStats } : { estate };
      const [easy, normal, hard] = (['easy', 'normal', 'hard'] satisfies Difficulty[]).map((level) =>
        scenario.startingStats(character, level),
      );
      for (const stat of ['influence', 'reputation', 'resources'] as const) {
        expect(easy![stat]).toBeGreaterThan(hard![stat]);
        expect(easy![stat]).toBeGreaterThanOrEqual(normal![stat]);
        expect(normal![stat]).toBeGreaterThanOrEqual(hard![stat]);
        expect(easy![stat]).toBeLessThanOrEqual(100);
        expect(hard![stat]).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('no day of the era is called as another is', () => {
    const labels = Array.from({ length: scenario.lastOrdinal + 1 }, (_, day) => scenario.dateLabel(day));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each([-1, 0.5, Number.NaN])('day %p is none', (ordinal) => {
    expect(() => scenario.dateLabel(ordinal)).toThrow(RangeError);
    expect(() => scenario.phaseAt(ordinal)).toThrow(RangeError);
  });

  test('after the last day the date stands still', () => {
    expect(scenario.dateLabel(scenario.lastOrdinal + 400)).toBe(scenario.dateLabel(scenario.lastOrdinal));
  });
});

/** The first day whose event tells of `text`. */
function dateOf(era: GameType, text: string): string {
  const scenario = scenarioOf(era);
  const event = scenario.timeline.find((one) => one.text.includes(text));
  if (!event) throw new Error(`nothing is told of ${text}`);
  return scenario.dateLabel(event.ordinal);
}

describe('known days', () => {
  test.each<[GameType, string, string]>([
    ['french_revolution', 'takes the Bastille', '14 July 1789'],
    ['french_revolution', 'Louis XVI is guillotined', '21 January 1793'],
    ['french_revolution', 'outlaws Robespierre', '9 Thermidor II (27 July 1794)'],
    ['french_revolution', '18 Brumaire', '18 Brumaire VIII (9 November 1799)'],
    ['french_revolution', 'crowns himself', '11 Frimaire XIII (2 December 1804)'],
    ['french_revolution', 'sun of Austerlitz', '11 Frimaire XIV (2 December 1805)'],
    ['french_revolution', 'at Waterloo', '18 June 1815'],
    ['roman_republic', 'stabbed to death', '15 March 44 BC'],
    ['roman_republic', 'new calendar', '1 January 45 BC'],
    ['roman_republic', 'army at Pharsalus', '9 Sextilis 48 BC'],
    ['roman_republic', 'bay at Actium', '2 September 31 BC'],
    ['roman_republic', 'names him Augustus', '16 January 27 BC'],
    ['sengoku_japan', 'surrounds Honnō-ji', '2nd day of the 6th month, Tenshō 10 (1582)'],
    ['sengoku_japan', 'surrender Odawara', '5th day of the 7th month, Tenshō 18 (1590)'],
    ['sengoku_japan', 'valley full of fog', '15th day of the 9th month, Keichō 5 (1600)'],
    ['sengoku_japan', 'throws down Fushimi', '13th day of the leap 7th month, Bunroku 5 (1596)'],
    ['sengoku_japan', 'Ieyasu shogun', '12th day of the 2nd month, Keichō 8 (1603)'],
  ])('%s: %s, %s', (era, text, date) => expect(dateOf(era, text)).toBe(date));

  test('the Republican calendar was in force from 4 Frimaire II to 10 Nivôse XIV', () => {
    const { dateLabel, lastOrdinal } = scenarioOf('french_revolution');
    const dated = ordinalsWith(scenarioOf('french_revolution'), (label) => label.includes('('));
    expect(dateLabel(dated[0]!)).toBe('4 Frimaire II (24 November 1793)');
    expect(dateLabel(dated.at(-1)!)).toBe('10 Nivôse XIV (31 December 1805)');
    expect(dated.at(-1)! - dated[0]! + 1).toBe(dated.length);
    expect(dateLabel(lastOrdinal)).toBe('31 December 1815');
    const leapDays = ordinalsWith(scenarioOf('french_revolution'), (label) => /^comp.* 6 /.test(label));
    expect(leapDays.map(dateLabel)).toEqual([
      'complementary day 6 of year III (22 September 1795)',
      'complementary day 6 of year VII (22 September 1799)',
      'complementary day 6 of year XI (23 September 1803)',
    ]);
  });

  test('the year of confusion had 445 days, and then Caesar’s had 365', () => {
    const rome = scenarioOf('roman_republic');
    const daysOf = (year: number) => ordinalsWith(rome, (label) => label.endsWith(` ${year} BC`)).length;
    expect([48, 47, 46, 45, 44, 42, 39].map(daysOf)).toEqual([355, 355, 445, 365, 365, 366, 366]);
    expect(rome.dateLabel(0)).toBe('10 January 49 BC');
  });

  test('era names change on their day, and leap months stand in their years', () => {
    const japan = scenarioOf('sengoku_japan');
    const firstOf = (name: string) =>
      japan.dateLabel(ordinalsWith(japan, (label) => label.includes(name))[0]!);
    expect(firstOf('Bunroku')).toMatch(/^8th day of the 12th month, Bunroku 1 \(1593\)$/);
    expect(firstOf('Keichō')).toMatch(/^27th day of the 10th month, Keichō 1 \(1596\)$/);
    const leaps = ordinalsWith(japan, (label) => label.startsWith('1st day of the leap'));
    expect(
      leaps.map((day) => japan.dateLabel(day).replace(/^.*leap (\S+) month, (.*) \(.*$/, '$2/$1')),
    ).toEqual([
      'Tenshō 11/1st',
      'Tenshō 13/8th',
      'Tenshō 16/5th',
      'Tenshō 19/1st',
      'Bunroku 2/9th',
      'Bunroku 5/7th',
      'Keichō 4/3rd',
      'Keichō 6/11th',
    ]);
    const months = ordinalsWith(japan, (label) => label.startsWith('1st day'));
    const lengths = months.slice(1).map((day, index) => day - months[index]!);
    expect(new Set(lengths)).toEqual(new Set([29, 30]));
  });
});
