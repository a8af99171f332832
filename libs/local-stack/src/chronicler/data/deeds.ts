/** How each kind of deed looks while it is done. */
import type { KnownDeed } from '../intent.js';

export const deeds: Readonly<Record<KnownDeed, readonly string[]>> = {
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

/** For a deed of any kind. */
export const inTheDoing: readonly string[] = [
  'It is slower work than it looked from outside, and {group} offer advice.',
  'You begin with the part that nobody wants, and by noon {number} people have joined you in it.',
  'At first nothing happens, and then, in {place}, everything does at once.',
  'You do it as you have seen it done by better people, and only once lose the thread.',
  '{witness} lends a hand without being asked, and will want to be asked next time.',
  'Half of it is waiting; you wait, with {sound} for company, and do the other half.',
  'There is a moment when it could still be called a jest; you let the moment go by.',
  'You have thought out the beginning and the end, and find that the day consists of the middle.',
  'It smells of {smell}, it takes all morning, and nobody thanks you for it.',
  'The first who laugh are {group}, and they are also the first to stop.',
  'You are asked in {place} by what right; you go on, and the question grows quieter.',
  'What was simple in your head has {number} sides to it, and each of them has an owner.',
  'You stop once, to look back at {place}, and it looks exactly as it did.',
  'By the time {weather} has passed you are in it up to the elbows.',
  '{paper} would have made it easier; there is none to be had, and you manage without.',
  'You keep your eyes on the thing itself, and let {witness} keep his on the door.',
];
