/** How the world presses: factions, the age, the player's standing, and what is left open in the evening. */

/** `{faction}` has the player's enmity, indifference or trust. */
export const factionLines = {
  hostile: [
    'Among {faction} your name is said with the lips closed.',
    'It will not mend matters with {faction}; {witness} has already been asked where you sleep.',
    'In the counsels of {faction} there is a list, and you have moved up on it.',
    'You pass a door that belongs to {faction}, and the talk behind it stops.',
    '{person} lets you know that with {faction} nothing can be done for you this month.',
    'What you do in {place} is held against you by {faction}, and so would be its opposite.',
  ],
  neutral: [
    'In the eyes of {faction} you are still a sum that has not been added up.',
    'A man close to {faction} bows to you in {place}, to exactly the depth that commits nobody.',
    'Whether {faction} will be with you or against you is a question on which {witness} takes wagers.',
    'You could use the help of {faction}; you could do without their attention.',
    'From {faction} comes an invitation that is worded like a summons, or the other way about.',
    'For {faction} you are useful so far, and {person} has explained to them why.',
  ],
  friendly: [
    'Among {faction} they drink to you, and ask afterwards what it will cost.',
    'You have credit with {faction}, and spend a little of it in {place}.',
    'A friend from among {faction} clears the way, and wishes to be thanked in front of {group}.',
    'What {faction} want and what you want lie side by side for now, like two blades in one sheath.',
    'The people of {faction} count you as theirs, and {enemy} count them and you together.',
    '{witness} brings the greetings of {faction}, and for the first time he brings them in daylight.',
  ],
} as const;

/** `{tension}`: one sentence about the age, as a clause. */
export const tensionLines: readonly string[] = [
  '{witness} puts the whole time into one breath: {tension}.',
  'Over everything, like {weather}, lies the same unrest: {tension}.',
  'What moves {group} moves the world: {tension}.',
  'You need no messenger to know how things stand: {tension}.',
  'Behind all of it is the one great matter: {tension}.',
  'In {place} nobody talks of anything else: {tension}.',
];

/** Early, middle and late in a game. */
export const stakes: readonly (readonly string[])[] = [
  [
    'It is a small thing as yet, but {person} keeps a list of small things.',
    'What you have begun can still be undone, at a price that rises every evening.',
    'Nobody in {place} has chosen a side so firmly that it could not be denied tomorrow.',
    'You have made one friend in {place} and, as far as you can tell, {number} enemies.',
    'For now your name is only one among many in {place}; that protection will not last.',
    'The first debts are owed, and some of them are owed by you.',
    '{witness} has begun to call you by your name, which is how such things start.',
    'So far {enemy} take you for an accident, and that is worth more than a guard.',
    'You could still go home; you notice that {group} no longer expect it.',
  ],
  [
    'Your name is spoken in {place} by people you have never met, and not always kindly.',
    '{enemy} can no longer afford to treat you as an accident.',
    'Two parties now count on you, and each believes that the other does not.',
    'What was a choice some weeks ago has become a position, and positions are attacked.',
    'There are {number} households that will stand or fall with you, whether they asked to or not.',
    'The purse grows thin exactly as the promises fall due.',
    'You are greeted first now in {place}, and have not decided whether you like it.',
    '{witness} has made his peace with both sides, in case you should lose.',
    'It takes longer than it used to, to find {group} in one opinion about you.',
  ],
  [
    'There is no private life left to retire to; too many of {group} have tied their fate to yours.',
    'If you fall now, {person} will say that it was always certain, and {enemy} will say that it was just.',
    'Every road out of {place} leads past a house to which you owe an answer.',
    'Those who began this with you are fewer, and they no longer ask where it leads.',
    'Whatever happens next will be told to children in {place}, in one version or another.',
    'The last comfortable lie has been used up; from here on it is loyalty or force.',
    '{enemy} no longer speak of stopping you; they speak of afterwards.',
    'You have grown used to being looked at, and {witness} to looking behind you.',
    'Of {number} who swore with you in the beginning, you can still find two.',
  ],
];

export const hooks: readonly string[] = [
  'As the lamps are lit, a note without a signature is pushed under the door: “Not {person}. Look nearer.”',
  'Before you sleep, {witness} brings one more piece of news: {enemy} have asked where you will be tomorrow.',
  'At dusk {group} are back in {place}, more of them, and this time they have brought a leader.',
  'One question is left over from the day, and {person} is the only one who could answer it.',
  'The door has hardly closed when there is a knock again: {number} times, as agreed, but with the wrong hand.',
  'Your own people are waiting to hear what comes next, and for the first time they do not look at one another.',
  'Then a horse is led into the yard, lathered and riderless, with {paper} still in the saddlebag.',
  'Far off, {sound} begins again, nearer than yesterday.',
  '{paper} lies on your table, the seal already broken; you did not break it.',
  'You have until the morning. {person} made that sound like generosity.',
  'Somewhere in {place} a decision is being taken without you, and you know at least who is in the room.',
  '{witness} stays behind when the others go, and it is plain that he has been told to.',
  'In the last light you see {group} coming up the street, and cannot tell whether they walk or march.',
  'What you do next, {person} would give a good deal to know; he has offered {witness} exactly that.',
  'There are two ways out of {place} tonight, and word comes that {enemy} are on the shorter one.',
  'The answer must be given within the week; so says {paper}, and says it twice.',
  'You find the lamp in your room already burning.',
  '“Tomorrow,” says {witness}, and does not say what.',
  'The watch in {place} has been doubled, and not at your order.',
  'And still nobody has told you what {person} said when he heard.',
];

/** Standing in the world; written at most every sixth turn. */
export const standings: Readonly<
  Record<'poor' | 'unknown' | 'disliked' | 'rich' | 'mighty' | 'loved' | 'hard' | 'easy', readonly string[]>
> = {
  poor: [
    'You count what is left in the chest, and it does not take long.',
    'You have sold the second horse; the first one is looking at you.',
    'Your people have not been paid, and have begun to be polite about it.',
    'Supper is thin, and you praise it, and nobody is deceived.',
  ],
  unknown: [
    'At the door they ask your name, and then ask you to spell it.',
    'Those who matter look past you for a man who does; it has its uses.',
    'You are heard out to the end, as people are whose words will change nothing.',
  ],
  disliked: [
    'A neighbour crosses the street rather than greet you, and does it without hurry.',
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
  loved: [
    'A woman in {place} holds her child up to see you; the child cries, and everybody is delighted.',
    'They will not take your money in {place}, and are hurt when you insist.',
    'You are stopped every few steps, and it is never by an enemy.',
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
  'It is {witness} who brings the news from {from}, and he has run: “{news}”',
  'What has happened in {from} reaches {group} before it reaches you: “{news}”',
];

/** History bent: what all expected does not happen. `{event}`: place and sentence as a clause. */
export const bendings: readonly string[] = [
  'And here the world leaves its rut: what was to come in {from} does not come, because of you, and {group} will not know for weeks how near it was.',
  'It should have gone otherwise in {from}; everything pointed that way, and you have turned the hand that pointed.',
  'In {from} what all the wise expected fails to happen, and the wise of {place} are already explaining that they never expected it.',
  'There will be another story told of {from} now, and your name is in it.',
];
