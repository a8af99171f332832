import type { GameType } from '@rubicon/contracts';
import type { FilmName } from '../../../media/media.js';
import type { PeriodStrings } from '../../../strings/periods/period-strings.js';

/** A period's page: what it says, and what is shown with it. */
export interface Period extends PeriodStrings {
  readonly era: GameType;
  readonly film: FilmName;
  /** Which of the six screenshots shows the era. */
  readonly screenshot: number;
}
