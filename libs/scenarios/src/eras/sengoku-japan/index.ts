import { sengokuJapan as publicEra } from '../../public/sengoku-japan.js';
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

export const sengokuJapan = buildScenario({
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
    daimyo: { influence: 50, reputation: 45, resources: 50 },
    samurai: { influence: 35, reputation: 50, resources: 35 },
    peasant: { influence: 20, reputation: 40, resources: 25 },
  },
});
