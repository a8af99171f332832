import type { SharedStory } from '@rubicon/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.js';
import { problem, serveApi, type Asked, type ServedApi } from '../../testing/serve-api.js';

const story: SharedStory = {
  gameType: 'sengoku_japan',
  characterName: 'Akechi Mitsuhide',
  characterEstate: 'Daimyo',
  difficulty: 'normal',
  branchName: null,
  currentDate: '25 June 1582',
  opening: { narrative: 'The temple is still burning.', currentDate: '21 June 1582' },
  turns: [
    {
      turnId: 't1',
      userInput: 'I wait for rain.',
      narrative: 'It does not come.',
      currentDate: '22 June 1582',
    },
  ],
  turnCount: 2,
  nextAfter: 't1',
  ending: null,
};
const rest: SharedStory = {
  ...story,
  turns: [
    { turnId: 't2', userInput: 'Then I ride.', narrative: 'The road is empty.', currentDate: '25 June 1582' },
  ],
  nextAfter: null,
};

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/shared/5e0a': ({ url }: Asked) => ({ body: url.includes('after=t1') ? rest : story }),
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
});

it('is read without an account, page after page, and asks nobody who is reading', async () => {
  renderApp('/shared/5e0a');
  expect(await screen.findByRole('heading', { level: 1, name: 'Akechi Mitsuhide' })).toBeVisible();
  expect(screen.getByText('A story of Sengoku Japan')).toBeVisible();
  expect(screen.getByText('The temple is still burning.')).toBeVisible();
  // The next page is near its end, and comes by itself.
  expect(await screen.findByText('The road is empty.')).toBeVisible();
  expect(screen.getByText('Then I ride.')).toBeVisible();
  expect(screen.getByText('So far')).toBeVisible();
  expect(api.asked.map(({ url }) => url)).toEqual([
    '/api/shared/5e0a?limit=20',
    '/api/shared/5e0a?limit=20&after=t1',
  ]);
  expect(api.asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

it('wears its era, keeps search engines off, and takes both away with it', async () => {
  const { router } = renderApp('/shared/5e0a');
  await screen.findByText('The road is empty.');
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  expect(document.documentElement.dataset.era).toBe('sengoku_japan');
  expect(robots()).toBe('noindex');
  expect(document.title).toBe('Akechi Mitsuhide \u00b7 Rubicon');
  await act(() => router.navigate('/terms'));
  await waitFor(() => expect(robots()).toBeUndefined());
  expect(document.documentElement.dataset.era).toBeUndefined();
});

it('can be read on by a button when a page did not come', async () => {
  let refusals = 1;
  api.answer({
    'GET /api/shared/5e0a': ({ url }) => {
      if (!url.includes('after=')) return { body: story };
      return refusals-- > 0 ? problem(503, 'unavailable', 'Later.') : { body: rest };
    },
  });
  renderApp('/shared/5e0a');
  expect(await screen.findByRole('alert')).toHaveTextContent('The next pages could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Read on' }));
  expect(await screen.findByText('The road is empty.')).toBeVisible();
});

it('ends as the story ended, and leads to one’s own', async () => {
  api.answer({
    'GET /api/shared/5e0a': {
      body: {
        ...story,
        branchName: 'Twelve days',
        nextAfter: null,
        ending: { kind: 'death', epilogue: 'A bamboo spear.' },
      },
    },
  });
  renderApp('/shared/5e0a');
  expect(await screen.findByRole('heading', { level: 1, name: 'Twelve days' })).toBeVisible();
  expect(screen.getByText('Akechi Mitsuhide, Daimyo')).toBeVisible();
  expect(screen.getByText('A bamboo spear.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin your own story' })).toHaveAttribute('href', '/try-free');
  expect(screen.getByRole('link', { name: 'Make an account' })).toHaveAttribute(
    'href',
    '/login?action=signup',
  );
});

it('is kindly not found once it was taken back', async () => {
  api.answer({ 'GET /api/shared/5e0a': problem(404, 'unknown_share', 'There is no such story.') });
  renderApp('/shared/5e0a');
  expect(await screen.findByRole('heading', { level: 1, name: 'This story is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin your own story' })).toBeVisible();
});

it('can be tried again when the server is not well', async () => {
  api.answer({ 'GET /api/shared/5e0a': problem(503, 'unavailable', 'In a moment.') });
  renderApp('/shared/5e0a');
  expect(await screen.findByText('In a moment.')).toBeVisible();
  api.answer({ 'GET /api/shared/5e0a': { body: { ...story, nextAfter: null } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The temple is still burning.')).toBeVisible();
});
