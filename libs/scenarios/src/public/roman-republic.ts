import type { PublicEra } from './public-era.js';

export const romanRepublic: PublicEra = {
  id: 'roman_republic',
  name: 'Roman Republic',
  navName: "Caesar's Rome",
  title: 'Imperator 49 B.C.',
  period: '49-27 BC',
  setting: 'Italy, Rome and the provinces, from the crossing of the Rubicon to the first Augustus',
  description:
    'A proconsul stands on the wrong bank of a small river with one legion and no way back. Take his side, or the Senate’s, or your own, while the Republic is fought over from Spain to the Nile.',
  summary: 'Cross or hold the river, outlive the dictators, and decide what Rome calls its master.',
  keyFigures: ['Julius Caesar', 'Cicero', 'Cleopatra'],
  themes: [
    'Honour and ambition',
    'The loyalty of legions',
    'Law against power',
    'Clients and patrons',
    'Omens',
  ],
  estates: [
    { name: 'patrician', professions: ['Senator', 'Consul', 'Praetor', 'General', 'Governor', 'Aristocrat'] },
    { name: 'equestrian', professions: ['Knight', 'Merchant', 'Tax Collector', 'Banker', 'Diplomat'] },
    { name: 'plebeian', professions: ['Citizen', 'Soldier', 'Artisan', 'Trader', 'Tribune', 'Veteran'] },
  ],
  difficulties: [
    {
      id: 'easy',
      name: 'Citizen',
      description: 'Clients at your door, silver in the chest, and gods in a good mood.',
      traits: [
        'Extra influence, reputation and resources',
        'Guidance in the narration',
        'Setbacks weigh less',
      ],
    },
    {
      id: 'normal',
      name: 'Senator',
      description: 'Rome as it was: every favour is a debt, and every debt is remembered.',
      traits: ['Standard resources', 'Gains and losses as they fall', 'Loyalty must be paid for'],
    },
    {
      id: 'hard',
      name: 'Consul',
      description: 'Everyone wants your office, your legions or your head.',
      traits: ['Limited resources', 'Harsh consequences', 'Setbacks weigh more, and successes less'],
    },
  ],
  stats: {
    influence:
      'Influence opens the Senate, the camps and the assemblies, and lets you bend great events; at zero you may be struck down, and nobody asks why.',
    reputation:
      'Reputation opens villas, juries and the cheers of the Circus; at zero no patron vouches for you and no client comes at dawn.',
    resources:
      'Resources open ships, soldiers’ purses and voters’ hands; at zero your creditors hold you and your guards walk away.',
  },
  startLabel: 'Enter the Republic',
  startPendingLabel: 'Entering the Republic...',
  questions: [
    'Why was crossing the Rubicon forbidden?',
    'What was the First Triumvirate?',
    'How large was a Roman legion?',
    'What could a tribune of the plebs do?',
    'How did a Roman become consul?',
    'What was life like in the Subura?',
  ],
  learnExamples: [
    'How many legions does Pompey have in Italy?',
    'What does the Senate’s last decree allow?',
    'How long does a letter take from Ravenna to Rome?',
  ],
};
