/** What to do next: titles and texts, filled with the era's words. Neighbours pull in different directions. */
export const proposals: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Call on {person}', text: 'Go in person, without escort, and ask for support before {enemy} do.' },
  {
    title: 'Follow the money',
    text: 'Find out who pays for the unrest in {place}, and what he expects in return.',
  },
  { title: 'Show your strength', text: 'Gather those loyal to you in {place}, where {enemy} must see them.' },
  {
    title: 'Write an open letter',
    text: 'Set down your case in plain words and have it read aloud to {group}.',
  },
  {
    title: 'Offer terms',
    text: 'Send {witness} to {enemy} with a proposal that both sides could live with.',
  },
  { title: 'Feed the hungry', text: 'Open your stores to {group}, and let it be known whose gift it is.' },
  { title: 'Set a watch', text: 'Have {place} observed by night, and learn who comes and goes.' },
  { title: 'Speak in {place}', text: 'Address {group} yourself, before the rumours do it for you.' },
  { title: 'Bind an ally', text: 'Give {person} something worth keeping, and ask for an oath in exchange.' },
  {
    title: 'Strike first',
    text: 'Move against {enemy} tonight, while they still believe that you hesitate.',
  },
  {
    title: 'Consult the old',
    text: 'Ask those who remember the last such crisis how it ended, and for whom.',
  },
  {
    title: 'Withdraw a step',
    text: 'Leave {place} for some days, and see who shows himself in your absence.',
  },
  { title: 'Buy time', text: 'Promise {enemy} an answer soon, and use the days to prepare another.' },
  { title: 'Strengthen {place}', text: 'Repair what is weak there, and put dependable people at its gates.' },
  { title: 'Test {person}', text: 'Let a false piece of news slip, and see in whose mouth it returns.' },
  { title: 'Honour the dead', text: 'Hold a public rite for those who fell, and let {group} see you mourn.' },
  {
    title: 'Win a clerk',
    text: 'Approach the secretary of {person}; clerks see every paper before it is sealed.',
  },
  { title: 'Ride to {place}', text: 'See with your own eyes what the reports leave out.' },
];
