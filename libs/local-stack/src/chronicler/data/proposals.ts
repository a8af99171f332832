/** What to do next: titles and texts, filled with the era's words. Neighbours pull in different directions. */
import type { Proposal } from './era-voice.js';

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
    title: 'Set a watch',
    text: 'Have {place} observed by night, and learn who comes and goes.',
  },
  {
    kind: 'word',
    title: 'Speak in {place}',
    text: 'Address {group} yourself, before the rumours do it for you.',
  },
  {
    kind: 'people',
    title: 'Bind an ally',
    text: 'Give {person} something worth keeping, and ask for an oath in exchange.',
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
    title: 'Withdraw a step',
    text: 'Leave {place} for some days, and see who shows himself in your absence.',
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
];
