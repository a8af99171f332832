/** Which turns the screen counts stands in its address: `?minutes=30&game=…&parked=true`. Without minutes it is the usual ones. */
import { HANGING_MINUTES } from '../lib/waiting-counts.js';

export interface WantedTurns {
  /** Pending for so long or longer. */
  readonly minutes: number;
  /** Null: of all games. */
  readonly gameId: string | null;
  /** Only of games that the turns' process has parked. */
  readonly isParked: boolean;
}

export const minuteChoices = [1, 2, 5, 10, 60] as const;
const [LEAST, MOST] = [1, 525_600];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function isGameId(typed: string): boolean {
  return UUID.test(typed);
}

/** @returns null: what stands in the address is nothing that can be asked for */
export function readHangingFilter(params: URLSearchParams): WantedTurns | null {
  const minutes = readMinutes(params.get('minutes'));
  const gameId = params.get('game')?.trim() || null;
  if (minutes === null || (gameId !== null && !isGameId(gameId))) return null;
  return { minutes, gameId, isParked: params.get('parked') === 'true' };
}

/** @returns the query of an address, with its question mark; '' for what is shown without any */
export function writeHangingFilter({ minutes, gameId, isParked }: WantedTurns): string {
  const search = new URLSearchParams({
    ...(minutes !== HANGING_MINUTES && { minutes: String(minutes) }),
    ...(gameId !== null && { game: gameId }),
    ...(isParked && { parked: 'true' }),
  }).toString();
  return search === '' ? '' : `?${search}`;
}

function readMinutes(typed: string | null): number | null {
  if (typed === null) return HANGING_MINUTES;
  if (!/^\d{1,6}$/.test(typed)) return null;
  const minutes = Number(typed);
  return minutes >= LEAST && minutes <= MOST ? minutes : null;
}
