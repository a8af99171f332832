import { scenarioOf, scenarios } from './index.js';
import type { GameType } from './index.js';

const eras = Object.keys(scenarios) as GameType[];
const DAY_MS = 86_400_000;

/** Whom the event of that id kills; none of them acts on a later day. */
const deaths: Readonly<Record<GameType, Readonly<Record<string, readonly string[]>>>> = {
  french_revolution: {
    bastille: ['Marquis de Launay'],
    foulon: ['Joseph Foulon', 'Bertier de Sauvigny'],
    'mirabeau-dies': ['Comte de Mirabeau'],
    'king-dies': ['Louis XVI'],
    'marat-dies': ['Jean-Paul Marat', 'Charlotte Corday'],
    'queen-dies': ['Marie-Antoinette'],
    'girondins-die': ['Jacques-Pierre Brissot', 'Pierre Vergniaud', 'Olympe de Gouges', 'Manon Roland'],
    'danton-dies': ['Georges Danton', 'Camille Desmoulins'],
    thermidor: ['Maximilien Robespierre', 'Louis-Antoine de Saint-Just'],
    aboukir: ['François-Paul Brueys'],
    marengo: ['Louis Desaix'],
    enghien: ['Duke of Enghien'],
    trafalgar: ['Horatio Nelson'],
    leipzig: ['Józef Poniatowski'],
    'ney-shot': ['Michel Ney'],
  },
  roman_republic: {
    curio: ['Gaius Scribonius Curio'],
    'pompey-dies': ['Gnaeus Pompeius Magnus'],
    thapsus: ['King Juba', 'Metellus Scipio'],
    'cato-dies': ['Marcus Porcius Cato'],
    munda: ['Titus Labienus', 'Gnaeus Pompeius the younger'],
    ides: ['Gaius Julius Caesar'],
    mutina: ['Aulus Hirtius'],
    'cicero-dies': ['Marcus Tullius Cicero'],
    'philippi-first': ['Gaius Cassius Longinus'],
    'philippi-second': ['Marcus Junius Brutus'],
    gindarus: ['Pacorus'],
    'sextus-dies': ['Sextus Pompey'],
    alexandria: ['Marcus Antonius'],
    'cleopatra-dies': ['Cleopatra'],
  },
  sengoku_japan: {
    honnoji: ['Oda Nobunaga', 'Oda Nobutada'],
    takamatsu: ['Shimizu Muneharu'],
    yamazaki: ['Akechi Mitsuhide'],
    kitanosho: ['Shibata Katsuie', 'Oichi'],
    okita: ['Ryūzōji Takanobu'],
    nagakute: ['Ikeda Tsuneoki'],
    odawara: ['Hōjō Ujimasa'],
    'rikyu-dies': ['Sen no Rikyū'],
    kunohe: ['Kunohe Masazane'],
    'hidetsugu-dies': ['Hashiba Hidetsugu'],
    martyrs: ['Paul Miki'],
    'taiko-dies': ['Hashiba Hideyoshi'],
    noryang: ['Yi Sun-sin'],
    'toshiie-dies': ['Maeda Toshiie'],
    'fushimi-falls': ['Torii Mototada'],
    'mitsunari-dies': ['Ishida Mitsunari', 'Konishi Yukinaga', 'Ankokuji Ekei'],
    'hideaki-dies': ['Kobayakawa Hideaki'],
  },
};

/** The years that an era's period names: "49-27 BC" is 49, 48, … 27. */
function yearsOf(era: GameType): number[] {
  const [first, last] = (scenarioOf(era).public.period.match(/\d+/g) ?? []).map(Number) as [number, number];
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) =>
    last > first ? first + index : first - index,
  );
}

function eventOf(era: GameType, id: string) {
  const event = scenarioOf(era).timeline.find((one) => one.id === id);
  if (!event) throw new Error(`${era} knows no ${id}`);
  return event;
}

describe.each(eras)('the timeline of %s', (era) => {
  const scenario = scenarioOf(era);
  const { timeline } = scenario;

  test('names each event once, and tells it in one sentence', () => {
    expect(timeline.length).toBeGreaterThanOrEqual(60);
    expect(new Set(timeline.map(({ id }) => id)).size).toBe(timeline.length);
    for (const { id, place, people, text, weight } of timeline) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(place).toMatch(/^\p{Lu}/u);
      expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
      expect(text.length).toBeLessThanOrEqual(160);
      expect([1, 2, 3]).toContain(weight);
      expect(new Set(people).size).toBe(people.length);
      for (const person of people) expect(person).toMatch(/^\p{Lu}\S*(?: \S+)*$/u);
    }
  });

  test('goes day by day from the opening to the last year', () => {
    const days = timeline.map(({ ordinal }) => ordinal);
    expect(days[0]).toBe(0);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(days.at(-1)).toBeLessThanOrEqual(scenario.lastOrdinal);
    const told = timeline.map(({ ordinal }) => Number(scenario.dateLabel(ordinal).match(/\d+/g)!.at(-1)));
    const untold = yearsOf(era).filter((year) => !told.includes(year));
    expect(untold).toEqual([]);
  });

  test('is not of the capital alone', () => {
    const places = timeline.map(({ place }) => place);
    const capital = places.filter((place) => ['Paris', 'Rome', 'Kyoto'].includes(place));
    expect(capital.length).toBeLessThan(timeline.length / 2);
    expect(new Set(places).size).toBeGreaterThanOrEqual(25);
  });

  test('lets nobody act who is dead', () => {
    for (const [id, dead] of Object.entries(deaths[era])) {
      const death = eventOf(era, id);
      const later = timeline.filter(({ ordinal }) => ordinal > death.ordinal);
      for (const name of dead) {
        expect(death.people).toContain(name);
        expect(later.filter(({ people }) => people.includes(name))).toEqual([]);
      }
    }
  });

  test('keeps the ends of a window of days', () => {
    const [, second] = timeline.filter(({ ordinal }) => ordinal > 10);
    const { ordinal } = second!;
    const sameDay = timeline.filter((event) => event.ordinal === ordinal);
    expect(scenario.eventsAround(ordinal, { daysBefore: 0, daysAfter: 0 })).toEqual(sameDay);
    expect(scenario.eventsAround(ordinal - 4, { daysBefore: 0, daysAfter: 4 })).toEqual(
      expect.arrayContaining(sameDay),
    );
    expect(scenario.eventsAround(ordinal + 4, { daysBefore: 3, daysAfter: 0 })).toEqual(
      expect.not.arrayContaining(sameDay),
    );
    expect(scenario.eventsAround(0, { daysBefore: 0, daysAfter: scenario.lastOrdinal })).toEqual(timeline);
    for (const day of [-1, 0.5])
      expect(() => scenario.eventsAround(day, { daysBefore: 1, daysAfter: 1 })).toThrow(RangeError);
  });

  test('is outlined for the prompt: every event once, a line a year, within its share of the prompt', () => {
    const outline = scenario.timelineOutline();
    for (const { id, place, text } of timeline) {
      expect(outline.split(` ${place} [${id}] ${text}`)).toHaveLength(2);
    }
    const years = outline.split('\n').map((line) => line.slice(0, line.indexOf(':')));
    expect(new Set(years).size).toBe(years.length);
    expect(outline.length).toBeLessThanOrEqual(10_000); // some 2,400 tokens
  });

  test('tells how far history was bent: the share of its weight', () => {
    const all = timeline.map(({ id }) => id);
    expect(scenario.divergencePercent([])).toBe(0);
    expect(scenario.divergencePercent(all)).toBe(100);
    expect(scenario.divergencePercent(['no-such-day'])).toBe(0);
    const heaviest = timeline.filter(({ weight }) => weight === 3).map(({ id }) => id);
    const sum = timeline.reduce((total, { weight }) => total + weight, 0);
    const expected = Math.round((300 * heaviest.length) / sum);
    expect(scenario.divergencePercent(heaviest)).toBe(expected);
    expect(scenario.divergencePercent([...heaviest, heaviest[0]!, 'no-such-day'])).toBe(expected);
  });
});

test.each<[GameType, readonly string[], number]>([
  ['french_revolution', ['bastille'], 2],
  ['french_revolution', ['bastille', 'varennes', 'thermidor', 'waterloo'], 7],
  ['roman_republic', ['pharsalus', 'ides'], 5],
  ['sengoku_japan', ['honnoji', 'sekigahara', 'shogun'], 8],
])('%s without %p is bent by %i in a hundred', (era, bent, percent) =>
  expect(scenarioOf(era).divergencePercent(bent)).toBe(percent),
);

test.each([
  ['terror', '5 September 1793'],
  ['slavery-abolished', '16 Pluviôse II (4 February 1794)'],
  ['danton-dies', '16 Germinal II (5 April 1794)'],
  ['supreme-being', '20 Prairial II (8 June 1794)'],
  ['fleurus', '8 Messidor II (26 June 1794)'],
  ['prairial', '1 Prairial III (20 May 1795)'],
  ['vendemiaire', '13 Vendémiaire IV (5 October 1795)'],
  ['lodi', '21 Floréal IV (10 May 1796)'],
  ['fructidor', '18 Fructidor V (4 September 1797)'],
  ['campo-formio', '26 Vendémiaire VI (17 October 1797)'],
  ['marengo', '25 Prairial VIII (14 June 1800)'],
  ['infernal-machine', '3 Nivôse IX (24 December 1800)'],
  ['concordat', '26 Messidor IX (15 July 1801)'],
  ['amiens', '4 Germinal X (25 March 1802)'],
  ['enghien', '30 Ventôse XII (21 March 1804)'],
  ['empire', '28 Floréal XII (18 May 1804)'],
  ['trafalgar', '29 Vendémiaire XIV (21 October 1805)'],
])('%s fell on the day that its own calendar names: %s', (id, date) =>
  expect(scenarioOf('french_revolution').dateLabel(eventOf('french_revolution', id).ordinal)).toBe(date),
);

test.each([
  ['curio', '24 Sextilis 49 BC'],
  ['nile', '27 March 47 BC'],
  ['confusion', '1 of the first month of the intercalation, 46 BC'],
  ['munda', '17 March 45 BC'],
  ['comet', '20 July 44 BC'],
  ['triumvirs', '27 November 43 BC'],
  ['ventidius', '27 November 38 BC'],
  ['naulochus', '3 September 36 BC'],
  ['messalla', '25 September 27 BC'],
])('%s fell on %s', (id, date) =>
  expect(scenarioOf('roman_republic').dateLabel(eventOf('roman_republic', id).ordinal)).toBe(date),
);

// Days of the Gregorian calendar, as Jesuit letters, Korean annals and Dutch logs give them.
test.each([
  ['tensho-quake', '1586-01-18'],
  ['missionaries', '1587-07-24'],
  ['odawara', '1590-08-04'],
  ['four-boys', '1591-03-03'],
  ['busan', '1592-05-23'],
  ['hansan', '1592-08-14'],
  ['byeokjegwan', '1593-02-27'],
  ['hideyori', '1593-08-29'],
  ['fushimi-quake', '1596-09-05'],
  ['martyrs', '1597-02-05'],
  ['myeongnyang', '1597-10-26'],
  ['taiko-dies', '1598-09-18'],
  ['noryang', '1598-12-16'],
  ['liefde', '1600-04-29'],
  ['sekigahara', '1600-10-21'],
  ['mitsunari-dies', '1600-11-06'],
  ['shogun', '1603-03-24'],
])('%s fell on %s by the Western calendar', (id, date) => {
  const { ordinal } = eventOf('sengoku_japan', id);
  expect(new Date(Date.UTC(1582, 6, 1) + ordinal * DAY_MS).toISOString().slice(0, 10)).toBe(date);
});

test.each<[GameType, string]>([
  ['french_revolution', '1790: 12 July Paris [civil-constitution] The Civil Constitution'],
  ['roman_republic', '35 BC: 1 June Miletus [sextus-dies] This summer'],
  ['sengoku_japan', 'Keichō 4 (1599): leap 3/3 Osaka [toshiie-dies] Maeda Toshiie dies'],
])('%s is outlined year by year', (era, start) =>
  expect(scenarioOf(era).timelineOutline()).toContain(`\n${start}`),
);
