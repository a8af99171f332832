/** What the screenshots and films show, for those who do not see it; and what stands under the screenshots, in their order. */
export const mediaStrings = {
  screenshots: [
    {
      caption: 'Liberty or Death: 1789',
      alt: 'A turn of the French Revolution: the story in the middle, three moves to choose from below it.',
    },
    {
      caption: 'Imperator 49 B.C.',
      alt: "A turn in Caesar's Rome: the story, the standing of the consul, and what to do next.",
    },
    {
      caption: 'Shogun 1582',
      alt: 'A turn in Sengoku Japan: the story, the standing of the daimyo, and what to do next.',
    },
    {
      caption: 'Three worlds to enter',
      alt: 'The Games screen with the three eras side by side.',
    },
    {
      caption: 'Choose your character',
      alt: "The characters of Caesar's Rome as cards, one of them chosen.",
    },
    {
      caption: 'Every cent accounted for',
      alt: 'The account with the balance and the statement of credits, turn by turn.',
    },
  ],
  films: {
    rubicon: 'Three games in half a minute: a deputy in Paris, a consul of Rome, a daimyo of Owari.',
    'french-revolution':
      'A turn of the French Revolution is played: a move is chosen and the story is written.',
    'roman-republic': "A turn in Caesar's Rome is played: a move is chosen and the story is written.",
    'sengoku-japan': 'A turn in Sengoku Japan is played: a move is chosen and the story is written.',
  },
};
