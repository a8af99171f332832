/** How what the narrator remembers comes back. `{subject}` is named by the chronicle; `{told}` is its sentence, as a clause. */
import type { Topic } from '../memory.js';

export type Remembered = Topic | 'kept';

/** Each is written at most every third turn. */
export const memories: Readonly<Record<Remembered, readonly string[]>> = {
  person: [
    'The name of {subject} comes up in {place}, and you find that you are listening.',
    '{witness} asks after {subject}, lightly, as one asks about a die that has not been thrown.',
    'You think of {subject}, and of what has been said between you.',
    'There is news of {subject}, second hand and harmless, from {group}.',
    'What {subject} would say to it you can guess, and you nearly smile.',
    'In the ledger that you keep in your head, {subject} has a page, and today it gets a line.',
  ],
  place: [
    'You have word from {subject}: all quiet, which is what people write from places that are watched.',
    '{witness} has passed by {subject}, and says that they remember you there.',
    'Your thoughts go back to {subject}, as they do when {sound} is heard.',
    'In {subject}, you are told, {enemy} have been asking questions.',
  ],
  promise: [
    'Your word is still out in the matter of {subject}, and {witness} has a good memory.',
    'You have not forgotten what you promised, nor has the name of {subject} grown any lighter.',
    'There remains {subject}, and what you swore; no day has yet been named for it.',
    '{witness} asks nothing, but says the name of {subject}, and you remember the promise.',
    'A promise does not keep itself: {subject} is still waiting, and {number} people have noticed.',
    'They say in {place} that your word is good; so far, where {subject} is concerned, that rests on trust.',
    'You wake once in the night over {subject}, for what is sworn is sworn.',
    'Of all that presses on you, what you promised {subject} presses most quietly.',
  ],
  kept: [
    'That you kept your word about {subject} is told in {place} by people who were not there.',
    'You owe {subject} nothing more, and it is remarkable how much lighter one walks.',
    '“You kept faith with {subject},” says {witness}. “I should like to be able to count on that.”',
    'What is settled with {subject} is settled; {enemy} search it in vain for a loose thread.',
  ],
  debt: [
    'What you owe has not grown smaller; {witness} mentions {subject} without looking at you.',
    'The debt to {subject} stands in a book, and the book is in good hands, which are not yours.',
    '{subject}, says {paper}, and beneath it a sum, and beneath that a date.',
    'You pass the house of a creditor by the back way; the name {subject} has long ears.',
    'Money is asked for in {place}, and for a moment you think that it is for {subject}.',
  ],
  wound: [
    'Your wound wakes before you do, and has its own opinion about {weather}.',
    'You favour the side where you were hurt, and {enemy} will have noticed.',
    'The bandage must be changed; {witness} does it, and does not tell you what he sees.',
    'You climb the steps of {place} one at a time, for the wound has not closed.',
    'When you laugh, it pulls; today there is little danger of that.',
    'Your wound is healing from the outside, which, says {witness}, is the wrong way round.',
  ],
  death: [
    'Since the death of {subject} there is an empty seat, and {group} do not yet sit down in it.',
    'You miss the counsel of {subject}; the dead are never there when one is right.',
    'A prayer is said for {subject} in {place}, by people who have little time for prayers.',
    'You catch yourself keeping something to tell {subject}, who is dead.',
    'It is not forgotten how {subject} died; {witness} wears the day like a ring.',
  ],
  secret: [
    'Nobody speaks of it, but you know what you know about {subject}, and sleep the lighter for it.',
    'What lies hidden in the matter of {subject} is hidden still; you have looked.',
    '{witness} looks at you a moment too long, and you think of {subject}, and of who else might know.',
    'A secret has a weight: {subject} is with you in every room.',
    'You burn {paper} that might have led back to {subject}.',
  ],
  faction: [
    'You have not forgotten how things stand with {subject}, and in {place} they watch whom you greet.',
    '{witness} has been among the friends of {subject}, and brings back a civil message.',
    'A word about {subject} is dropped in {place}, to see whether you will pick it up.',
    'There are those who measure you by {subject} alone; you let them measure.',
  ],
  history: [
    'It ought, they say, to have gone otherwise; since {subject}, the old certainties are worth nothing in {place}.',
    'Since {subject} {group} look at you as at one who has moved a river.',
    'The world after {subject} is not the one that was promised; you had a hand in it, and {enemy} know which.',
    '{person} has stopped making plans for longer than a week; that, too, began with {subject}.',
  ],
};

/** Where the deed is about something remembered, the promise, debt or person comes first. */
export const knownTarget: readonly string[] = [
  'It is not the first you have had to do with {subject}, and {witness} remembers: {told}.',
  'You and {subject} have a history: {told}.',
  'What lies between you and {subject} is known in {place}: {told}.',
  '“And {subject}?” asks {witness}, who knows how it stands: {told}.',
  'One thing goes before, and {group} have not forgotten it: {told}.',
];

/** A wounded man does it. */
export const limping: readonly string[] = [
  'You limp, and are quick all the same; it costs you sweat that {weather} does not explain.',
  'Your wound opens before it is half done, and {witness} sees the stain.',
  'You do it with one good arm and half your breath, and {number} people can tell.',
  'A whole man would have been faster; you get there second, leaning on {witness}.',
  'Where the wound is, each step has a price, and in {place} you pay a good many.',
];
