/** The saved games, on their own page and on the account's. */
import { plural } from './locale.js';

export const savedGamesStrings = {
  title: 'Your Saved Games',
  notLoaded: 'The saved games could not be loaded',
  none: 'No Saved Games',
  noneYet: 'A game you start stands here from its first turn on, whether you save it or not.',
  startNewGame: 'Start New Game',
  autoSaved: 'Auto-saved',
  /** @param turns written as the language writes numbers */
  lastPlayed: (moment: string, turnCount: number, turns: string) =>
    `Last played ${moment} \u00b7 ${turns} ${plural(turnCount, { one: 'turn', other: 'turns' })}`,
  loadGame: 'Load Game',
  /** A game among others, for those who hear its buttons. */
  named: (character: string, date: string) => `${character}, ${date}`,
  loadNamed: (game: string) => `Load Game: ${game}`,
  timelineNamed: (game: string) => `Timeline: ${game}`,
  exportNamed: (game: string) => `Export: ${game}`,
  deleteNamed: (game: string) => `Delete: ${game}`,
  deletion: {
    title: 'Delete Saved Game',
    /** The scenarios as a sentence names them: of Japan there is only one. */
    scenarios: {
      french_revolution: 'the French Revolution',
      roman_republic: 'the Roman Republic',
      sengoku_japan: 'Sengoku Japan',
    },
    question: (character: string, scenario: string) =>
      `Are you sure you want to delete your ${character} game in ${scenario}? This action cannot be undone.`,
    confirm: 'Delete Game',
    done: 'Game Deleted',
    doneText: 'Your saved game has been deleted successfully.',
    failed: 'Delete Failed',
    failedText: 'Failed to delete the saved game. Please try again.',
  },
};
