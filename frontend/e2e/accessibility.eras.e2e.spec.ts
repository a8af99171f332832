/** The game's pages and dialogs, in each era's dress and both colour schemes, under axe's rules. */
import { gameTypes, type GameAnswer, type GameType, type Session } from '@rubicon/contracts';
import { violationsAt, violationsIn } from './support/accessibility.js';
import { enterAs, registeredPlayer, startedGame } from './support/account.js';
import { GameScreen } from './support/game-screen.js';
import { visitors, type Visit } from './support/visit.js';

const open = visitors();
const eraNames: Readonly<Record<GameType, string>> = {
  french_revolution: 'Liberty or Death: 1789',
  roman_republic: 'Imperator 49 B.C.',
  sengoku_japan: 'Shogun 1582',
};
let session: Session;
let visit: Visit;

beforeAll(async () => {
  session = await registeredPlayer(1);
  visit = await open();
  await enterAs(visit.page, session);
});

describe.each(gameTypes)('in %s', (gameType) => {
  let started: GameAnswer;

  it('has nothing against choosing and making a character', async () => {
    const { page, press } = visit;
    expect(await violationsAt(page, `/character-select?game=${gameType}`, 'Historical Characters')).toEqual(
      [],
    );
    await press(page.getByRole('button', { name: 'Create Custom Character' }));
    await page.getByRole('form', { name: 'Create Custom Character' }).waitFor();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByText('Selected:').waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });

  it('has nothing against the difficulty', async () => {
    expect(
      await violationsAt(visit.page, `/difficulty?character=1&game=${gameType}`, 'Choose Your Difficulty'),
    ).toEqual([]);
  });

  it('has nothing against the opening, and a turn played', async () => {
    const { page, press } = visit;
    const game = new GameScreen(page);
    started = await startedGame(session, gameType);
    expect(await violationsAt(page, `/game?gameType=${gameType}`, eraNames[gameType])).toEqual([]);
    await game.standsAt(0);
    await press(page.getByRole('button', { name: 'Ask Historical Questions' }));
    await press(game.suggestions.first());
    await game.standsAt(1);
    expect(await violationsIn(page)).toEqual([]);
  });

  it('has nothing against the question before leaving', async () => {
    const { page, press } = visit;
    await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }));
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await press(dialog.getByRole('button', { name: 'Leave Without Saving' }));
  });

  it('has nothing against the question before deleting', async () => {
    const { page, press } = visit;
    await press(page.getByRole('button', { name: `Delete: ${started.character.name}` }));
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });
});

it('has nothing against the saved games of all three', async () => {
  expect(await violationsAt(visit.page, '/saved-games', 'Your Saved Games')).toEqual([]);
});
