/** Addresses and browser storage of any kind: a sensible screen, nothing leaked, nothing broken. */
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { readToast } from './support/toast.js';
import { visitors } from './support/visit.js';

const open = visitors();
const script = encodeURIComponent('<script>document.title="broken"</script>');

it('shows a sensible screen for every odd address of the signed-in screens', async () => {
  const { page } = await open();
  await enterAs(page, await registeredPlayer(0));
  const screens: readonly (readonly [address: string, heading: string])[] = [
    ['/character-select?game=atlantis', 'Choose Your Character'],
    [`/character-select?game=${script}`, 'Choose Your Character'],
    [`/difficulty?character=${script}&game=${script}`, 'Choose Your Difficulty'],
    ['/difficulty?character=-1&game=atlantis', 'Choose Your Difficulty'],
    ['/account?tab=atlantis', 'Account Management'],
    [`/account?tab=${script}&welcome=perhaps`, 'Account Management'],
    ['/account?payment=perhaps&session_id=', 'Account Management'],
    ['/game?gameType=atlantis', 'No Active Game'],
    [`/game?gameType=${script}&payment=perhaps`, 'No Active Game'],
    ['/saved-games?page=-1', 'Your Saved Games'],
    ['/game-select?period=atlantis', 'Games'],
  ];
  for (const [address, heading] of screens) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    expect(await page.title()).not.toBe('broken');
  }
  await page.goto(`/difficulty?character=${script}&game=sengoku-japan`);
  await page.getByRole('button', { name: 'Draw Your Sword' }).click();
  await page.waitForURL('/character-select?game=sengoku_japan');
});

it('leads from a game that is not there, not one, or another’s to the player’s own', async () => {
  const owner = await registeredPlayer(0);
  const { gameState } = await startedGame(owner, 'roman_republic');
  const { page, watch } = await open();
  await enterAs(page, await registeredPlayer(0));
  watch.expect({ status: 404, address: '/api/game/load/' });
  for (const loadGame of ['nowhere', script, gameState.gameId]) {
    await page.goto(`/game?loadGame=${loadGame}&gameType=roman_republic`);
    await page.getByText('The game could not be loaded').waitFor();
    expect(await page.getByText(gameState.narrative.slice(0, 20)).count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Your Saved Games' }).click();
  await page.getByRole('heading', { name: 'No Saved Games' }).waitFor();
});

it('confirms nobody else’s payment', async () => {
  const visit = await open();
  const { page, watch } = visit;
  await enterAs(page, await registeredPlayer(0));
  watch.expect({ status: 404, address: '/api/credits/payment-success' });
  await page.goto('/account?payment=success&session_id=cs_test_of_somebody_else');
  expect(await readToast(visit, 'Payment Processing Error')).toContain(
    'Payment completed but credits may take a moment to appear',
  );
  await page.getByText('$0.00', { exact: true }).first().waitFor();
});

it('ignores and mends what storage cannot have held', async () => {
  const session = await registeredPlayer(0);
  const { page, watch } = await open();
  await startedGame(session, 'sengoku_japan');
  await enterAs(page, session);
  // Where no script of ours runs: one that has just found the session would mend it at once.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('user', '{"username":');
    localStorage.setItem('selectedGameType', '<script>');
    localStorage.setItem('sentTransactionIds', 'all of them');
    localStorage.setItem('cookieConsent', 'perhaps');
    sessionStorage.setItem('rubicon_log_position', '-1');
  });
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Account Management' }).waitFor();
  const stored = await page.evaluate(() => ({
    user: localStorage.getItem('user'),
    gameType: localStorage.getItem('selectedGameType'),
  }));
  expect(JSON.parse(stored.user ?? '')).toMatchObject({ username: session.user.username });
  expect(stored.gameType).toBeNull();
  expect(watch.takeTroubles()).toEqual([
    expect.stringContaining('The stored user cannot be read and is ignored.'),
  ]);
  await page.goto('/game');
  await new GameScreen(page).standsAt(0);

  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'));
  await page.goto('/saved-games');
  await page.waitForURL('/login?returnTo=%2Fsaved-games');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
