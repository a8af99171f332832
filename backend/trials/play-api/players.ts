/** What people do with the house: buy, play, ask for their money back, leave in the middle of it. */
import type { PurchaseRequest } from '@rubicon/contracts';
import { poll, type Letter } from '@rubicon/local-stack';
import { ApiProblem } from '../api-player.js';
import { cards } from '../hosted-page.js';
import type { Dice } from '../dice.js';
import type { Cast, Person } from './cast.js';
import type { Offer } from './offer.js';
import type { Post } from './post.js';

export interface Surroundings {
  readonly cast: Cast;
  readonly post: Post;
  /** Of the mailbox: `host:port`. */
  readonly mailbox: string;
}

const PLAYERS_MIN = 3;
const PLAYERS_MAX = 6;
const VISITORS_MAX = 3;
const TURNS_MAX = 2;
const LETTER_WITHIN_MS = 30_000;
const fullGame: PurchaseRequest = { amount: 1, product: 'full-game' };
const sold: readonly PurchaseRequest[] = [fullGame, { amount: 5 }, { amount: 10 }, { amount: 20 }];

/** What everybody does who does nothing else. */
export const playOn = 'a player plays';

const deeds = [
  'I ask the oldest man in the room what he has seen.',
  'I send a letter by the fastest rider there is.',
  'I speak to the crowd, plainly, and promise bread before glory.',
  'I refuse the bribe, and say so before witnesses.',
  'I wait for nightfall and follow the messenger.',
  'What do people here pay for grain?',
];

export function offersOfPeople(around: Surroundings): Offer[] {
  const { cast } = around;
  const { players, visitors } = cast;
  const offers = players.flatMap((player) => offersOfPlayer(player, around));
  if (players.length < PLAYERS_MAX)
    offers.push({
      act: 'a newcomer buys the full game',
      about: 'newcomer',
      play: (dice) => arrive(around, dice),
    });
  if (visitors.length < VISITORS_MAX)
    offers.push({ act: 'a visitor buys', about: 'newcomer', play: (dice) => buyUnnamed(around, dice) });
  for (const visitor of visitors)
    offers.push({
      act: 'a visitor signs up with what was bought',
      about: visitor.name,
      play: () => signUpWithPurchase(visitor),
    });
  return offers;
}

function offersOfPlayer(player: Person, around: Surroundings): Offer[] {
  const can = (act: string, play: Offer['play']): Offer => ({ act, about: player.name, play });
  const { visitors, players } = around.cast;
  return [
    can(playOn, (dice) => playTurns(player, dice)),
    can('a player buys', (dice) => buy(player, dice.pick(sold), around, dice)),
    can('a player asks for a refund', (dice) => askForRefund(player, dice)),
    can('a game is deleted in mid-turn', (dice) => deleteGame(player, dice)),
    ...(players.length > PLAYERS_MIN
      ? [can('an account is deleted in mid-turn', (dice) => leave(player, around, dice))]
      : []),
    ...(visitors.length > 0
      ? [
          can('a player claims by the mailed link', (dice) =>
            claimByLink(player, dice.pick(visitors), around),
          ),
        ]
      : []),
  ];
}

type Refused = string | null;

async function arrive(around: Surroundings, dice: Dice): Promise<Refused> {
  const person = around.cast.newcomer();
  await person.signUp();
  return buy(person, fullGame, around, dice);
}

/** Pays, and comes back to say so, or does not. */
async function buy(
  person: Person,
  purchase: PurchaseRequest,
  { post }: Surroundings,
  dice: Dice,
): Promise<Refused> {
  const comesBack = dice.chance(0.6);
  const payer = { email: payerOf(person), card: someCard(dice) };
  const { url, paymentId } = await person.client.openCheckout(purchase);
  if (comesBack) post.mayLose(paymentId);
  const sessionId = await person.client.pay(url, payer);
  if (comesBack && sessionId !== null) await person.client.confirm(sessionId);
  return null;
}

async function buyUnnamed(around: Surroundings, dice: Dice): Promise<Refused> {
  const visitor = around.cast.newcomer();
  const refused = await buy(visitor, dice.pick(sold), around, dice);
  visitor.unclaimedBy = payerOf(visitor);
  return refused;
}

/** With the browser that bought. */
async function signUpWithPurchase(visitor: Person): Promise<Refused> {
  await visitor.signUp();
  visitor.unclaimedBy = null;
  return null;
}

async function claimByLink(player: Person, visitor: Person, { mailbox }: Surroundings): Promise<Refused> {
  const token = await poll(() => claimTokenFor(visitor, mailbox), { timeoutMs: LETTER_WITHIN_MS });
  if (token === null) return 'no letter came';
  const refused = await unlessRefused(player.client.call('POST', '/api/payments/claim', { token }));
  if (refused === null) visitor.unclaimedBy = null;
  return refused;
}

async function claimTokenFor(visitor: Person, mailbox: string): Promise<string | null> {
  const address = encodeURIComponent(payerOf(visitor));
  const letters = await fetch(`http://${mailbox}/api/letters?to=${address}`)
    .then((answer) => answer.json() as Promise<Letter[]>)
    // Out of reach while the house is killed.
    .catch(() => []);
  return letters.map(({ text }) => /claim=([\w.-]+)/.exec(text)?.[1]).find(Boolean) ?? null;
}

async function playTurns(player: Person, dice: Dice): Promise<Refused> {
  for (let turns = 1 + dice.below(TURNS_MAX); turns > 0; turns -= 1) {
    const game = await player.openGame();
    const refused = await unlessRefused(player.client.playTurn(game, dice.pick(deeds)));
    if (refused === 'game_ended') player.game = null;
    else if (refused !== null) return refused;
    else if (dice.chance(0.2)) await player.client.save(game.gameId);
  }
  return null;
}

async function askForRefund(player: Person, dice: Dice): Promise<Refused> {
  const refundable = (await player.client.payments()).filter((payment) => payment.refundable !== null);
  if (refundable.length === 0) return 'nothing_to_refund';
  return unlessRefused(player.client.askForRefund(dice.pick(refundable).paymentId));
}

async function deleteGame(player: Person, dice: Dice): Promise<Refused> {
  const { gameId } = await player.openGame();
  const refused = await leaveTurn(player, dice);
  player.game = null;
  await player.client.deleteGame(gameId);
  return refused;
}

/** A turn being told, a refund under way, and a checkout that is paid before the account goes, while it goes, or never. */
async function leave(player: Person, around: Surroundings, dice: Dice): Promise<Refused> {
  const { client } = player;
  const { url } = await client.openCheckout(dice.pick(sold));
  const pay = () => client.pay(url, { email: payerOf(player), card: someCard(dice) });
  const paysBefore = dice.chance(0.5);
  if (paysBefore) await pay();
  if (dice.chance(0.5)) await askForRefund(player, dice);
  await leaveTurn(player, dice);
  player.hasLeft = true;
  const paid = paysBefore || dice.chance(0.3) ? null : pay();
  await client.deleteAccount();
  await paid;
  return null;
}

/** Sends a turn and goes away: at once, or after the first word of it. */
async function leaveTurn(player: Person, dice: Dice): Promise<Refused> {
  const reads = dice.chance(0.6);
  const game = await player.openGame();
  return unlessRefused(
    player.client.sendTurn(game, dice.pick(deeds)).then(async ({ turnId }) => {
      player.left.push(turnId);
      // A kill cuts the stream.
      if (reads) await player.client.firstWordOf(turnId).catch(() => null);
    }),
  );
}

/** What people may be told when banks and other people were faster than they. */
const refusals: readonly string[] = [
  'insufficient_credits',
  'credits_frozen',
  'game_ended',
  'nothing_to_refund',
  'refund_pending',
  'guarantee_used',
  'payment_disputed',
  'payment_returned',
  // Its visitor signed up meanwhile.
  'unknown_claim',
];

/** The code that the house refused with; null when it was done. @throws whatever else went wrong */
async function unlessRefused(work: Promise<unknown>): Promise<Refused> {
  try {
    await work;
    return null;
  } catch (error) {
    const code = error instanceof ApiProblem ? (error.problem?.code ?? '') : '';
    if (!refusals.includes(code)) throw error;
    return code;
  }
}

function payerOf({ name }: Person): string {
  return `${name.replaceAll(' ', '.')}@example.org`;
}

function someCard(dice: Dice): string {
  return dice.pick([
    cards.pays,
    cards.pays,
    cards.pays,
    cards.refundsLater,
    cards.refundsLater,
    cards.isDisputed,
  ]);
}
