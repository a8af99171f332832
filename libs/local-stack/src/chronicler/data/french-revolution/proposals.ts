import { proposals as of, type Proposal } from '../era-voice.js';

export const proposals: readonly Proposal[] = [
  ...of(
    'people',
    ['Dine with {person}', 'Bring the wine, and find out over the cheese what an alliance would cost.'],
    ['Join the bread queue', 'Stand in it from three in the morning, and hear what {group} really want.'],
    ['Visit the wounded', 'Go from bed to bed with brandy and lint, and let {group} see you there.'],
    ['Stand godparent', 'Hold a market woman’s child over the font, and gain a family in {place}.'],
  ),
  ...of(
    'secret',
    ['Follow the notary', 'Somebody in {place} is drawing up papers by night; see whose door they go in at.'],
    ['Read the King’s post', 'A clerk at the posting house has debts; help him with them.'],
    ['Change your lodgings', 'Sleep at a friend’s for a week, and see who calls at the old address.'],
    ['Hide the registers', 'Move the papers that could hang you, or a better man, before the next search.'],
  ),
  ...of(
    'force',
    ['Arm the section', 'Get muskets for {group}, and officers who can count to two.'],
    ['Hold the barrier', 'Close one customs gate for a night, and see who comes to it in a hurry.'],
    ['Patrol {place}', 'Walk it after dark with a drummer and twenty men whom you trust.'],
    ['Seize the press', 'Take the printing shop that works for {enemy}, with its type still standing.'],
  ),
  ...of(
    'word',
    ['Paper the walls', 'Have a placard on every corner of {place} before the milk carts come.'],
    ['Ask for the floor', 'Put your name on the list of speakers, directly after {person}.'],
    ['Write to the provinces', 'Tell forty clubs in one letter what Paris will not admit.'],
    ['Answer the pamphlet', 'Reply to the slander in two pages, cheaper than the slander.'],
  ),
  ...of(
    'money',
    ['Buy flour at Corbeil', 'Go upriver with coin before {enemy} do, and bring barges back.'],
    ['Open a subscription', 'Let {group} give a sou each to the cause, and publish every name.'],
    ['Sell the silver', 'Turn the dinner service into pay for the people who guard you.'],
    ['Audit the contractor', 'Ask {person} for leave to see who sold the army its shoes.'],
  ),
  ...of(
    'craft',
    ['Drill the volunteers', 'Give them a fortnight of broomsticks, and then a flag.'],
    ['Found a club', 'Rent a disused convent in {place}; the acoustics are excellent.'],
    ['Open a workshop', 'Put {group} to making pikes, at a wage that shames the rich.'],
    ['Draft an article', 'Write the one clause on which the rest of the constitution will hang.'],
  ),
];
