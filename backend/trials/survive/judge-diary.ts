/** A player's diary against what the pages show when all is over, and against the auditor's book. A line for each difference. */
import type {
  GameStateAnswer,
  GameTree,
  PaymentSummary,
  SavedGameSummary,
  Statement,
} from '@rubicon/contracts';
import type { AuditReport } from '../../src/audit/index.js';
import { ApiProblem } from '../api-player.js';
import { chargesIn, compareStatement } from '../compare-statement.js';
import {
  toldTurns,
  type Diary,
  type GameLine,
  type Place,
  type PurchaseLine,
  type TurnLine,
} from './diary.js';
import type { Player } from './player.js';

export async function judgeDiary(player: Player, audit: AuditReport): Promise<string[]> {
  const { name, playerId, client, diary } = player;
  const { statement, differences } = await compareStatement(name, playerId, client, audit);
  const payments = await client.payments();
  const saved = await client.call<SavedGameSummary[]>('GET', '/api/games/saved');
  const ofGames: string[] = [];
  for (const game of diary.games) ofGames.push(...(await judgeGame(player, game)));
  const found = [
    ...ofGames,
    ...judgeList(diary, saved),
    ...judgeCharges(diary, statement),
    ...judgePurchases(diary, payments, statement),
    ...judgeGifts(diary, statement),
  ];
  return [...player.complaints, ...differences, ...found.map((line) => `${name}: ${line}`)];
}

async function judgeGame({ client }: Player, game: GameLine): Promise<string[]> {
  const { gameId, deleted } = game;
  const page = await unlessGone(client.call<GameStateAnswer>('GET', `/api/game/load/${gameId}`));
  if (page === null || page.gameState === null)
    return deleted === 'no' ? [`game ${gameId} is gone, and was not deleted`] : [];
  if (deleted === 'yes') return [`game ${gameId} is there, and was deleted`];
  const tree = await client.call<GameTree>('GET', `/api/games/${gameId}/tree`);
  const texts: string[] = [];
  for (const turn of toldTurns(game)) {
    const { narrative } = await client.turn(turn.turnId);
    if (narrative !== turn.narrative) texts.push(`turn ${turn.turnId} has another text than was told`);
  }
  return [...texts, ...judgeTree(game, tree)];
}

export function judgeTree(game: GameLine, { nodes, headTurnId, savedTurnId, branches }: GameTree): string[] {
  const { gameId } = game;
  const differences: string[] = [];
  const idOf = (place: Place) =>
    'turnId' in place ? place.turnId : nodes.find(({ title }) => title === place.input)?.turnId;
  const mayBe = (places: readonly (Place | null)[], turnId: string) =>
    places.some((place) => place !== null && idOf(place) === turnId);

  for (const turn of game.turns) {
    const found = nodes.filter(({ title }) => title === turn.input);
    const due = turn.outcome === 'narrated' ? [1] : turn.told === 'unknown' ? [0, 1] : [0];
    if (!due.includes(found.length))
      differences.push(`“${turn.input}” (${saidOf(turn)}) stands ${found.length} times in game ${gameId}`);
    for (const { turnId, parentTurnId } of found) {
      if (turn.turnId !== null && turnId !== turn.turnId)
        differences.push(`“${turn.input}” was told as turn ${turn.turnId}, and is ${turnId}`);
      if (turn.parentTurnId !== null && parentTurnId !== turn.parentTurnId)
        differences.push(
          `turn ${turnId} grew from ${parentTurnId}, and was to grow from ${turn.parentTurnId}`,
        );
    }
  }
  const inputs = game.turns.map(({ input }) => input);
  for (const { title, turnId } of nodes)
    if (!inputs.includes(title)) differences.push(`nobody sent turn ${turnId} of game ${gameId}`);
  if (!mayBe(game.heads, headTurnId))
    differences.push(
      `game ${gameId} stands at ${headTurnId}, and not at ${game.heads.map((place) => idOf(place)).join(' or ')}`,
    );
  if (savedTurnId === null ? !game.saved.includes(null) : !mayBe(game.saved, savedTurnId))
    differences.push(
      `game ${gameId} is saved at ${savedTurnId}, and not at ${game.saved.map((place) => place && idOf(place)).join(' or ')}`,
    );
  const name = branches.find(({ branchId }) => branchId === gameId)?.name ?? null;
  if (!game.names.includes(name))
    differences.push(`the first branch of game ${gameId} is called ${name}, not ${game.names.join(' or ')}`);
  return differences;
}

function saidOf({ told, outcome }: TurnLine): string {
  return outcome ?? told;
}

function judgeList({ games }: Diary, saved: readonly SavedGameSummary[]): string[] {
  return games.flatMap(({ gameId, deleted }) => {
    const times = saved.filter(({ id }) => id === gameId).length;
    const due = deleted === 'no' ? [1] : deleted === 'yes' ? [0] : [0, 1];
    return due.includes(times) ? [] : [`game ${gameId} stands ${times} times in the list`];
  });
}

/** One charge for each turn that was told, of the amount that was told; none for another that was answered. */
export function judgeCharges({ games }: Diary, statement: Statement): string[] {
  const turns = games.flatMap((game) => game.turns);
  const charges = chargesIn(statement);
  const differences: string[] = [];
  for (const turn of turns) {
    if (turn.turnId === null) continue;
    const amounts = charges.filter(([turnId]) => turnId === turn.turnId).map(([, amount]) => amount);
    const due = turn.chargedMicroUsd > 0 ? [turn.chargedMicroUsd] : [];
    if (amounts.join() !== due.join())
      differences.push(
        `turn ${turn.turnId} (${saidOf(turn)}) was charged ${amounts.join(' and ') || 'nothing'}, told ${due.join() || 'nothing'}`,
      );
    if (turn.outcome === 'narrated' && turn.chargedMicroUsd === 0)
      differences.push(`turn ${turn.turnId} was told, and no receipt came with it`);
  }
  const known = turns.map(({ turnId }) => turnId);
  const others = charges.filter(([turnId]) => !known.includes(turnId));
  const unanswered = turns.filter(({ told }) => told === 'unknown').length;
  if (others.length > unanswered || new Set(others.map(([turnId]) => turnId)).size < others.length)
    differences.push(
      `${others.length} charges for turns that were not sent; ${unanswered} were not answered`,
    );
  return differences;
}

export function judgePurchases(
  { purchases }: Diary,
  payments: readonly PaymentSummary[],
  { entries }: Statement,
): string[] {
  const differences = purchases.flatMap((line) => judgePurchase(line, payments, entries));
  const known = purchases.map(({ paymentId }) => paymentId);
  for (const { paymentId } of payments)
    if (!known.includes(paymentId)) differences.push(`payment ${paymentId} was never made`);
  return differences;
}

function judgePurchase(
  { paymentId, amountCents, paid, refunds, refundsPerhaps, promisedCents, deskCents }: PurchaseLine,
  payments: readonly PaymentSummary[],
  entries: Statement['entries'],
): string[] {
  const due = paid === 'yes' ? [1] : paid === 'no' ? [0] : [0, 1];
  const shown = payments.filter((payment) => payment.paymentId === paymentId);
  const of = (kind: Statement['entries'][number]['kind']) =>
    entries.filter((entry) => entry.kind === kind && entry.paymentId === paymentId);
  const credited = of('purchased');
  const cents = credited.reduce((sum, entry) => sum + entry.availableDeltaMicroUsd / MICRO_USD_PER_CENT, 0);
  const settled = of('refund_settled').length;
  const backCents = shown[0]?.refundedCents ?? 0;
  const checks: readonly (readonly [holds: boolean, otherwise: string])[] = [
    [due.includes(shown.length), `is shown ${shown.length} times`],
    [due.includes(credited.length), `was credited ${credited.length} times`],
    [cents === credited.length * amountCents, `of ${amountCents} cents was credited as ${cents}`],
    [
      settled >= refunds && settled <= refunds + refundsPerhaps,
      `went back ${settled} times; told ${refunds} times, not answered ${refundsPerhaps} times`,
    ],
    [
      backCents >= Math.max(promisedCents, deskCents),
      `went back with ${backCents} cents; told ${promisedCents}, by the desk ${deskCents}`,
    ],
    [(shown[0]?.pendingRefundCents ?? 0) === 0, 'is on its way back still'],
  ];
  return checks
    .filter(([holds]) => !holds)
    .map(([, otherwise]) => `payment ${paymentId} (paid: ${paid}) ${otherwise}`);
}

function judgeGifts({ gifts, giftsPerhaps }: Diary, { entries }: Statement): string[] {
  const given = entries.filter(({ kind }) => kind === 'goodwill').length;
  return given >= gifts.length && given <= gifts.length + giftsPerhaps
    ? []
    : [`${given} gifts came; the desk gave ${gifts.length}, and perhaps ${giftsPerhaps} more`];
}

const MICRO_USD_PER_CENT = 10_000;

/** Null: it is deleted. */
async function unlessGone<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  });
}
