/** What happened before the recording was cut off: whose business is done, and whose is under way. */
import type {
  Character,
  Chronicle,
  GameAnswer,
  GameTree,
  PurchaseAnswer,
  Share,
  Turn,
} from '@rubicon/contracts';
import { Browser, cards } from './browser.js';
import type { ProvidersDesk } from './providers-desk.js';

const era = { difficulty: 'normal', gameType: 'french_revolution' } as const;

/** Ids by what they are, for the test that takes the recording up. */
export type Recorded = Record<string, string>;

/**
 * @param untilErased waits until a player's erasure is done
 * @param atDesks what staff do, once players have done all but the last turn
 */
export async function act(
  origin: string,
  desk: ProvidersDesk,
  untilErased: (playerId: string) => Promise<void>,
  atDesks: (recorded: Recorded) => Promise<void>,
): Promise<Recorded> {
  const recorded: Recorded = {};
  const player = async (name: string): Promise<Browser> => {
    const browser = new Browser(origin);
    recorded[name] = await browser.register(name);
    return browser;
  };
  const game = async (browser: Browser, characterId = 101): Promise<string> =>
    (await browser.call<GameAnswer>('POST', '/api/game/start', { ...era, characterId })).gameState.gameId;

  // A story with branches, a chronicle of the player’s own, a link, a report, a question, a turn that was stopped; and an open dispute.
  const ada = await player('ada');
  await ada.buy({ amount: 20 });
  const manon = await ada.call<Character>('POST', '/api/characters', {
    gameType: era.gameType,
    name: 'Manon Kestrel',
    estate: 'Third Estate',
    profession: 'Pamphleteer',
    description: 'Prints by night what nobody dares to say by day.',
  });
  const told = (recorded['adasGame'] = await game(ada, manon.id));
  // One that the Chronicler always remembers: a line of the chronicle is changed below.
  const first = await ada.play(
    told,
    'I take Étienne Moreau, a lame printer, into my confidence and make him my ally.',
  );
  await ada.play(told, 'Who rules in Paris?', { kind: 'question' });
  await ada.play(told, 'I carry the sheets to the Palais-Royal.');
  await ada.call('PATCH', `/api/characters/${manon.id}`, {
    name: 'Manon Kestrel the Elder',
    estate: 'Third Estate',
    profession: 'Pamphleteer',
    description: 'Prints by night what nobody dares to say by day.',
  });
  const second = await ada.call<Character>('POST', '/api/characters', {
    gameType: era.gameType,
    name: 'Luc Verdier',
    estate: 'Third Estate',
    profession: 'Pamphleteer',
    description: 'Counts the loaves and the days.',
  });
  await ada.call('DELETE', `/api/characters/${second.id}`);
  await ada.play(told, 'I hide the press from the guards.', { parentTurnId: first.turnId, fork: true });
  const { lines } = await ada.call<Chronicle>('GET', `/api/games/${told}/chronicle`);
  for (const change of [{ pinned: true }, { text: 'The press stands in the cellar of the rue Saint-Denis.' }])
    await ada.call('PATCH', `/api/games/${told}/chronicle/${lines[0]!.lineId}`, change);
  const { branches } = await ada.call<GameTree>('GET', `/api/games/${told}/tree`);
  await ada.call('PUT', `/api/games/${told}/branches/${branches.at(-1)!.branchId}`, { name: 'The cellar' });
  await ada.call('POST', '/api/game/save', { gameId: told });
  const shareTurn = async (turnId: string): Promise<string> =>
    (await ada.call<Share>('POST', `/api/games/${told}/shares`, { turnId })).shareId;
  recorded['adasShare'] = await shareTurn(first.turnId);
  recorded['revokedShare'] = await shareTurn(told);
  await ada.call('DELETE', `/api/games/${told}/shares/${recorded['revokedShare']}`);
  await ada.call('POST', `/api/game/turns/${first.turnId}/report`, {
    reason: 'untrue',
    comment: 'Too early.',
  });
  await ada.call('POST', `/api/games/${told}/rewind`, { turnId: first.turnId });
  const stopped = await ada.beginTurn(told, 'I read the whole of Rousseau aloud.');
  await ada.call<Turn>('POST', `/api/game/turns/${stopped}/stop`);
  await ada.call('PATCH', '/api/user/profile', { settings: { autoSave: false } });
  await ada.signIn('ada');
  recorded['disputedPayment'] = await ada.buy({ amount: 5 });
  await desk.dispute(recorded['disputedPayment']);

  // Disputes that are over.
  const lost = await player('ben');
  recorded['lostPayment'] = await lost.buy({ amount: 10 });
  await lost.play(await game(lost), 'I count the loaves at the baker’s.');
  await desk.dispute(recorded['lostPayment']);
  await desk.decide(recorded['lostPayment'], 'lost');
  const won = await player('cleo');
  recorded['wonPayment'] = await won.buy({ amount: 10 });
  await desk.dispute(recorded['wonPayment']);
  await desk.decide(recorded['wonPayment'], 'won');

  // Refunds: one the provider has not paid yet, one it could not pay, and two it has, one of them made at its own desk.
  const waits = await player('dion');
  recorded['heldPayment'] = await waits.buy({ amount: 5 }, { card: cards.refundsLater });
  await waits.call('POST', `/api/payments/${recorded['heldPayment']}/refund`);
  const refused = await waits.buy({ amount: 5 }, { card: cards.refundsLater });
  await waits.call('POST', `/api/payments/${refused}/refund`);
  await desk.endRefund(refused, 'failed');
  const refunded = await player('elsa');
  recorded['refundedPayment'] = await refunded.buy({ amount: 1, product: 'full-game' });
  await refunded.play(await game(refunded), 'I walk to the Tuileries.');
  await refunded.call('POST', `/api/payments/${recorded['refundedPayment']}/refund`);
  recorded['partlyRefunded'] = await refunded.buy({ amount: 10 });
  await desk.refund(recorded['partlyRefunded'], 200);

  // Visitors: a purchase nobody claimed, one that somebody did, a prologue, and one that somebody goes on with.
  recorded['unclaimedPayment'] = await new Browser(origin).buy({ amount: 1, product: 'full-game' });
  const claimant = new Browser(origin);
  recorded['claimedPayment'] = await claimant.buy({ amount: 1, product: 'full-game' });
  recorded['fay'] = await claimant.register('fay');
  for (const goesOn of [false, true]) {
    const visitor = new Browser(origin);
    await visitor.call('POST', '/api/game/start-demo', { gameType: era.gameType });
    await visitor.call('POST', '/api/game/process-demo', { input: 'I go to the square.', turnNumber: 1 });
    if (!goesOn) continue;
    recorded['gus'] = await visitor.register('gus');
    await visitor.call('POST', '/api/game/continue-prologue', { source: 'server' });
  }

  // A game that was deleted, an account that is gone, and one that cannot go before its money does.
  const tidy = await player('hugo');
  await tidy.buy({ amount: 5 });
  const thrown = await game(tidy);
  await tidy.play(thrown, 'I leave for Versailles.');
  await tidy.call('DELETE', `/api/games/${thrown}`);
  const gone = await player('ida');
  await gone.buy({ amount: 1, product: 'full-game' });
  await gone.play(await game(gone), 'I write to my sister Ottilie.');
  await gone.call('DELETE', '/api/auth/delete-account');
  const leaves = await player('jules');
  recorded['leaversPayment'] = await leaves.buy({ amount: 5 }, { card: cards.refundsLater });
  await leaves.play(await game(leaves), 'I write to my brother Anselme.');
  await leaves.call('POST', `/api/payments/${recorded['leaversPayment']}/refund`);
  await untilErased(recorded['ida']!);
  await leaves.call('DELETE', '/api/auth/delete-account');

  // And in the middle of all that: a checkout nobody has paid, and a turn that is being told.
  const looks = await player('kim');
  recorded['unpaidPayment'] = (
    await looks.call<PurchaseAnswer>('POST', '/api/credits/purchase', { amount: 5 })
  ).paymentId;
  const plays = await player('lena');
  await plays.buy({ amount: 1, product: 'full-game' });
  const open = (recorded['pendingGame'] = await game(plays));
  await plays.play(open, 'I listen at the door of the club.');
  await atDesks(recorded);
  recorded['pendingTurn'] = await plays.beginTurn(open, 'I speak against the veto.');
  return recorded;
}
