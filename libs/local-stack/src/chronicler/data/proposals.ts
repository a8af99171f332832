/** What to do next, in the situations that a story brings: filled with the era's words. Titles stand alone as an order to oneself. */
import type { Proposal } from './era-voice.js';

type Line = Pick<Proposal, 'title' | 'text'>;

/** `{subject}`: whom or what the chronicle names. */
export const remembered: Readonly<
  Record<'promise' | 'debt' | 'wound' | 'person' | 'secret' | 'place', readonly Line[]>
> = {
  promise: [
    {
      title: 'Keep your word to {subject}',
      text: 'Do today what you promised, before {enemy} can call you a liar.',
    },
    {
      title: 'Make good your promise to {subject}',
      text: 'Take {number} people along as witnesses, and let it be seen that you keep faith.',
    },
    {
      title: 'Redeem what you swore to {subject}',
      text: 'It will never be cheaper than now, and all {place} is waiting for it.',
    },
  ],
  debt: [
    {
      title: 'Settle accounts with {subject}',
      text: 'Pay what you owe, and get {paper} in return that says so.',
    },
    { title: 'Ask {subject} for time', text: 'Go yourself, before the debt goes to {enemy}.' },
  ],
  wound: [
    {
      title: 'Rest until the wound closes',
      text: 'Shut the door for some days, and let {witness} keep it shut.',
    },
    {
      title: 'Have the wound seen to',
      text: 'Send for the best healer in {place}, and pay for silence too.',
    },
  ],
  person: [
    { title: 'Seek out {subject}', text: 'Ask in person what has changed, and listen to what is left out.' },
    {
      title: 'Trust {subject} with a task',
      text: 'Give out something small that matters, and see how it comes back.',
    },
    { title: 'Warn {subject}', text: 'Say plainly what you have heard in {place}, and from whom.' },
  ],
  secret: [
    {
      title: 'Guard the secret of {subject}',
      text: 'Find out who in {place} knows of it, and what would keep them quiet.',
    },
  ],
  place: [
    { title: 'Return to {subject}', text: 'See with your own eyes what has become of it since you left.' },
  ],
};

/** `{target}`: what the last deed was about. */
export const afterDeed: Readonly<Record<'well' | 'badly', readonly Line[]>> = {
  well: [
    {
      title: 'Hold what you have won',
      text: 'In the matter of {target}, put dependable people in charge before {enemy} recover.',
    },
    {
      title: 'Press the advantage',
      text: 'Follow up with {target} at once, while {group} are on your side.',
    },
    {
      title: 'Share the credit',
      text: 'Let {group} believe that {target} was their doing, and be owed for it.',
    },
    {
      title: 'Tell the story first',
      text: 'Have the story of {target} told in {place} before {enemy} tell it.',
    },
  ],
  badly: [
    { title: 'Come from another side', text: 'Take up {target} again where {enemy} expect nobody.' },
    { title: 'Find out who talked', text: 'Somebody warned them about {target}; begin with {witness}.' },
    {
      title: 'Cut your losses',
      text: 'Leave {target} alone for now, and be seen in {place} in good spirits.',
    },
    { title: 'Turn defeat to use', text: 'Make {group} angry on your behalf over {target}.' },
  ],
};

/** `{faction}` and how it stands to the player. */
export const withFaction: Readonly<Record<'hostile' | 'neutral' | 'friendly', readonly Line[]>> = {
  hostile: [
    {
      title: 'Make peace with {faction}',
      text: 'Send {witness} with an offer that costs you more than pride.',
    },
    {
      title: 'Divide {faction}',
      text: 'Find the one among them who feels passed over, and pass him nothing but compliments.',
    },
    {
      title: 'Hide from {faction}',
      text: 'Sleep in {place} for some nights, and let your lamp burn at home.',
    },
  ],
  neutral: [
    {
      title: 'Win over {faction}',
      text: 'Learn from {witness} what they want, and bring half of it with you.',
    },
    {
      title: 'Sound out {faction}',
      text: 'Dine with one of theirs in {place}, and talk of everything else.',
    },
  ],
  friendly: [
    {
      title: 'Call on the help of {faction}',
      text: 'Ask for the favour you have earned, while they still remember why.',
    },
    { title: 'Lead {faction}', text: 'Put yourself forward in {place}, before {person} does.' },
  ],
};

/** `{from}`: a place in the news. */
export const afterNews: readonly Line[] = [
  { title: 'Send for news from {from}', text: 'Pay a rider to bring you what the reports leave out.' },
  { title: 'Speak about {from}', text: 'Tell {group} what it means for them before {person} does.' },
  {
    title: 'Use what happened in {from}',
    text: 'While all eyes are there, do in {place} what you would not do under them.',
  },
];

/** After a question. */
export const afterQuestion: readonly Line[] = [
  {
    title: 'Act on what you know',
    text: 'Do something about {topic} before the others have asked the same question.',
  },
  {
    title: 'Put it to {person}',
    text: 'Say what you have heard about {topic}, and watch the face, not the mouth.',
  },
  { title: 'Look into it further', text: 'Go to {place} and hear about {topic} from those who were there.' },
];

export const commonProposals: readonly Proposal[] = [
  {
    kind: 'people',
    title: 'Call on {person}',
    text: 'Go in person, without escort, and ask for support before {enemy} do.',
  },
  {
    kind: 'secret',
    title: 'Follow the money',
    text: 'Find out who pays for the unrest in {place}, and what he expects in return.',
  },
  {
    kind: 'force',
    title: 'Show your strength',
    text: 'Gather those loyal to you in {place}, where {enemy} must see them.',
  },
  {
    kind: 'word',
    title: 'Write an open letter',
    text: 'Set down your case in plain words and have it read aloud to {group}.',
  },
  {
    kind: 'people',
    title: 'Offer terms',
    text: 'Send {witness} to {enemy} with a proposal that both sides could live with.',
  },
  {
    kind: 'money',
    title: 'Feed the hungry',
    text: 'Open your stores to {group}, and let it be known whose gift it is.',
  },
  {
    kind: 'secret',
    title: 'Set a watch on {place}',
    text: 'Have it observed by night, and learn who comes and goes.',
  },
  {
    kind: 'word',
    title: 'Speak in {place}',
    text: 'Address {group} yourself, before the rumours do it for you.',
  },
  {
    kind: 'people',
    title: 'Bind {person} to you',
    text: 'Give something worth keeping, and ask for an oath in exchange.',
  },
  {
    kind: 'force',
    title: 'Strike first',
    text: 'Move against {enemy} tonight, while they still believe that you hesitate.',
  },
  {
    kind: 'people',
    title: 'Consult the old',
    text: 'Ask those who remember the last such crisis how it ended, and for whom.',
  },
  {
    kind: 'secret',
    title: 'Withdraw from {place}',
    text: 'Stay away for some days, and see who shows himself in your absence.',
  },
  {
    kind: 'craft',
    title: 'Buy time',
    text: 'Promise {enemy} an answer soon, and use the days to prepare another.',
  },
  {
    kind: 'craft',
    title: 'Strengthen {place}',
    text: 'Repair what is weak there, and put dependable people at its gates.',
  },
  {
    kind: 'secret',
    title: 'Test {person}',
    text: 'Let a false piece of news slip, and see in whose mouth it returns.',
  },
  {
    kind: 'people',
    title: 'Honour the dead',
    text: 'Hold a public rite for those who fell, and let {group} see you mourn.',
  },
  {
    kind: 'money',
    title: 'Win a clerk',
    text: 'Approach the secretary of {person}; clerks see every paper before it is sealed.',
  },
  { kind: 'secret', title: 'Ride to {place}', text: 'See with your own eyes what the reports leave out.' },
  { kind: 'money', title: 'Lend to {person}', text: 'A man in debt is a man who opens the door.' },
  {
    kind: 'word',
    title: 'Answer {enemy}',
    text: 'Take their best argument and make it yours in front of {group}.',
  },
  {
    kind: 'force',
    title: 'Guard {place}',
    text: 'Put people there who do not drink, and relieve them at midnight.',
  },
  { kind: 'craft', title: 'Train {group}', text: 'Give them drill, bread and a reason, in that order.' },
];
