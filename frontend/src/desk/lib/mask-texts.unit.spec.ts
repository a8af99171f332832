import { QueryClient } from '@tanstack/react-query';
import { card, playerId } from '../testing/player.js';
import { report } from '../testing/staff.js';
import { forgetOpenedTexts, masked, readOpenedTexts } from './mask-texts.js';
import { cardQuery, playerKey } from './player-card.js';

const open = { state: 'open', text: 'À Rome 🗡', length: 0 } as const;
const bars = { state: 'masked', text: null, length: 8 };
const grant = { grantId: 'g', openedAt: '2026-11-26T10:00:00Z', expiresAt: '2026-11-26T10:15:00Z' };

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

it('does the same in lists of all players, and leaves what is to be asked anew so', () => {
  const client = new QueryClient();
  const pageOf = (...reports: unknown[]) => ({ pages: [{ reports, nextBefore: null }], pageParams: [null] });
  const opened = { comment: open, userInput: open, narrative: open, grant };
  const another = report({ ...opened, playerId: 'another' });
  client.setQueryData(['reports', 'open'], pageOf(report(opened), another));
  client.setQueryData(['reports', 'taken'], pageOf(another));
  void client.invalidateQueries({ queryKey: ['reports', 'open'] });
  const others = client.getQueryData(['reports', 'taken']);
  forgetOpenedTexts(client, playerId);
  expect(client.getQueryData(['reports', 'open'])).toEqual(
    pageOf(report({ comment: bars, userInput: bars, narrative: bars } as object), another),
  );
  expect(client.getQueryState(['reports', 'open'])).toMatchObject({ isInvalidated: true });
  expect(client.getQueryData(['reports', 'taken'])).toBe(others);
});

it('marks only what may be read now to be asked anew', async () => {
  const client = new QueryClient();
  const event = { texts: { userInput: bars } };
  const kept: [key: readonly unknown[], data: unknown, isAskedAnew: boolean][] = [
    [cardQuery(playerId).queryKey, card(), true],
    [[...playerKey(playerId), 'event', '1', null], event, true],
    [[...playerKey(playerId), 'timeline', ''], { pages: [] }, false],
    [[...playerKey('another'), 'event', '1', null], event, false],
    [['reports', 'open'], { pages: [{ reports: [report()] }] }, true],
    [['reports', 'taken'], { pages: [{ reports: [report({ playerId: 'another' })] }] }, false],
    [['reports', 'count'], { open: 2 }, false],
  ];
  for (const [key, data] of kept) client.setQueryData(key, data);
  await readOpenedTexts(client, playerId, grant);
  expect(kept.map(([key]) => client.getQueryState(key)?.isInvalidated)).toEqual(kept.map(([, , is]) => is));
  expect(client.getQueryData(cardQuery(playerId).queryKey)).toEqual(card({ grant }));
});
