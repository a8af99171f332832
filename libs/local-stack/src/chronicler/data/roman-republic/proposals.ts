import { proposals as of, type Proposal } from '../era-voice.js';

export const proposals: readonly Proposal[] = [
  ...of(
    'people',
    ['Call on {person}', 'Go at the hour of the morning greeting, and stay when the others leave.'],
    ['Give your daughter’s hand', 'Offer a marriage to a house that {enemy} are counting on.'],
    ['Free a household', 'Manumit those who served you well, and gain clients with long memories.'],
    ['Honour the gods', 'Pay for a sacrifice in {place}, before {group}, with a faultless bull.'],
  ),
  ...of(
    'secret',
    ['Watch the Ostian road', 'Learn which houses are sending their silver to the harbour by night.'],
    ['Break the cipher', 'Set a Greek schoolmaster on the letter, and a guard on the schoolmaster.'],
    ['Buy a secretary', 'The man who writes for {person} would like to be free.'],
    ['Leave by night', 'Let the lamps burn in {place}, and be at the tenth milestone when they go out.'],
  ),
  ...of(
    'force',
    ['Swear in the veterans', 'Call {group} to the standards, with a bounty and a word about land.'],
    ['Hold the bridge', 'Put two cohorts on the crossing before {enemy} have thought of it.'],
    ['Clear {place}', 'Go in with staves at dawn, and give the streets back by noon.'],
    ['Winter in the hills', 'March them up beyond reach, and feed them on somebody else’s corn.'],
  ),
  ...of(
    'word',
    ['Mount the Rostra', 'Speak to {group} yourself, and name the thing that nobody names.'],
    ['Propose a law', 'Post the text in {place} for three market days, and see who comes to read it.'],
    ['Write to the provinces', 'Ask the governors, in your own hand, on whose side they wake up.'],
    ['Prosecute', 'Bring a friend of {enemy} to court, and let the evidence wander upward.'],
  ),
  ...of(
    'money',
    ['Corner the corn', 'Buy what is at sea, and be generous in {place} when it lands.'],
    ['Forgive the debts', 'Tear up the notes of {group} in public, and keep those of senators.'],
    ['Strike coin', 'Melt the plate, and let your face be paid to soldiers.'],
    ['Give games', 'Three days of beasts and a dinner for {group}, at ruinous expense.'],
  ),
  ...of(
    'craft',
    ['Mend the aqueduct', 'Give {place} water again, with your name above the tap.'],
    ['Train the levies', 'Keep them at the posts until the posts complain.'],
    ['Build a fleet', 'Lay down twenty keels, and let {enemy} count forty.'],
    ['Keep to the villa', 'Revise a speech, receive nobody, and see who insists.'],
  ),
];
