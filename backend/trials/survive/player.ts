/** Somebody who plays, buys, takes money back, goes back, branches and deletes, one thing after the other, and keeps a diary. */
import { setTimeout as delay } from 'node:timers/promises';
import type { GameAnswer, GameType, PaymentSummary, Turn, TurnAccepted } from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { ApiPlayer } from '../api-player.js';
import type { Dice } from '../dice.js';
import { anyPayer } from '../hosted-page.js';
import type { Acts } from './acts.js';
import { answerOf, type AnswerOf } from './answer-of.js';
import { emptyDiary, newGame, toldTurns, type GameLine, type TurnLine } from './diary.js';

/** Longer than anything may be away. */
const GIVE_UP_AFTER_MS = 600_000;
const OUTCOME_EVERY_MS = 250;
/** Somebody who goes away when nobody answers. */
const HASTY_CHANCE = 0.3;
const COMES_BACK_CHANCE = 0.6;
const eras: readonly GameType[] = ['french_revolution', 'roman_republic', 'sengoku_japan'];
const packs = [1, 5, 10];
const CENTS = 100;

/** What may be told to somebody who does as they like. */
const expected: readonly string[] = [
  'credits_frozen',
  'game_ended',
  'guarantee_used',
  'insufficient_credits',
  'narration_paused',
  'nothing_to_refund',
  'refund_exceeds_purchase',
  'refund_pending',
  'too_many_turns_at_once',
  'too_many_unfinished_turns',
  'turn_pending',
];

type ActName =
  | 'plays a turn'
  | 'branches'
  | 'goes back'
  | 'saves'
  | 'names a branch'
  | 'deletes a game'
  | 'buys'
  | 'asks for a refund'
  | 'reads';

/** So many of a hundred. */
const weights: readonly (readonly [ActName, number])[] = [
  ['plays a turn', 46],
  ['branches', 10],
  ['goes back', 10],
  ['saves', 5],
  ['names a branch', 4],
  ['deletes a game', 4],
  ['buys', 8],
  ['asks for a refund', 5],
  ['reads', 8],
];
const lots = weights.flatMap(([act, weight]) => Array.from({ length: weight }, () => act));

export class Player {
  readonly client: ApiPlayer;
  readonly diary = emptyDiary();
  /** What should not have happened to somebody who only plays. */
  readonly complaints: string[] = [];
  playerId = '';
  username = '';
  private inputs = 0;

  constructor(
    readonly name: string,
    private readonly number: number,
    origin: string,
    private readonly dice: Dice,
    private readonly acts: Acts,
  ) {
    this.client = new ApiPlayer(origin, GIVE_UP_AFTER_MS);
  }

  async arrive(): Promise<void> {
    const { user } = await this.client.register();
    this.playerId = user.id;
    this.username = user.username;
    await this.buy(5);
    await this.startGame();
  }

  /** @param thinkMs between two acts, at most */
  async play(isOver: () => boolean, thinkMs: number): Promise<void> {
    while (!isOver()) {
      const act = this.dice.pick(lots);
      await this.act(act).catch((error: unknown) => {
        this.complaints.push(
          `${this.name} ${act}: ${error instanceof Error ? error.message : String(error)}`,
        );
      });
      await delay(this.dice.below(thinkMs));
    }
  }

  private act(name: ActName): Promise<void> {
    switch (name) {
      case 'plays a turn':
        return this.playTurn(name, false);
      case 'branches':
        return this.playTurn(name, true);
      case 'goes back':
        return this.goBack(name);
      case 'saves':
        return this.save(name);
      case 'names a branch':
        return this.nameBranch(name);
      case 'deletes a game':
        return this.deleteGame(name);
      case 'buys':
        return this.buy(this.dice.pick(packs));
      case 'asks for a refund':
        return this.askForRefund(name);
      case 'reads':
        return this.read(name);
    }
  }

  private async startGame(): Promise<GameLine> {
    const { gameState } = await this.client.startGame(this.dice.pick(eras));
    const game = newGame(gameState.gameId, gameState.gameType);
    this.diary.games.push(game);
    return game;
  }

  /** The one that is played, or a new one. */
  private async openGame(): Promise<GameLine> {
    return this.diary.games.findLast(({ deleted }) => deleted === 'no') ?? this.startGame();
  }

  private async playTurn(act: ActName, branches: boolean): Promise<void> {
    const game = await this.openGame();
    const told = toldTurns(game);
    const fork = branches && told.length > 0;
    const parentTurnId = fork ? this.dice.pick([game.gameId, ...told.map(({ turnId }) => turnId)]) : null;
    const line = this.newTurn(parentTurnId);
    game.turns.push(line);
    const { gameId, gameType } = game;
    const body = { userInput: line.input, gameId, gameType, ...(fork && { parentTurnId, fork }) };
    const sent = await this.ask<TurnAccepted>(act, 'POST', '/api/game/process', body, {
      prefer: 'respond-async',
    });
    line.told = sent.told;
    if (sent.told === 'refused' && sent.code === 'game_ended') await this.startGame();
    if (sent.told === 'refused' && sent.code === 'insufficient_credits') await this.buy(5);
    if (sent.told === 'unknown') game.heads.push({ input: line.input });
    if (sent.told !== 'acknowledged') return;
    line.turnId = sent.answer.turnId;
    const turn = await this.outcomeOf(line.turnId);
    if (turn === null) {
      this.complaints.push(`${this.name}: turn ${line.turnId} had no outcome after ${GIVE_UP_AFTER_MS} ms`);
      return;
    }
    line.outcome = turn.status === 'pending' ? null : turn.status;
    line.failureCode = turn.failure?.code ?? null;
    line.narrative = turn.narrative;
    line.chargedMicroUsd = turn.receipt?.chargedMicroUsd ?? 0;
    if (turn.status === 'narrated') game.heads = [{ turnId: line.turnId }];
    if (turn.failure?.code === 'insufficient_credits') await this.buy(5);
  }

  private newTurn(parentTurnId: string | null): TurnLine {
    this.inputs += 1;
    return {
      input: `I answer letter ${this.number}-${this.inputs}.`,
      parentTurnId,
      told: 'unknown',
      turnId: null,
      outcome: null,
      failureCode: null,
      narrative: null,
      chargedMicroUsd: 0,
    };
  }

  private outcomeOf(turnId: string): Promise<Turn | null> {
    return poll(
      async () => {
        const turn = await this.client.turn(turnId);
        return turn.status === 'pending' ? null : turn;
      },
      { timeoutMs: GIVE_UP_AFTER_MS, everyMs: OUTCOME_EVERY_MS },
    );
  }

  private async goBack(act: ActName): Promise<void> {
    const game = await this.openGame();
    const turnId = this.dice.pick([game.gameId, ...toldTurns(game).map((turn) => turn.turnId)]);
    const back = await this.ask<GameAnswer>(act, 'POST', `/api/games/${game.gameId}/rewind`, { turnId });
    if (back.told === 'acknowledged') game.heads = [{ turnId }];
    if (back.told === 'unknown') game.heads.push({ turnId });
  }

  private async save(act: ActName): Promise<void> {
    const game = await this.openGame();
    const saved = await this.ask<GameAnswer>(act, 'POST', '/api/game/save', { gameId: game.gameId });
    if (saved.told === 'acknowledged') game.saved = [{ turnId: saved.answer.gameState.savedTurnId ?? '' }];
    if (saved.told === 'unknown') game.saved.push(...game.heads);
  }

  private async nameBranch(act: ActName): Promise<void> {
    const game = await this.openGame();
    this.inputs += 1;
    const name = `The way ${this.number}-${this.inputs}`;
    const path = `/api/games/${game.gameId}/branches/${game.gameId}`;
    const named = await this.ask(act, 'PUT', path, { name });
    if (named.told === 'acknowledged') game.names = [name];
    if (named.told === 'unknown') game.names.push(name);
  }

  private async deleteGame(act: ActName): Promise<void> {
    const game = await this.openGame();
    if (toldTurns(game).length === 0) return;
    const deleted = await this.ask(act, 'DELETE', `/api/games/${game.gameId}`);
    const isGone = deleted.told === 'refused' && deleted.code === 'game_not_found';
    game.deleted = deleted.told === 'acknowledged' || isGone ? 'yes' : 'perhaps';
  }

  /** Pays, and comes back to say so, or leaves that to the provider's notice. */
  private async buy(amount: number): Promise<void> {
    const { url, paymentId } = await this.client.openCheckout({ amount });
    const line = {
      paymentId,
      amountCents: amount * CENTS,
      paid: 'no' as 'no' | 'perhaps' | 'yes',
      refunds: 0,
      refundsPerhaps: 0,
      promisedCents: 0,
      deskCents: 0,
    };
    this.diary.purchases.push(line);
    const sessionId = await this.client.pay(url, anyPayer);
    line.paid = sessionId === null ? 'perhaps' : 'yes';
    if (sessionId !== null && this.dice.chance(COMES_BACK_CHANCE)) {
      const { paymentId: told, creditsAdded } = await this.client.confirm(sessionId);
      if (told !== paymentId || creditsAdded !== amount)
        this.complaints.push(`${this.name} paid $${amount} for ${paymentId}, and was told $${creditsAdded}`);
    }
    this.acts.count('buys', 'acknowledged');
  }

  private async askForRefund(act: ActName): Promise<void> {
    const refundable = (await this.client.payments()).filter((payment) => payment.refundable !== null);
    if (refundable.length === 0) return;
    const { paymentId } = this.dice.pick(refundable);
    const line = this.diary.purchases.find((purchase) => purchase.paymentId === paymentId);
    if (!line) {
      this.complaints.push(`${this.name} is shown payment ${paymentId}, and paid none like it`);
      return;
    }
    const asked = await this.ask<PaymentSummary>(act, 'POST', `/api/payments/${paymentId}/refund`);
    if (asked.told === 'unknown') line.refundsPerhaps += 1;
    if (asked.told !== 'acknowledged') return;
    line.refunds += 1;
    line.promisedCents = asked.answer.refundedCents + asked.answer.pendingRefundCents;
  }

  private async read(act: ActName): Promise<void> {
    await this.client.profile();
    await this.client.statement();
    const game = await this.openGame();
    await this.client.call('GET', `/api/games/${game.gameId}/tree`);
    this.acts.count(act, 'acknowledged');
  }

  /** As somebody patient, or as somebody hasty. */
  private async ask<T>(
    act: ActName,
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<AnswerOf<T>> {
    const isHasty = this.dice.chance(HASTY_CHANCE);
    const answer = await answerOf<T>(
      isHasty
        ? this.client.callOnce(method, path, body, headers)
        : this.client.call(method, path, body, undefined, headers),
    );
    this.acts.count(act, answer.told, answer.told === 'refused' ? answer.code : '');
    if (answer.told === 'unknown' && !isHasty)
      this.complaints.push(`${this.name} ${act}: nobody answered for ${GIVE_UP_AFTER_MS} ms`);
    if (answer.told === 'refused' && !isExpected(act, answer.code))
      this.complaints.push(`${this.name} ${act}: refused with ${answer.code}`);
    return answer;
  }
}

function isExpected(act: ActName, code: string): boolean {
  // Of an attempt whose answer was lost.
  return expected.includes(code) || (act === 'deletes a game' && code === 'game_not_found');
}
