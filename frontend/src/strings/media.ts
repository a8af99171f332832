/** What the screenshots and films show, for those who do not see it; and what stands under the screenshots, in their order. */
export const mediaStrings = {
  screenshots: [
    {
      caption: 'Liberty or Death: 1789',
      alt: 'A turn of the French Revolution: the story, the standing of Camille Desmoulins, and three moves to choose from.',
    },
    {
      caption: 'Imperator 49 B.C.',
      alt: "A turn in Caesar's Rome: the story, the standing of Marcus Antonius, and what to do next.",
    },
    {
      caption: 'Shogun 1582, with the receipt',
      alt: 'A turn in Sengoku Japan in dark colours: the end of the page, under it the receipt with what was set aside, used and charged.',
    },
    {
      caption: 'Every path is kept',
      alt: "The timeline of a game in Caesar's Rome: a tree of seven turns in three named branches, and where the player stands in it.",
    },
    {
      caption: 'Choose your character',
      alt: 'The characters of Sengoku Japan as cards, one of them chosen.',
    },
    {
      caption: 'What the narrator remembers',
      alt: 'The chronicle of a game in Paris: two people, one of them in the player\u2019s own words, and a promise that is pinned.',
    },
  ],
  films: {
    rubicon:
      'The entry page, then a turn in each of three worlds: a journalist in Paris, a tribune of Rome, a general in Japan.',
    'french-revolution':
      'A turn of the French Revolution is played: a move is chosen, the story is written, and the next moves come.',
    'roman-republic':
      "A turn in Caesar's Rome is played: a move is chosen, the story is written, and the next moves come.",
    'sengoku-japan':
      'A turn in Sengoku Japan is played: a move is chosen, the story is written, and the next moves come.',
  },
};
