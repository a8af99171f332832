import { romanRepublic as publicEra } from '../../public/roman-republic.js';
import { buildScenario } from '../shared/build-scenario.js';
import { dateLabel, lastOrdinal, outlineDate } from './calendar.js';
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

export const romanRepublic = buildScenario({
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
  lastOrdinal,
  estateStats: {
    patrician: { influence: 55, reputation: 50, resources: 55 },
    equestrian: { influence: 40, reputation: 45, resources: 60 },
    plebeian: { influence: 35, reputation: 45, resources: 30 },
  },
});
