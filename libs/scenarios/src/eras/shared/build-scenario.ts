/** Makes a Scenario of an era's data: the functions every era shares. */
import type { Difficulty } from '../../public/public-era.js';
import type { Opening, Phase, Scenario, Stats, TimelineEvent } from '../../scenario.js';
import { outlineOf } from './timeline-outline.js';
import type { OutlineDate } from './timeline-outline.js';

type Told = {
  [Key in keyof Scenario]: Scenario[Key] extends (...args: never[]) => unknown ? never : Key;
}[keyof Scenario];

/** What an era's files say; the functions of Scenario are made from it. */
export interface EraData extends Pick<Scenario, Told> {
  readonly calendarLabel: (ordinal: number) => string;
  readonly outlineDate: OutlineDate;
  /** By estate. `{name}`, `{profession}` and `{estate}` are filled in. */
  readonly openings: Readonly<Record<string, Opening>>;
  /** By the name of a historical character who was elsewhere that day. */
  readonly openingsByName: Readonly<Record<string, Opening>>;
  /** By estate, at normal difficulty. */
  readonly estateStats: Readonly<Record<string, Stats>>;
}

/** What difficulty adds to each starting stat. */
const difficultyBonus: Readonly<Record<Difficulty, number>> = { easy: 10, normal: 0, hard: -10 };
const MIN_STAT = 5;
const MAX_STAT = 95;

export function buildScenario({
  calendarLabel,
  outlineDate,
  openings,
  openingsByName,
  estateStats,
  ...era
}: EraData): Scenario {
  const outline = outlineOf(era.timeline, outlineDate);
  return {
    ...era,
    dateLabel(ordinal) {
      assertOrdinal(ordinal);
      return calendarLabel(Math.min(ordinal, era.lastOrdinal));
    },
    phaseAt(ordinal) {
      assertOrdinal(ordinal);
      return era.phases.findLast(({ fromOrdinal }) => fromOrdinal <= ordinal) as Phase;
    },
    eventsAround(ordinal, { daysBefore, daysAfter }) {
      assertOrdinal(ordinal);
      return era.timeline.filter(
        (event) => event.ordinal >= ordinal - daysBefore && event.ordinal <= ordinal + daysAfter,
      );
    },
    factionsAt(ordinal) {
      assertOrdinal(ordinal);
      return era.factions.filter(
        ({ fromOrdinal, untilOrdinal }) => fromOrdinal <= ordinal && ordinal <= untilOrdinal,
      );
    },
    standingOf(factionId, standings, estate) {
      const start = era.factions.find(({ id }) => id === factionId)?.startsAt[estate];
      if (start === undefined)
        throw new RangeError(`no faction ${factionId} known to a ${estate} of this era`);
      return standings[factionId] ?? start;
    },
    epilogueFor(kind, { name, date, phase, stats }) {
      return era.endings[kind][highestOf(stats)]
        .replaceAll('{date}', () => date)
        .replaceAll('{phase}', () => phase)
        .replaceAll('{name}', () => name); // last, and by function: a name is the player's own text
    },
    divergencePercent(bent) {
      const went = new Set(bent);
      const weigh = (events: readonly TimelineEvent[]) => events.reduce((sum, { weight }) => sum + weight, 0);
      return Math.round((100 * weigh(era.timeline.filter(({ id }) => went.has(id)))) / weigh(era.timeline));
    },
    timelineOutline: () => outline,
    openingFor(character) {
      const opening =
        ownOf(openingsByName, character.name) ??
        ownOf(openings, character.estate) ??
        Object.values(openings)[0]!;
      const fill = (text: string) =>
        text.replace(
          /\{(name|profession|estate)\}/g,
          (_, field: 'name' | 'profession' | 'estate') => character[field],
        );
      return {
        narrative: fill(opening.narrative),
        suggestions: opening.suggestions.map(({ title, text }) => ({
          title: fill(title),
          text: fill(text),
        })) as unknown as Opening['suggestions'], // map keeps the length, which its type does not say
      };
    },
    openingSceneFor({ name, estate }) {
      const { openingScenes: scenes, openingScenesByName } = era.world;
      return ownOf(openingScenesByName, name) ?? ownOf(scenes, estate) ?? Object.values(scenes)[0]!;
    },
    startingStats(character, difficulty) {
      const base = character.startingStats ?? estateStats[character.estate] ?? Object.values(estateStats)[0]!;
      const adjusted = (stat: number) =>
        Math.max(MIN_STAT, Math.min(MAX_STAT, stat + difficultyBonus[difficulty]));
      return {
        influence: adjusted(base.influence),
        reputation: adjusted(base.reputation),
        resources: adjusted(base.resources),
      };
    },
  };
}

/** A player may call a character whatever they like, `constructor` too. */
function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function highestOf(stats: Stats): keyof Stats {
  const order = ['influence', 'reputation', 'resources'] as const;
  return order.reduce((best, stat) => (stats[stat] > stats[best] ? stat : best));
}

function assertOrdinal(ordinal: number): void {
  if (!Number.isInteger(ordinal) || ordinal < 0) throw new RangeError(`no day of this era: ${ordinal}`);
}
