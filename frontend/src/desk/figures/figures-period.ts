/** How many minutes the figures look back over: `?minutes=60` in the address, an hour without it. */

export const periodChoices = [15, 60, 360, 1_440] as const;
const USUAL_MINUTES = 60;
const [LEAST, MOST] = [5, 1_440];

/** @returns null: what stands in the address is none that can be asked for */
export function readMinutes(params: URLSearchParams): number | null {
  const typed = params.get('minutes');
  if (typed === null) return USUAL_MINUTES;
  if (!/^\d{1,4}$/.test(typed)) return null;
  const minutes = Number(typed);
  return minutes >= LEAST && minutes <= MOST ? minutes : null;
}
