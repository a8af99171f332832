import { sengokuJapanDemo } from '../../public/demo/sengoku-japan.js';
import type { Prologue } from '../../scenario.js';

export const prologue: Prologue = {
  demo: sengokuJapanDemo,
  ordinals: [0, 3, 6, 9],
  character: {
    name: sengokuJapanDemo.characterName,
    estate: 'daimyo',
    profession: 'Provincial Governor',
    description:
      'A kinsman of Nobunaga who holds Owari from Kiyosu Castle, and whom everybody is watching since Honnō-ji.',
    politicalLeanings: 'conservative',
  },
  openingSuggestions: [
    {
      title: 'Close the province',
      text: 'Shut the ferries and the barriers, and let the news go no further than your own moat.',
    },
    {
      title: 'Call out the spears',
      text: 'Beat the great drum, and have every man of Owari under arms by morning.',
    },
    {
      title: 'Finish the page',
      text: 'Set down the last line of the rice account before you say a word, and let them see you do it.',
    },
  ],
  nextSuggestions: [
    {
      title: 'March on the capital',
      text: 'Cross into Mino with every spear you have, before somebody else avenges your house.',
    },
    {
      title: 'Wait for Hideyoshi',
      text: 'Keep the rivers between you and the war, and learn what the man from Takamatsu will pay.',
    },
    {
      title: 'Ask for an heir',
      text: 'Bring the boy of Gifu under your own roof: whoever holds the child holds the name.',
    },
  ],
};
