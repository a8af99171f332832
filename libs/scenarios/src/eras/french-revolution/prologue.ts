import { frenchRevolutionDemo } from '../../public/demo/french-revolution.js';
import type { Prologue } from '../../scenario.js';

export const prologue: Prologue = {
  demo: frenchRevolutionDemo,
  ordinals: [0, 1, 2, 3],
  character: {
    name: frenchRevolutionDemo.characterName,
    estate: 'Third Estate',
    profession: 'Lawyer',
    description:
      'A lawyer and deputy of the Third Estate, caught in Paris on the day of the Bastille with nothing but a sash.',
    politicalLeanings: 'moderate',
  },
  openingSuggestions: [
    {
      title: 'Lead them to the Bastille',
      text: 'March east at their head, and ask the governor for the powder before anyone asks for his head.',
    },
    {
      title: 'Send for the Electors',
      text: 'Hold the street with words while the drummer runs to the Hôtel de Ville for orders.',
    },
    {
      title: 'Give the sash away',
      text: 'Tie it round the joiner, tell them that he speaks for the nation, and see what he does with it.',
    },
  ],
  nextSuggestions: [
    {
      title: 'Stand up in the Assembly',
      text: 'Ride to Versailles and tell the deputies what Paris has learned to do without them.',
    },
    {
      title: 'Bind the district to you',
      text: 'Gather the officers, the bakers and the printers of your streets, and make a party of them.',
    },
    {
      title: 'Ask for the King',
      text: 'Seek out the Marquis de Lafayette, and offer to stand beside the King when he faces the city.',
    },
  ],
};
