/** How what was typed enters the story, how it is remembered, and how one's standing shows. */
import type { DeedIntent } from '../reading.js';

/** `{deed}`: "writing a letter to the King". */
export const deedLeads: readonly string[] = [
  'You give the day to {deed}, and it leaves you time for nothing else.',
  'So it begins: {deed}, before {place} has finished its breakfast.',
  'There are safer courses than {deed}, as {person} is quick to point out, but this one is yours.',
  'By the time {group} hear of it, you are already {deed}.',
  'Nobody in {place} expects to find you {deed}, least of all {group}.',
  'You set about {deed} with more resolve than preparation.',
  'You tell no one beforehand, and are well into {deed} before {witness} thinks to object.',
  '“Is it wise?” asks {witness}; but you are already {deed}, and wisdom must catch up.',
  'You have lain awake over it, and the answer was always the same: {deed}, and at once.',
  'You spend an hour on doubts and the rest of the day on {deed}.',
  'It is an odd hour for {deed}, which is why you chose it.',
];

/** `{refusal}`: "obey the King". */
export const refusalLeads: readonly string[] = [
  'You will not {refusal}; you say it once, without raising your voice, and {group} hear it all the same.',
  'Others would {refusal}, and have their reasons; you will not, and have yours.',
  '“You will not {refusal}?” asks {person}, as if the words had to be tried on, and you shake your head.',
  'It is easy to {refusal}, and everyone waits for it; the day passes, and you have not done it.',
];

/** `{quote}`: the player's own words. */
export const quoteLeads: readonly string[] = [
  'You put it in words that {witness} has by heart before noon: “{quote}”',
  'What you have decided needs no embroidery: “{quote}”',
  'You say it plainly, so that nobody can mistake it later: “{quote}”',
  'You tell {witness}, and then, because he asks for it, tell it again more slowly: “{quote}”',
  'Within the hour {group} are repeating it in {place}: “{quote}”',
  'It sounded simpler in your head, but you let it stand: “{quote}”',
];

/** `{past}`: "the letter you sent". */
export const recalls: readonly string[] = [
  '{past} has not been forgotten; {person} brings it up unasked.',
  'Twice today you hear of {past}, and neither teller has it right.',
  '{witness} still talks of {past}, a little larger each time.',
  'Without {past}, that door would have stayed shut; you note it, and go through.',
  'You had thought {past} was over and done with; {enemy} have only now understood it.',
  'Somebody in {place} has kept count, and lays {past} to your account.',
  '{group} judge you now by {past}, for want of anything better.',
  '“First {past}, and now this,” says {witness}, who likes to see a pattern.',
  'In {place} they quarrel over what was meant by {past}; you let them.',
  'It is {past} that makes {person} listen today, and makes {enemy} double the watch.',
];

export const pastOf: Readonly<Record<DeedIntent, string>> = {
  speak: 'the speech you made',
  persuade: 'the promise you drew from them',
  command: 'the order you gave',
  fight: 'the blow you struck',
  negotiate: 'the offer you made',
  flee: 'the night you slipped away',
  investigate: 'the matter you looked into',
  pray: 'the prayer you were seen to say',
  trade: 'the bargain you struck',
  scheme: 'the snare you laid',
  build: 'the work you began',
  write: 'the letter you sent',
  wait: 'the time you let pass',
};

export const standings: Readonly<
  Record<'poor' | 'unknown' | 'disliked' | 'rich' | 'mighty' | 'hard' | 'easy', readonly string[]>
> = {
  poor: [
    'You count what is left in the chest, and it does not take long.',
    'You have sold the second horse; the first one is looking at you.',
    'Your people have not been paid, and have begun to be polite about it.',
    'Supper is thin, and you praise it, and nobody is deceived.',
  ],
  unknown: [
    'At the door they ask your name, and then ask you to spell it.',
    'Those who matter look past you for someone who does; it has its uses.',
    'You are heard out to the end, as people are whose words will change nothing.',
  ],
  disliked: [
    'Somebody crosses the street rather than greet you, and does it without hurry.',
    'What you say is true, and from you it does not help.',
    'Your name is a joke in {place} just now, and not an affectionate one.',
  ],
  rich: [
    'Money opens the doors that courage only knocks at, and you have money still.',
    'You can afford to wait, and you let {enemy} see that you can.',
    'Your stores are full; in {place} there is no better argument.',
  ],
  mighty: [
    'When you come in, conversations change their subject; that is what power sounds like.',
    'Three petitioners sleep on your stairs, and {person} is the fourth.',
    'A word of yours is an order now, even when you were only thinking aloud.',
  ],
  hard: [
    'You allow yourself no mistake; {enemy} have been waiting for one since the beginning.',
    'Nobody will lend you a second chance, and you have stopped asking the price.',
    'An ally sends regrets; it is the third who has them.',
  ],
  easy: [
    'A friend you had forgotten sends word: ask, and there will be help.',
    'Luck holds the gate open a moment longer than it need; you do not keep it waiting.',
    '{witness} takes you aside: “They will forgive you this one. Be quick.”',
  ],
};

/** `{news}` and `{from}`: what really happened, and where. */
export const newsLeads: readonly string[] = [
  'A courier from {from} has it on paper: “{news}”',
  '{witness} has a letter from {from}, and reads the one line that matters: “{news}”',
  'The word out of {from} reaches you at table, between two mouthfuls: “{news}”',
  'In {place} a notice from {from} is passed from hand to hand: “{news}”',
  '{person} looks up from a dispatch, dated {from}, and reads it out without comment: “{news}”',
  'There is talk of nothing else, and for once the talk from {from} is true: “{news}”',
  'From {from} come three reports which contradict one another in all but this: “{news}”',
];

export const asides: readonly string[] = [
  '{person} considers the question for longer than you expected, and answers it properly.',
  'You put it to {witness}, {name}, and are told more than you had hoped.',
  'It is a good question for a bad hour; {witness} sits down to answer it.',
  'An old clerk in {place} lays down his pen, looks at {name}, and begins.',
  '“Since you ask,” says {person}, and draws up a chair.',
];

export const afterwards: readonly string[] = [
  'The hour has not moved while you talked, {name}, and your choice still waits.',
  'Nothing has changed outside; what {name} does with the answer is the part that will be remembered.',
  'So much is known, {name}. The rest is still to be decided.',
  'You thank them. In {place} the same people are waiting for {name} as before.',
];
