import type { PublicEra } from './public-era.js';

export const frenchRevolution: PublicEra = {
  id: 'french_revolution',
  name: 'French Revolution',
  navName: 'French Revolution',
  title: 'Liberty or Death: 1789',
  period: '1789-1815',
  setting: 'Paris and Versailles, from the fall of the Bastille to the last campaign of the Emperor',
  description:
    'The treasury is empty, bread is dear, and a nation that has never been asked anything is answering all at once. Speak in the Assembly, raise a section, serve a king or bury a monarchy.',
  summary: 'Make a constitution, survive the Terror, and decide whether the Republic outlives its generals.',
  keyFigures: ['Maximilien Robespierre', 'Georges Danton', 'Napoleon Bonaparte'],
  themes: [
    'Liberty and terror',
    'The price of bread',
    'Oratory and the crowd',
    'Church and nation',
    'War with Europe',
  ],
  estates: [
    { name: 'First Estate', professions: ['Clergy', 'Priest', 'Abbé', 'Bishop', 'Monk'] },
    { name: 'Second Estate', professions: ['Nobility', 'Count', 'Duke', 'Baron', 'Knight', 'Courtier'] },
    {
      name: 'Third Estate',
      professions: ['Lawyer', 'Merchant', 'Artisan', 'Writer', 'Doctor', 'Pamphleteer', 'Bourgeois'],
    },
  ],
  difficulties: [
    {
      id: 'easy',
      name: 'Easy',
      description: 'Friends in the clubs, money in the strongbox, and a mistake or two forgiven.',
      traits: [
        'Extra influence, reputation and resources',
        'Guidance in the narration',
        'Setbacks weigh less',
      ],
    },
    {
      id: 'normal',
      name: 'Normal',
      description: 'The Revolution as it was: generous to the quick, hard on the careless.',
      traits: ['Standard resources', 'Gains and losses as they fall', 'Allies must be won'],
    },
    {
      id: 'hard',
      name: 'Hard',
      description: 'Few friends, little bread, and a Tribunal with a long memory.',
      traits: ['Limited resources', 'Harsh consequences', 'Setbacks weigh more, and successes less'],
    },
  ],
  stats: {
    influence:
      'Influence opens clubs, committees and ministers’ doors, and lets you bend great events; at zero any section may have you arrested.',
    reputation:
      'Reputation opens homes, newspapers and the ears of the crowd; at zero Paris believes whatever is said against you.',
    resources:
      'Resources open presses, passports and bakers’ back doors; at zero you have no bread, no lodging and no way out.',
  },
  startLabel: 'Begin the Revolution',
  startPendingLabel: 'Starting Revolution...',
  questions: [
    'Why did the crowd attack the Bastille?',
    'What were the three estates?',
    'Why was bread so expensive in 1789?',
    'What was the Tennis Court Oath?',
    'Who were the Jacobins?',
    'What did the Declaration of the Rights of Man promise?',
  ],
  learnExamples: [
    'What did a loaf of bread cost a mason in July 1789?',
    'Who commands the troops around Paris?',
    'What is the Third Estate asking for?',
  ],
};
