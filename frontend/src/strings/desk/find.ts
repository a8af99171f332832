/** The screen on which a player is found. */
export const findStrings = {
  title: 'Find a player',
};
