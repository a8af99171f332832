/** What the press kit says of the game, apart from its files. */
export const pitch =
  'Rubicon is a text-based historical strategy role-playing game for the browser. The player takes the place of a deputy in revolutionary Paris, a consul of Caesar\u2019s Rome, a daimyo of Sengoku Japan or a character of their own, types whatever they would do, and reads what comes of it, turn by turn, written by a large language model that is held to the dates, offices and distances of the time. Nothing is scripted and nothing is lost: every turn is kept, and shows what it cost to the fraction of a cent.';

export const keyFacts: readonly { readonly term: string; readonly fact: string }[] = [
  { term: 'Genre', fact: 'Text-based historical strategy role-playing game' },
  { term: 'Platform', fact: 'Web browser, desktop and phone; nothing to install' },
  { term: 'Release', fact: 'Available now' },
  { term: 'Price', fact: '$1, one time: includes $1.00 of credits, about 33 turns' },
  { term: 'Free', fact: 'A prologue of 3 turns, without signing up' },
];

export const featureList: readonly string[] = [
  'Three periods: the French Revolution (1789-1815), the Roman Republic (49-27 BC), Sengoku Japan (1582-1603)',
  '30 historical figures to play: 12 French, 10 Roman, 8 Japanese; and characters of one\u2019s own making',
  'Free text or one of three suggested moves, every turn',
  'Influence, reputation and resources decided by the game\u2019s rules, not by the model\u2019s mood',
  'Every turn is kept; a save to come back to in each game\u2019s story',
  'Historical questions answered without time passing',
  'Three difficulties in each period',
  'A receipt for each turn; a failed turn costs nothing; credits never expire; no subscription',
  'Light and dark, keyboard and screen reader, reduced motion',
];
