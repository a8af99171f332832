/** Makes a Scenario of an era's data: the functions every era shares. */
import type { Difficulty } from '../../public/public-era.js';
import type { Opening, Phase, Scenario, Stats } from '../../scenario.js';

export interface EraData extends Omit<Scenario, 'dateLabel' | 'phaseAt' | 'openingFor' | 'startingStats'> {
  readonly calendarLabel: (ordinal: number) => string;
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
  openings,
  openingsByName,
  estateStats,
  ...era
}: EraData): Scenario {
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
    openingFor(character) {
      const opening =
        openingsByName[character.name] ?? openings[character.estate] ?? Object.values(openings)[0]!;
      const fill = (text: string) =>
        text
          .replaceAll('{name}', character.name)
          .replaceAll('{profession}', character.profession)
          .replaceAll('{estate}', character.estate);
      return {
        narrative: fill(opening.narrative),
        suggestions: opening.suggestions.map(({ title, text }) => ({
          title: fill(title),
          text: fill(text),
        })) as unknown as Opening['suggestions'], // map keeps the length, which its type does not say
      };
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

function assertOrdinal(ordinal: number): void {
  if (!Number.isInteger(ordinal) || ordinal < 0) throw new RangeError(`no day of this era: ${ordinal}`);
}
