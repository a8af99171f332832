import { romanRepublicDemo } from '../../public/demo/roman-republic.js';
import type { Prologue } from '../../scenario.js';

export const prologue: Prologue = {
  demo: romanRepublicDemo,
  ordinals: [0, 2, 4, 7],
  character: {
    name: romanRepublicDemo.characterName,
    estate: 'patrician',
    profession: 'Consul',
    description:
      'Consul of the year, with twelve lictors, the key of the treasury, and Caesar on the road from Ariminum.',
    politicalLeanings: 'conservative',
  },
  openingSuggestions: [
    {
      title: 'Hear the rider',
      text: 'Have him brought in as he is, mud and all, and let nobody else in the room.',
    },
    {
      title: 'Call the Senate',
      text: 'Send the lictors to every door on the Palatine before the news finds its own way.',
    },
    {
      title: 'Take the key',
      text: 'Go first to the temple of Saturn, and see with your own eyes what the Republic can pay for.',
    },
  ],
  nextSuggestions: [
    {
      title: 'Leave with Pompey',
      text: 'Take the treasury’s key and the Capena Gate, and make the Republic wherever you stand.',
    },
    {
      title: 'Hold the city',
      text: 'Close the gates, arm the clubs and the clients, and be the consul who stayed.',
    },
    {
      title: 'Write to Caesar',
      text: 'Send a man whom he trusts up the Flaminian Way, with an offer that nobody in the Senate has seen.',
    },
  ],
};
