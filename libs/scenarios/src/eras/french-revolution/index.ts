import { frenchRevolution as publicEra } from '../../public/french-revolution.js';
import { buildScenario } from '../shared/build-scenario.js';
import { dateLabel, ordinalOf, outlineDate } from './calendar.js';
import { characters } from './characters.js';
import { endings } from './endings.js';
import { estateRules } from './estate-rules.js';
import { factions } from './factions.js';
import { openingsByName } from './openings-by-name.js';
import { openings } from './openings.js';
import { phases } from './phases.js';
import { prologue } from './prologue.js';
import { questions } from './questions.js';
import { timeline } from './timeline.js';
import { world } from './world/index.js';

export const frenchRevolution = buildScenario({
  public: publicEra,
  characters,
  phases,
  timeline,
  factions,
  estateRules,
  endings,
  questions,
  prologue,
  world,
  openings,
  openingsByName,
  calendarLabel: dateLabel,
  outlineDate,
  lastOrdinal: ordinalOf(1815, 12, 31),
  estateStats: {
    'First Estate': { influence: 45, reputation: 50, resources: 45 },
    'Second Estate': { influence: 50, reputation: 40, resources: 60 },
    'Third Estate': { influence: 35, reputation: 45, resources: 35 },
  },
});
