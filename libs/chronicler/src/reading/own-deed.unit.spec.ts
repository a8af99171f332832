/** What is offered says "you", and whoever takes it means themselves. */
import { scenarios } from '@rubicon/scenarios';
import { asOwnDeed } from './own-deed.js';
import { readAct } from './read-act.js';

it.each([
  ['Order your page to close the road.', 'I order my page to close the road.'],
  ['Ask Pollio what you should do now.', 'I ask Pollio what I should do now.'],
  ['Ride to Picenum with whoever will follow you.', 'I ride to Picenum with whoever will follow me.'],
  ['Say to the captain: “Your men know you.”', 'I say to the captain: “Your men know you.”'],
  ['I keep my word.', 'I keep my word.'],
])('%s', (offered, own) => expect(asOwnDeed(offered)).toBe(own));

const openings = Object.values(scenarios).flatMap(({ public: era, characters, openingFor }) =>
  [
    ...characters,
    ...era.estates.map(({ name: estate }) => ({ name: 'Nobody', estate, profession: '' })),
  ].flatMap((character) => openingFor(character).suggestions),
);

it('holds for every move that an opening offers: none is an order to whoever stands by', () => {
  const isSomebody = (words: string) =>
    /^(?:the |your |my )?[\p{L}’ -]+$/u.test(words) && words.split(' ').length < 4;
  const orders = openings.filter(({ text }) =>
    readAct(text, { kind: 'suggestion', offered: [], isSomebody }).parts.some(
      ({ kind }) => kind === 'command' || kind === 'words',
    ),
  );
  expect(openings.length).toBeGreaterThan(90);
  expect(orders).toEqual([]);
});

it('holds for a move typed as it was offered, too', () => {
  const offered = [{ title: 'Close the roads', text: 'Order your page to have the roads closed.' }];
  const { parts } = readAct('order your page to have the roads closed', {
    kind: 'action',
    offered,
    isSomebody: () => false,
  });
  expect(parts.map(({ kind }) => kind)).toEqual(['deed']);
});
