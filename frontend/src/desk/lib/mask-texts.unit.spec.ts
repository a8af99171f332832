import { QueryClient } from '@tanstack/react-query';
import { card, playerId } from '../testing/player.js';
import { forgetOpenedTexts, masked } from './mask-texts.js';
import { cardQuery, playerKey } from './player-card.js';

const open = { state: 'open', text: 'À Rome 🗡', length: 0 } as const;
const bars = { state: 'masked', text: null, length: 8 };

it('masks every opened text, however deep, by its characters', () => {
  expect(masked({ a: [{ text: open }], b: open, c: 'À Rome' })).toEqual({
    a: [{ text: bars }],
    b: bars,
    c: 'À Rome',
  });
});

it('leaves the same object where there is nothing to mask', () => {
  const value = { a: [{ state: 'erased', text: null, length: 0 }], b: null, c: 1 };
  expect(masked(value)).toBe(value);
});

it('takes the names off the card with the grant, and leaves another player’s alone', () => {
  const client = new QueryClient();
  const grant = { grantId: 'g', openedAt: '2026-11-26T10:00:00Z', expiresAt: '2026-11-26T10:15:00Z' };
  const opened = card({ username: 'denis_m', email: 'denis@example.org', grant });
  client.setQueryData(cardQuery(playerId).queryKey, opened);
  client.setQueryData([...playerKey(playerId), 'event', '1', null], { texts: { userInput: open } });
  client.setQueryData([...playerKey('another'), 'event', '1', null], { texts: { userInput: open } });
  forgetOpenedTexts(client, playerId);
  expect(client.getQueryData(cardQuery(playerId).queryKey)).toEqual(card());
  expect(client.getQueryData([...playerKey(playerId), 'event', '1', null])).toEqual({
    texts: { userInput: bars },
  });
  expect(client.getQueryData([...playerKey('another'), 'event', '1', null])).toEqual({
    texts: { userInput: open },
  });
});
