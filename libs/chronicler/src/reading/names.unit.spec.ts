import { scenarios, type GameType } from '@rubicon/scenarios';
import { withNames } from './names.js';

const worldOf = (era: GameType) => scenarios[era].world;

it.each<[GameType, string, string]>([
  ['roman_republic', 'slap favonius', 'slap Favonius'],
  ['roman_republic', 'what did cato say to caesar?', 'what did Cato say to Caesar?'],
  ['roman_republic', 'I ride to capua by the great gate', 'I ride to Capua by the great gate'],
  ['roman_republic', 'mark my words, the way is long', 'mark my words, the way is long'],
  ['sengoku_japan', 'attack the mori at takamatsu', 'attack the Mōri at Takamatsu'],
  ['sengoku_japan', 'my lord, the monkey and the demon are one', 'my lord, the monkey and the demon are one'],
  ['french_revolution', 'kill danton and the king, my friend', 'kill Danton and the king, my friend'],
  ['sengoku_japan', 'TELL KANBEI TO WAIT', 'tell Kanbei to wait'],
  ['french_revolution', 'the people force the place', 'the people force the place'],
])('%s: %s', (era, typed, read) => expect(withNames(typed, worldOf(era))).toBe(read));

it('takes no dish, no hotel and no quality for a name', () => {
  const typed = 'a nice hat at the cafe and the theatre';
  expect(withNames(typed, worldOf('french_revolution'))).toBe(typed);
});
