/** The last few turns, or most of the screen. */
export function listHeight(tall: boolean): string {
  return tall ? 'max-h-[65dvh]' : 'max-h-28 sm:max-h-40';
}
