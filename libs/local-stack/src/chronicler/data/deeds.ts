/** How each kind of deed looks while it is done, and how it turns out: never quite what was asked for. */
import type { DeedIntent } from '../reading.js';

export const deeds: Readonly<Record<DeedIntent, readonly string[]>> = {
  speak: [
    'You climb where all can see you, and the first words come out too quietly; the next ones do not.',
    'You speak without notes, and at the third sentence the muttering of {group} dies away.',
    'Your voice carries further than you meant it to, and heads turn at the far side of {place}.',
  ],
  persuade: [
    'You take {group} one by one, finding for each the reason that will still seem his own tomorrow.',
    'You speak of what they stand to lose, and only then of what you want.',
    'It takes patience: every argument is met, weighed and handed back to you with a new condition.',
  ],
  command: [
    'Your orders go out before the ink is dry, and {number} messengers leave {place} by different gates.',
    'The ranks form at your word, raggedly at first, then with a kind of pride.',
    'You name a captain, an hour and a road, and leave nobody room to misunderstand.',
  ],
  fight: [
    'Steel comes out, and for some minutes there is no plan left, only the man on your right and the man in front.',
    'You strike where {enemy} have grown careless, and the noise of it fills {place}.',
    'The first rush carries further than anyone dared to hope; then {enemy} recover, and it becomes slow, ugly work.',
  ],
  negotiate: [
    'You sit down with them at a bare table in {place}, {paper} between you, and no one touches the wine.',
    'Each side begins with what it can never accept, and by evening those points are no longer mentioned.',
    'You offer a little, conceal a little, and watch which of the two {person} looks at.',
  ],
  flee: [
    'You leave by the kitchens, in a borrowed cloak, with less than you would like and more than you can carry.',
    'The road out of {place} is dark, and every hoofbeat behind you sounds like {enemy}.',
    'You choose the path that only {witness} knows, and do not look back until the hill.',
  ],
  investigate: [
    'You ask small questions of small people, and the answers begin to lean in one direction.',
    'A door, a ledger, a name crossed out: by noon you have {number} threads, and two of them are tied together.',
    'You stand still in {place} and watch, which is something that important people seldom do.',
  ],
  pray: [
    'You kneel among {group}, and for once nobody asks you for anything.',
    'The old words are spoken, the smoke rises, and all of {place} watches to see which way it drifts.',
    'You keep the rite exactly, knowing that {witness} will report every gesture of it.',
  ],
  trade: [
    'You open the ledgers and then the strongbox, and the merchants of {place} become very polite.',
    'There is haggling, there is a walk to the door and back, and in the end there is a handshake.',
    'You buy where others are afraid to, and the price tells you how much they fear.',
  ],
  scheme: [
    'A word here, a purse there: by dusk {number} people are working for you, and one of them knows it.',
    'You arrange for {enemy} to find exactly what they have always suspected.',
    'Nothing is put on paper; you speak only where {sound} covers your voice.',
  ],
  build: [
    'Timber, rope and stone come in by the cartload, and {group} find themselves at work before they have agreed to it.',
    'You mark out the ground yourself, and the foreman, who had his own idea, keeps it to himself.',
    'It grows slowly, as all solid things do, and {place} gets used to the hammering.',
  ],
  write: [
    'You write until the candle gutters, strike out the best sentence, and find that the rest is stronger for it.',
    'By morning the copies lie damp and black on every table in {place}.',
    'The words come easily; it is the signature over which your hand stops.',
  ],
  wait: [
    'You let the day come to you, and it comes, with callers, quarrels and {paper}.',
    'You do nothing that anyone could name, and keep careful count of who grows nervous.',
    'The hours pass; you eat, you listen, you leave one visitor standing in the rain.',
  ],
};

const mixed: readonly string[] = [
  'It goes better than you feared and worse than you will admit; {person} offers half of what you wanted.',
  'Something has shifted, though: {group} make room for you where yesterday they closed ranks.',
  '{enemy} answer within the day, not with force but with a counter-offer that is almost an insult.',
  'Success, of a kind; the part that failed will come back to you through {person}.',
];
export const outcomes: Readonly<Record<DeedIntent, readonly string[]>> = {
  speak: [
    'When you end there is silence, then a single cheer, then many; {enemy} leave before it stops.',
    'Some of {group} weep, some jeer, and all of them will repeat what you said, each in his own fashion.',
    ...mixed,
  ],
  persuade: [
    '{person} is not won, but no longer opposed, and in {place} that is how every conversion begins.',
    'They agree at last, on one condition, and the condition is you: you must answer for it in person.',
    ...mixed,
  ],
  command: [
    'The order is obeyed, all but the last part of it, and the last part was the one that mattered to {person}.',
    'By nightfall your people hold the approaches to {place}, tired, unpaid and rather pleased with themselves.',
    ...mixed,
  ],
  fight: [
    'The ground is yours in the end; there are {number} who will not rise from it, and you know most of their names.',
    '{enemy} fall back in good order, which means that you have won an hour and not the day.',
    ...mixed,
  ],
  negotiate: [
    'You rise with an agreement that neither side will praise, and a hostage of sorts on either hand.',
    '{person} signs, smiling; it troubles you afterwards how easily the pen moved.',
    ...mixed,
  ],
  flee: [
    'You are out of reach by dawn, but so are your friends, and {enemy} sleep in your bed.',
    'They find your fire still warm; the story of it makes you larger, or smaller, according to who tells it.',
    ...mixed,
  ],
  investigate: [
    'What you learn has a name at the end of it, and the name is closer to {person} than you had hoped.',
    'The trail breaks off in {place}, too cleanly: somebody swept it this very week.',
    ...mixed,
  ],
  pray: [
    'No sign comes, unless it is one that {group} walk home more quietly than they came.',
    'The priests pronounce themselves content, and with them a good part of {place}.',
    ...mixed,
  ],
  trade: [
    'The bargain holds: there will be bread and pay for a while, and {person} will want to know out of whose pocket.',
    'You come out of it richer by a little and better informed by a lot.',
    ...mixed,
  ],
  scheme: [
    'The snare closes, though on a smaller creature than the one you set it for.',
    'By midnight {enemy} suspect one another, and {witness}, unfortunately, suspects you.',
    ...mixed,
  ],
  build: [
    'It stands, and it will hold; what it will be used for is already being disputed.',
    '{group} walk around the finished part, knock on it, and decide to be proud.',
    ...mixed,
  ],
  write: [
    'It is read aloud in {place} before you have finished regretting it, and {person} is quoted against you.',
    'Copies reach {enemy} by evening; they burn them publicly, which doubles the price of the rest.',
    ...mixed,
  ],
  wait: [
    'Patience brings one thing to light: {person} needs your answer more than you need to give it.',
    'While you were still, others moved, and one of them moved too far.',
    ...mixed,
  ],
};
