/** Six players as the desk meets them: they play, buy, ask for money back, report, and one has paid without an account. */
import type { GameAnswer, GameType } from '@rubicon/contracts';
import { ApiPlayer, type Game } from '../api-player.js';
import { anyPayer, cards } from '../hosted-page.js';

export interface DemoPlayer {
  readonly username: string;
  readonly playerId: string;
  /** Why somebody at the desk opens this player. */
  readonly story: string;
}

export interface DemoCast {
  readonly players: readonly DemoPlayer[];
  /** Whose purchase a charge without a turn may be planted on, and in which game. */
  readonly charged: { readonly playerId: string; readonly gameId: string; readonly paymentId: string };
  /** Whose purchase a refund that is not paid out may be planted on. */
  readonly refunded: { readonly playerId: string; readonly paymentId: string };
}

const acts = [
  'I ask who speaks for the people here.',
  'I listen, and write down what is said.',
  'I make a friend of whoever is hungry.',
];

/** @param suffix keeps the names of two runs apart */
export async function play(origin: string, suffix: string): Promise<DemoCast> {
  const player = async (name: string) => {
    const username = `${name}_${suffix}`;
    const api = new ApiPlayer(origin, undefined, username);
    const { user } = await api.register();
    return { api, username, playerId: user.id };
  };
  const begin = async (api: ApiPlayer, gameType: GameType, turns: number) => {
    const { gameState }: GameAnswer = await api.startGame(gameType);
    const game: Game = { gameId: gameState.gameId, gameType };
    const ids: string[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      ids.push((await api.playTurn(game, acts[turn % acts.length]!)).turnId);
    return { game, ids };
  };

  const camille = await player('camille');
  const paid = await camille.api.buyCredits(10);
  const story = await begin(camille.api, 'french_revolution', 4);
  await camille.api.call('POST', `/api/game/turns/${story.ids[1]!}/report`, {
    reason: 'untrue',
    comment: 'The Bastille had not fallen yet on that day.',
  });

  const cassius = await player('cassius');
  const half = await cassius.api.buyCredits(5);
  await begin(cassius.api, 'roman_republic', 3);
  await cassius.api.askForRefund(half.paymentId);

  const nobu = await player('nobu');
  const later = await nobu.api.openCheckout({ amount: 20 });
  await nobu.api.confirm((await nobu.api.pay(later.url, { ...anyPayer, card: cards.refundsLater }))!);
  const japan = await begin(nobu.api, 'sengoku_japan', 2);
  await nobu.api.call('POST', `/api/game/turns/${japan.ids[0]!}/report`, { reason: 'broken' });
  await nobu.api.askForRefund(later.paymentId);

  const dora = await player('dora');
  const disputed = await dora.api.openCheckout({ amount: 10 });
  await dora.api.confirm((await dora.api.pay(disputed.url, { ...anyPayer, card: cards.isDisputed }))!);

  const visitor = new ApiPlayer(origin);
  const unclaimed = await visitor.openCheckout({ amount: 5 });
  await visitor.pay(unclaimed.url, { ...anyPayer, email: `emil_${suffix}@example.org` });
  const emil = await player('emil');

  const fanny = await player('fanny');
  const all = await fanny.api.buyCredits(5);
  const gone = await begin(fanny.api, 'french_revolution', 1);
  await fanny.api.deleteGame(gone.game.gameId);
  await begin(fanny.api, 'french_revolution', 1);

  const players = [
    tell(camille, 'plays, and has reported a turn; a charge without a turn is planted here'),
    tell(cassius, 'has asked for the unspent part of $5 back'),
    tell(nobu, 'was refunded by a bank that took its time, and has reported a turn'),
    tell(dora, 'has a bank that disputes $10'),
    tell(
      emil,
      `has paid $5 without an account: payment ${unclaimed.paymentId}, ${new Date().toISOString().slice(0, 10)}, card 4242, waits to be claimed`,
    ),
    tell(fanny, 'has deleted a game; a refund that was never paid out is planted here'),
  ];
  return {
    players,
    charged: { playerId: camille.playerId, gameId: story.game.gameId, paymentId: paid.paymentId },
    refunded: { playerId: fanny.playerId, paymentId: all.paymentId },
  };
}

function tell({ username, playerId }: Omit<DemoPlayer, 'story'>, story: string): DemoPlayer {
  return { username, playerId, story };
}
