/** The desks in play: support reads, opens texts, gives and pays back; auditors look and fetch; an operator pauses, drains and wakes. */
import { setTimeout as delay } from 'node:timers/promises';
import {
  complaints,
  type Narrators,
  type OperationsFigures,
  type PaymentSummary,
  type ReplayStops,
  type RunningNarrator,
  type StaffAct,
  type TimelinePage,
} from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { hire } from '../demo-staff/staff.js';
import type { Dice } from '../dice.js';
import { StaffCaller } from '../staff-caller.js';
import type { Acts } from './acts.js';
import { answerOf, type AnswerOf } from './answer-of.js';
import type { Player } from './player.js';

const OPERATIONS = '/api/staff/operations';
const AWAKE_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;
const REASON = 'We try what becomes of all this when processes die.';
const DOLLAR = 1_000_000;
/** Above what one may give alone. */
const LARGE_GIFT_DOLLARS = 6;
const REFUND_CENTS = 25;
const WORTH_REFUNDING_CENTS = 500;
/** What they ask for reads the whole log. */
const AUDITORS_PATIENCE = 5;
/** How long narration is paused, or a narrator drained, at most. */
const REST_MS = 3_000;

/** What may be told to staff when players, other staff or a lost answer were faster. */
const expected: readonly string[] = [
  'act_decided',
  'credits_frozen',
  'last_narrator',
  'narration_not_paused',
  'narration_paused_already',
  'narrator_drained_already',
  'narrator_takes_turns',
  'no_grant',
  'nothing_to_refund',
  'refund_exceeds_purchase',
  'refund_pending',
  'slots_changed',
  'too_many_requests',
  'unknown_narrator',
];

export class Desks {
  /** What staff should not have been told. */
  readonly complaints: string[] = [];

  private constructor(
    private readonly ada: StaffCaller,
    private readonly ben: StaffCaller,
    private readonly cleo: StaffCaller,
    private readonly olga: StaffCaller,
    private readonly dice: Dice,
    private readonly acts: Acts,
  ) {}

  /** @param env of the backend at `origin` */
  static async open(
    origin: string,
    env: Readonly<Record<string, string>>,
    dice: Dice,
    acts: Acts,
  ): Promise<Desks> {
    const suffix = String(dice.below(1_000_000));
    const hired = async (name: string, role: 'support' | 'auditor' | 'operator') =>
      StaffCaller.signIn(
        origin,
        await hire(origin, `${name}_${suffix}`, role, { ...process.env, ...env, JEST_WORKER_ID: undefined }),
      );
    const ada = await hired('ada', 'support');
    const ben = await hired('ben', 'support');
    const cleo = await hired('cleo', 'auditor');
    const olga = await hired('olga', 'operator');
    return new Desks(ada, ben, cleo, olga, dice, acts);
  }

  /** Until it is over; `wakeAll` mends what is left at rest then. */
  async work(players: readonly Player[], isOver: () => boolean, thinkMs: number): Promise<void> {
    const [support, auditor, operator] = [this.dice.fork(), this.dice.fork(), this.dice.fork()];
    const shift = async (dice: Dice, pauseMs: number, act: () => Promise<void>) => {
      while (!isOver()) {
        await act().catch((error: unknown) => {
          this.complaints.push(`At a desk: ${error instanceof Error ? error.message : String(error)}`);
        });
        await delay(dice.below(pauseMs));
      }
    };
    await Promise.all([
      shift(support, thinkMs, () => this.supportActs(support.pick(players), support)),
      shift(auditor, thinkMs * AUDITORS_PATIENCE, () => this.auditorActs(auditor)),
      shift(operator, thinkMs, () => this.operatorActs(operator)),
    ]);
  }

  /** Narration goes on, and these narrators take turns. @throws Error when they do not in time */
  async wakeAll(names: readonly string[]): Promise<void> {
    await this.ask(this.olga, 'operator resumes', 'POST', `${OPERATIONS}/narration/resume`);
    const awake = await poll(
      async () => {
        const narrators = await this.wakeResting();
        return names.every((name) => narrators.some((one) => one.name === name && isAwake(one)))
          ? true
          : null;
      },
      { timeoutMs: AWAKE_WITHIN_MS, everyMs: LOOK_EVERY_MS },
    );
    if (awake === null) throw new Error(`${names.join(' and ')} do not take turns`);
  }

  figures(): Promise<OperationsFigures> {
    return this.olga.call('GET', `${OPERATIONS}/figures?minutes=5`);
  }

  private async supportActs(player: Player, dice: Dice): Promise<void> {
    const act = dice.pick(['reads', 'reads', 'opens texts', 'gives', 'gives much', 'pays back'] as const);
    switch (act) {
      case 'reads':
        return this.readPlayer(player);
      case 'opens texts':
        return this.openTexts(player);
      case 'gives':
        return this.give(player, 1);
      case 'gives much':
        return this.give(player, LARGE_GIFT_DOLLARS);
      case 'pays back':
        return this.payBack(player, dice);
    }
  }

  private async readPlayer({ playerId, username }: Player): Promise<void> {
    const path = `/api/staff/players/${playerId}`;
    const read = <T>(more: string) => this.ask<T>(this.ada, 'support reads', 'GET', more);
    await read(`/api/staff/players?q=${encodeURIComponent(username)}`);
    await read(path);
    await read<TimelinePage>(`${path}/timeline`);
    for (const complaint of complaints) await read(`${path}/proofs/${complaint}`);
    await read<ReplayStops>(`${path}/replay`);
  }

  private async openTexts({ playerId }: Player): Promise<void> {
    const path = `/api/staff/players/${playerId}/grant`;
    await this.ask(this.ada, 'support opens texts', 'POST', path, { reason: REASON });
    await this.ask(this.ada, 'support reads', 'GET', `/api/staff/players/${playerId}/timeline`);
    await this.ask(this.ada, 'support closes texts', 'DELETE', path);
  }

  private async give({ playerId, diary }: Player, dollars: number): Promise<void> {
    const amountMicroUsd = dollars * DOLLAR;
    diary.giftsPerhaps += 1;
    const given = await this.askForAct('support gives', playerId, { kind: 'goodwill', amountMicroUsd });
    if (given === 'not done') diary.giftsPerhaps -= 1;
    if (given !== 'done') return;
    diary.giftsPerhaps -= 1;
    diary.gifts.push(amountMicroUsd);
  }

  private async payBack({ client, playerId, diary }: Player, dice: Dice): Promise<void> {
    const payments = await client.call<PaymentSummary[]>('GET', '/api/payments');
    const worth = payments.filter(
      ({ status, amount }) => status === 'completed' && amount * 100 >= WORTH_REFUNDING_CENTS,
    );
    if (worth.length === 0) return;
    const { paymentId } = dice.pick(worth);
    const line = diary.purchases.find((purchase) => purchase.paymentId === paymentId);
    if (!line) return;
    line.refundsPerhaps += 1;
    const act = { kind: 'refund', paymentId, amountCents: REFUND_CENTS } as const;
    const paid = await this.askForAct('support pays back', playerId, act);
    if (paid === 'not done') line.refundsPerhaps -= 1;
    if (paid !== 'done') return;
    line.refundsPerhaps -= 1;
    line.refunds += 1;
    line.deskCents += REFUND_CENTS;
  }

  /** With a second person where one is needed. */
  private async askForAct(
    name: string,
    playerId: string,
    act: StaffAct['act'],
  ): Promise<'done' | 'perhaps' | 'not done'> {
    const path = `/api/staff/players/${playerId}/acts`;
    const asked = await this.ask<StaffAct>(this.ada, name, 'POST', path, { act, reason: REASON });
    if (asked.told !== 'acknowledged') return asked.told === 'refused' ? 'not done' : 'perhaps';
    if (asked.answer.state !== 'waiting') return outcomeOf(asked.answer);
    const approve = `${path}/${asked.answer.actId}/approve`;
    const approved = await this.ask<StaffAct>(this.ben, 'support approves', 'POST', approve, {});
    return approved.told === 'acknowledged' ? outcomeOf(approved.answer) : 'perhaps';
  }

  private async auditorActs(dice: Dice): Promise<void> {
    const path = dice.pick([
      'summary',
      'days',
      'exceptions',
      'provider',
      'proof',
      'fetch',
      'heads',
      'checks',
    ]);
    const today = new Date();
    const from = new Date(today.getTime() - 86_400_000).toISOString();
    const period = `?from=${from}&until=${today.toISOString()}`;
    const post = (more: string) =>
      this.ask(this.cleo, `auditor: ${more}`, 'POST', `/api/staff/audit/${more}`);
    if (path === 'fetch') await post('provider/fetch');
    else if (path === 'heads' || path === 'checks') await post(path);
    else
      await this.ask(
        this.cleo,
        'auditor reads',
        'GET',
        `/api/staff/audit/${path}${path === 'summary' || path === 'days' ? period : ''}`,
      );
  }

  private async operatorActs(dice: Dice): Promise<void> {
    const ask = <T>(act: string, method: string, more: string, body?: object) =>
      this.ask<T>(this.olga, act, method, OPERATIONS + more, body);
    // Whom a kill has kept from hearing it, too.
    const narrators = await this.wakeResting();
    const act = dice.pick(['reads', 'reads', 'pauses', 'drains', 'sets slots'] as const);
    if (act === 'reads') {
      for (const more of ['/figures', '/narration', '/narrators', '/lanes', '/provider', '/read-models'])
        await ask('operator reads', 'GET', more);
      return;
    }
    if (act === 'pauses') {
      await ask('operator pauses', 'POST', '/narration/pause', { reason: REASON });
      await delay(dice.below(REST_MS));
      await ask('operator resumes', 'POST', '/narration/resume');
      return;
    }
    if (narrators.length === 0) return;
    const { name, slotsSet } = dice.pick(narrators);
    if (act === 'sets slots') {
      const slots = 4 + dice.below(12);
      await ask('operator sets slots', 'PUT', `/narrators/${name}/slots`, { slots, seenSlots: slotsSet });
      return;
    }
    await ask('operator drains', 'POST', `/narrators/${name}/drain`, { evenTheLast: true });
    await delay(dice.below(REST_MS));
    await ask('operator wakes', 'POST', `/narrators/${name}/wake`);
  }

  /** @returns those that run, as they were */
  private async wakeResting(): Promise<readonly RunningNarrator[]> {
    const { narrators } = await this.olga.call<Narrators>('GET', `${OPERATIONS}/narrators`);
    for (const name of new Set(narrators.filter((one) => !isAwake(one)).map((one) => one.name)))
      await this.ask(this.olga, 'operator wakes', 'POST', `${OPERATIONS}/narrators/${name}/wake`);
    return narrators;
  }

  private async ask<T>(
    who: StaffCaller,
    act: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<AnswerOf<T>> {
    const answer = await answerOf(who.call<T>(method, path, body));
    const code = answer.told === 'refused' ? answer.code : '';
    this.acts.count(act, answer.told, code);
    if (answer.told === 'unknown') this.complaints.push(`${act}: nobody answered`);
    if (code !== '' && !expected.includes(code)) this.complaints.push(`${act}: refused with ${code}`);
    return answer;
  }
}

function outcomeOf({ state }: StaffAct): 'done' | 'perhaps' | 'not done' {
  if (state === 'carried_out') return 'done';
  return state === 'authorised' || state === 'waiting' ? 'perhaps' : 'not done';
}

function isAwake({ mode }: RunningNarrator): boolean {
  return mode === 'takes_turns';
}
