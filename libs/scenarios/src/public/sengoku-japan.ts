import type { PublicEra } from './public-era.js';

export const sengokuJapan: PublicEra = {
  id: 'sengoku_japan',
  name: 'Sengoku Japan',
  navName: 'Sengoku',
  title: 'Shogun 1582',
  period: '1582-1603',
  setting: 'Kyoto and the provinces, from the fire at Honnō-ji to the first Tokugawa shogun',
  description:
    'Oda Nobunaga, who had nearly made one country of sixty provinces, is dying in a burning temple. Whoever moves first may inherit it; whoever moves wrongly will be a head in a box.',
  summary: 'Avenge or inherit Nobunaga, outlast Hideyoshi, and stand on the right side of Sekigahara.',
  keyFigures: ['Toyotomi Hideyoshi', 'Tokugawa Ieyasu', 'Akechi Mitsuhide'],
  themes: [
    'Loyalty and betrayal',
    'Castles and rice',
    'Hostages and marriages',
    'Tea and power',
    'Guns and faith',
  ],
  estates: [
    { name: 'daimyo', professions: ['Feudal Lord', 'Clan Leader', 'Warlord', 'Provincial Governor'] },
    { name: 'samurai', professions: ['Warrior', 'Retainer', 'Magistrate', 'Commander', 'Ronin'] },
    { name: 'peasant', professions: ['Farmer', 'Artisan', 'Merchant', 'Monk', 'Ninja'] },
  ],
  difficulties: [
    {
      id: 'easy',
      name: 'Ashigaru',
      description: 'Full granaries, loyal captains, and enemies busy with each other.',
      traits: [
        'Extra influence, reputation and resources',
        'Guidance in the narration',
        'Setbacks weigh less',
      ],
    },
    {
      id: 'normal',
      name: 'Samurai',
      description: 'The age as it was: a promise is worth the hostage behind it.',
      traits: ['Standard resources', 'Gains and losses as they fall', 'Loyalty must be kept alive'],
    },
    {
      id: 'hard',
      name: 'Daimyo',
      description: 'Every neighbour has counted your spears, and so has your brother.',
      traits: ['Limited resources', 'Harsh consequences', 'Setbacks weigh more, and successes less'],
    },
  ],
  stats: {
    influence:
      'Influence opens castles and councils of war, and lets you bend great events; at zero any lord may order your death.',
    reputation:
      'Reputation opens alliances, tea rooms and temple gates; at zero your word binds nobody and your kin disown you.',
    resources:
      'Resources open granaries, gunsmiths and guarded passes; at zero your house starves and its people leave by night.',
  },
  startLabel: 'Draw Your Sword',
  startPendingLabel: 'Drawing Your Sword...',
  questions: [
    'What happened at Honnō-ji?',
    'What was a koku of rice?',
    'How did guns come to Japan?',
    'Why did lords give each other hostages?',
    'What did tea have to do with power?',
    'Who were the ikkō-ikki?',
  ],
  learnExamples: [
    'How far is Hideyoshi from Kyoto on the day Nobunaga dies?',
    'What does an ashigaru carry?',
    'Why does no one call himself shogun now?',
  ],
};
