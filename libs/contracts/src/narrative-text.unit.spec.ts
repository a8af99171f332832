import fc from 'fast-check';
import { formatResponse, parseResponse } from './narrative-text.js';

const three = [
  { title: 'Cross the river', text: 'Give the word, and be in Ariminum before it wakes.' },
  { title: 'Speak to the men', text: 'Tell the Thirteenth what became of their tribunes.' },
  { title: 'Offer peace', text: 'Send one last letter: to Pompey, not to the Senate.' },
];

describe('the answer of a turn as text', () => {
  it('is written as the specification says', () => {
    expect(formatResponse('It is cold.', three.slice(0, 2))).toBe(
      'It is cold.\n\n**What to Do Next**\n\n' +
        '1. **Cross the river**: Give the word, and be in Ariminum before it wakes.\n' +
        '2. **Speak to the men**: Tell the Thirteenth what became of their tribunes.',
    );
  });

  it('reads what it wrote, whatever the words', () => {
    // A word of the text's own cannot be told from its marks; everything else can.
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9'’,;!? -]{0,40}[A-Za-zÀ-ÿ]$/).map((text) => text.trim());
    const suggestion = fc.record({ title: word, text: word });
    fc.assert(
      fc.property(word, fc.array(suggestion, { minLength: 1, maxLength: 3 }), (narrative, suggestions) => {
        expect(parseResponse(formatResponse(narrative, suggestions))).toEqual({ narrative, suggestions });
      }),
    );
  });

  it.each([
    ['What to Do Next'],
    ['**What to Do Next**'],
    ['## What to Do Next:'],
    ['Your Next Possibilities'],
    ['You may also choose'],
  ])('cuts the narrative at "%s"', (marker) => {
    expect(
      parseResponse(`The gate is shut.\n\n${marker}\n\n1. **Knock**: Loudly.\n2) **Wait** - For dawn.`),
    ).toEqual({
      narrative: 'The gate is shut.',
      suggestions: [
        { title: 'Knock', text: 'Loudly.' },
        { title: 'Wait', text: 'For dawn.' },
      ],
    });
  });

  it('reads plain numbered lines, and ends the narrative before the closing run of them', () => {
    expect(
      parseResponse('There were two letters:\n1. from Rome\nYou burn both.\n\n1. Ride north\n2. Ride south'),
    ).toEqual({
      narrative: 'There were two letters:\n1. from Rome\nYou burn both.',
      suggestions: [
        { title: 'Ride north', text: '' },
        { title: 'Ride south', text: '' },
      ],
    });
  });

  it('finds no options in a text without any', () => {
    expect(parseResponse('Nothing else happens.')).toEqual({
      narrative: 'Nothing else happens.',
      suggestions: [],
    });
  });
});
