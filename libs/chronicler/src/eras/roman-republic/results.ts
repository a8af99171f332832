import type { ResultBank } from '../results.js';

export const results: ResultBank = {
  carriedOut: [
    '{Act}.',
    'At that {act}.',
    'It takes effect: {act}.',
    'You get what you wanted, and {act}.',
    'The word is enough: {act}.',
    'No time is lost, and {act}.',
    'And indeed {act}.',
    'The matter goes your way: {act}.',
  ],
  states: [
    'So {thing} {be} {state}.',
    '{Thing} {be} {state}; that much is certain.',
    'Afterwards {thing} {be} {state}.',
    'The outcome can be seen: {thing} {be} {state}.',
    'This is the upshot: {thing} {be} {state}.',
    'It is a fact: {thing} {be} {state}.',
    'Nothing hinders you, and {thing} {be} {state}.',
    'From that moment {thing} {be} {state}.',
  ],
  acts: {
    sit: [
      'You sit, and others may stand if they like.',
      'It rests the knees; the ears go on working.',
      'Nobody has asked you to rise, and you keep your place.',
      'Seated, you see as much as before, and tire less.',
    ],
    wash: [
      'You come out of it clean, and the grime is left behind.',
      'The water is what it should be, and so, after it, are you.',
      'The road comes off your skin, if not out of your bones.',
      'You are fit to be seen by a censor.',
    ],
    laugh: [
      'The laugh is heard, and those who hear it look for the joke.',
      'It is short, and there is not much mirth in it for others.',
      'A Cato would not have done it, and you feel the better for it.',
      'It breaks the gravity of the moment, and nobody puts it together at once.',
    ],
    weep: [
      'Men have wept in better causes and worse; you wipe your face.',
      'The tears come, and then they stop.',
      'You let it be seen, as our grandfathers would not have done.',
      'It leaves you hoarse, and a little calmer.',
    ],
    silent: [
      'You hold your tongue, and it is left to others to speak.',
      'Not a word of yours can be reported, for there was none.',
      'The silence is marked, and read in more than one way.',
      'You say nothing, and have nothing to take back.',
    ],
    bow: [
      'The respect is paid, and can be seen to be paid.',
      'It costs you nothing and offends nobody.',
      'You do it without servility, and it is understood.',
      'It is done with decency, as between people who know what is due.',
    ],
    drunk: [
      'The wine was not watered enough, and neither are your words.',
      'You are drunk, like better men at worse times.',
      'Your hand misses the table, and your mouth says what it thinks.',
      'By the end you see two of everything, consuls included.',
    ],
    draft: [
      'It is in the wax, and no letter of it has to be smoothed out again.',
      'The text stands, and could be read aloud as it is.',
      'You have it in writing, which is half of having it.',
      'It is written, and bears your hand.',
    ],
    disguise: [
      'A client of yours could walk by without a greeting.',
      'So changed, you are nobody whom anyone is looking for.',
      'It would take somebody who knows your walk to know you.',
      'You look like one of the many who are never asked for their name.',
    ],
  },
};
