/** After paying: the last sentence that was read, of the prologue or of the game. */
import { frenchRevolutionDemo } from '@rubicon/scenarios/public/demo/french-revolution';
import { playLocalDemo, startLocalDemo } from '@rubicon/scenarios/public/local-demo';
import { screen, waitFor } from '@testing-library/react';
import { keepPrologue } from '../features/demo/prologue/stored-prologue.js';
import { lastSentence } from '../lib/last-sentence.js';
import { desmoulins, openingState } from '../testing/games.js';
import { renderApp } from '../testing/render-app.js';
import { serveApi, type ServedApi } from '../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../testing/sessions.js';

const begun = startLocalDemo(frenchRevolutionDemo, Date.now());
const played = playLocalDemo(frenchRevolutionDemo, begun, 'I speak.', Date.now());
const ofPrologue = lastSentence(played.narrative.at(-1)!);
const gamePlayedAt = (atMs: number) => ({
  gameState: { ...openingState, lastPlayedAt: new Date(atMs).toISOString() },
  character: desmoulins,
});

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'POST /api/credits/payment-success': {
      body: {
        success: true,
        creditsAdded: 1,
        userEmail: '',
        paymentId: '0f5a4f2e-8a50-4f0e-9b0a-0f6f0a1b2c3d',
        product: 'full-game',
        claimed: false,
        withheld: null,
      },
    },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

const leftAt = async () =>
  (await screen.findByRole('region', { name: 'Your story stands here' })).querySelector('blockquote')
    ?.textContent;

it('is the prologue’s to a visitor', async () => {
  keepPrologue(played);
  renderApp('/thank-you?session_id=cs_test_1');
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await leftAt()).toBe(ofPrologue);
});

it.each([
  ['game', () => gamePlayedAt(Date.now() + 60_000), 'Faces turn to you.'],
  ['prologue', () => gamePlayedAt(0), ofPrologue],
])('is to a player that of the %s, when it was read last', async (_which, game, sentence) => {
  localStorage.setItem('token', freshSession().token);
  keepPrologue(played);
  api.answer({ 'GET /api/game/state': { body: game() } });
  renderApp('/thank-you?session_id=cs_test_1');
  await waitFor(async () => expect(await leftAt()).toBe(sentence));
});

it('is none to who has read nothing', async () => {
  renderApp('/thank-you?session_id=cs_test_1');
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(screen.queryByText('Your story stands here')).toBeNull();
});
