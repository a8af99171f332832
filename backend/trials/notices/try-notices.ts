/** Notices come a hundredfold and shuffled, race the browsers that come back and kills; others come too old, forged, or of another amount. */
import { poll } from '@rubicon/local-stack';
import { auditLog } from '../../src/audit/index.js';
import { ApiPlayer } from '../api-player.js';
import type { Dice } from '../dice.js';
import { anyPayer } from '../hosted-page.js';
import type { Kind, KillableHouse } from '../killable-house.js';
import { Killer } from '../killer.js';
import { ProviderDesk } from '../provider-desk.js';
import { readLog } from '../read-log.js';
import { untilAnswered } from '../until-answered.js';
import { badSorts, Deliveries, goodSorts, noticeOfAnother, type Delivery, type Sort } from './deliveries.js';
import type { NoticesReport } from './notices-report.js';
import type { Notice, Postbox } from './postbox.js';

export interface NoticesTrial {
  readonly house: KillableHouse;
  readonly postbox: Postbox;
  readonly dice: Dice;
  /** As many again are opened and never paid; every second one is paid back. */
  readonly payments: number;
  /** Of each notice: half of them the same bytes. */
  readonly times: number;
  /** While they are sent; of each kind, in each of the two storms. */
  readonly killsEach: number;
  /** Default: whatever is needed to take a notice. */
  readonly kinds?: readonly Kind[];
  /** Whether forgers know the provider's secret: then the trial has to fail. */
  readonly isSecretKnown?: boolean;
  /** How long it may take until everything fits, milliseconds. */
  readonly restWithinMs?: number;
  readonly say: (line: string) => void;
}

interface Payment {
  readonly buyer: ApiPlayer;
  readonly playerId: string;
  readonly paymentId: string;
  readonly sessionId: string;
  readonly amountDollars: number;
  isRefunded: boolean;
}

const PAYMENTS_EACH = 2;
const AT_ONCE = 16;
const RETURNS_EACH = 5;
const BAD_OF_EACH_SORT = 3;
const GIVE_UP_AFTER_MS = 180_000;
const TOLD_WITHIN_MS = 60_000;
const AT_REST_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;
const PAUSE_MS = 500;
const amounts = [5, 10, 20];
const needed: readonly Kind[] = ['api', 'projector', 'event-store', 'postgres', 'redis'];

export class NoticesPlay {
  private readonly paid: Payment[] = [];
  private readonly unpaid: Payment[] = [];
  private readonly answers = new Map<Sort, Map<number, number>>();
  private readonly differences: string[] = [];
  private readonly killers: Killer[] = [];
  private returns = 0;
  private alarms = { raised: 0, due: 0 };

  constructor(private readonly trial: NoticesTrial) {}

  async play(): Promise<void> {
    const { house, postbox, say } = this.trial;
    const { origin } = house.house;
    postbox.hold();
    await this.buyAll(origin);
    say(
      `${this.paid.length} payments are paid, ${this.unpaid.length} are not, and the house was told nothing`,
    );

    const secret = await house.house.variable('STRIPE_WEBHOOK_SECRET');
    const deliveries = new Deliveries(secret, this.trial.isSecretKnown ? secret : 'whsec_forged');
    const completions = await this.heldOf('checkout.session.completed', this.paid.length);
    await this.sendBad(deliveries, completions);
    await this.checkCredits('before anything true was told', () => 0);
    say('what is too old, forged, or of another amount was sent');

    await this.storm(deliveries, completions, this.comeBack());
    say(`each notice of a payment was sent ${this.trial.times} times`);

    for (const payment of this.paid.filter((_, place) => place % 2 === 0)) {
      await payment.buyer.askForRefund(payment.paymentId);
      payment.isRefunded = true;
    }
    const refunds = await this.heldOf('charge.refunded', this.refunded);
    await this.storm(deliveries, [...refunds, ...this.held('refund.created')], this.comeBack());
    say('each notice of a refund, too');
    await Promise.all(this.killers.map((killer) => killer.untilAllReady()));
    postbox.handOn();
  }

  /** What statements, pages, the log and the provider say now. */
  async report(): Promise<NoticesReport> {
    const { house } = this.trial.house;
    const provider = new ProviderDesk(
      await house.addressOf('stripe'),
      await house.variable('STRIPE_SECRET_KEY'),
    );
    const eventStoreUrl = await house.variable('EVENTSTORE_URL');
    const look = async () =>
      auditLog(readLog(eventStoreUrl), { quiescent: true, provider: await provider.books() });
    const atRest = await poll(async () => ((await look()).holds ? true : null), {
      timeoutMs: this.trial.restWithinMs ?? AT_REST_WITHIN_MS,
      everyMs: LOOK_EVERY_MS,
    });
    if (atRest === null) this.differences.push('It did not come to rest.');
    await this.checkCredits('in the end', () => 1);
    return {
      paid: this.paid.length,
      unpaid: this.unpaid.length,
      refunded: this.refunded,
      returns: this.returns,
      answers: this.answers,
      kills: this.killers.flatMap(({ counts }) => counts),
      alarms: this.alarms,
      differences: this.differences,
      audit: await look(),
    };
  }

  private get refunded(): number {
    return this.paid.filter(({ isRefunded }) => isRefunded).length;
  }

  private async buyAll(origin: string): Promise<void> {
    const { payments, dice } = this.trial;
    for (let bought = 0; bought < payments; bought += PAYMENTS_EACH) {
      const buyer = new ApiPlayer(origin, GIVE_UP_AFTER_MS);
      const { user } = await buyer.register();
      for (let place = 0; place < PAYMENTS_EACH; place += 1) {
        const open = async (): Promise<Payment & { url: string }> => {
          const amountDollars = dice.pick(amounts);
          const { url, paymentId } = await buyer.openCheckout({ amount: amountDollars });
          const sessionId = new URL(url).pathname.split('/').at(-1)!;
          return { buyer, playerId: user.id, paymentId, sessionId, amountDollars, isRefunded: false, url };
        };
        const [paid, left] = [await open(), await open()];
        await buyer.pay(paid.url, anyPayer);
        this.paid.push(paid);
        this.unpaid.push(left);
      }
    }
  }

  private held(type: string): Notice[] {
    return this.trial.postbox.held.filter((notice) => notice.type === type);
  }

  private async heldOf(type: string, count: number): Promise<Notice[]> {
    const found = await poll(() => (this.held(type).length >= count ? this.held(type) : null), {
      timeoutMs: TOLD_WITHIN_MS,
    });
    if (found === null)
      throw new Error(`the provider told ${this.held(type).length} times of ${type}, not ${count}`);
    return found;
  }

  /** Of what was paid, and of what was not. */
  private async sendBad(deliveries: Deliveries, notices: readonly Notice[]): Promise<void> {
    const before = await this.alarmsRaised();
    const lies = this.unpaid.map(({ sessionId, paymentId, amountDollars }) =>
      noticeOfAnother(notices[0]!, { sessionId, paymentId, amountCents: amountDollars * 100 }),
    );
    const bad = [...notices, ...lies].flatMap((notice) =>
      badSorts.flatMap((sort) => Array.from({ length: BAD_OF_EACH_SORT }, () => deliveries.of(sort, notice))),
    );
    await this.sendAll(bad.map((delivery) => () => this.send(delivery)));
    const due = bad.filter(({ sort }) => sort === 'another amount' || sort === 'another currency').length;
    this.alarms = { raised: (await this.alarmsRaised()) - before, due };
  }

  private async alarmsRaised(): Promise<number> {
    const { operationsPort } = (await this.trial.house.house.processes())['api'] ?? {};
    const metrics = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();
    const found = /^rubicon_payment_alarms_total\{[^}]*code="amount_mismatch"[^}]*\} (\d+)$/m.exec(metrics);
    return Number(found?.[1] ?? 0);
  }

  /** Shuffled over all payments, with some that are bad among them, with browsers that come back, and with kills. */
  private async storm(
    deliveries: Deliveries,
    notices: readonly Notice[],
    browsers: readonly (() => Promise<void>)[],
  ): Promise<void> {
    const { house, dice, times, killsEach, say, kinds: wanted = needed } = this.trial;
    const sent = notices.flatMap((notice) => [
      ...Array.from({ length: times }, (_, place) => deliveries.of(goodSorts[place % 2]!, notice)),
      ...(['too old', 'forged'] as const).map((sort) => deliveries.of(sort, notice)),
    ]);
    const kinds = wanted.filter((kind) => house.kinds.includes(kind));
    const killer = new Killer(house, dice.fork(), { killsEach, kinds, pauseMs: PAUSE_MS, say });
    this.killers.push(killer);
    const work = [...sent.map((delivery) => () => this.send(delivery)), ...browsers];
    const sending = this.sendAll(shuffled(work, dice));
    // Nothing may be killed any more when this ends, whichever way.
    sending.catch(() => killer.stop());
    for (const outcome of await Promise.allSettled([sending, killer.run()]))
      if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async sendAll(work: readonly (() => Promise<void>)[]): Promise<void> {
    const left = [...work];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = left.pop(); next; next = left.pop()) await next();
      }),
    );
  }

  /** As the provider does it, until somebody answers. */
  private async send(delivery: Delivery): Promise<void> {
    const { sort, body } = delivery;
    const { status } = await untilAnswered(
      () => this.trial.postbox.post(body, delivery.signature()),
      GIVE_UP_AFTER_MS,
    );
    const statuses = this.answers.get(sort) ?? new Map<number, number>();
    this.answers.set(sort, statuses);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  private comeBack(): (() => Promise<void>)[] {
    return this.paid.flatMap(({ buyer, sessionId, paymentId, amountDollars }) =>
      Array.from({ length: RETURNS_EACH }, () => async () => {
        this.returns += 1;
        const { creditsAdded } = await buyer.confirm(sessionId);
        if (creditsAdded !== amountDollars)
          this.differences.push(`payment ${paymentId} of $${amountDollars} was told as $${creditsAdded}`);
      }),
    );
  }

  /** @param due how often each paid one was to be credited */
  private async checkCredits(when: string, due: () => number): Promise<void> {
    for (const payment of [...this.paid, ...this.unpaid]) {
      const { buyer, paymentId, amountDollars, isRefunded } = payment;
      const { entries } = await buyer.statement();
      const of = (kind: string) =>
        entries.filter((entry) => entry.kind === kind && entry.paymentId === paymentId);
      const isPaid = this.paid.includes(payment);
      const times = isPaid ? due() : 0;
      const shown = (await buyer.payments()).filter((one) => one.paymentId === paymentId).length;
      const micro = of('purchased').reduce((sum, entry) => sum + entry.availableDeltaMicroUsd, 0);
      const say = (what: string) =>
        this.differences.push(`${when}, payment ${paymentId} (${isPaid ? 'paid' : 'not paid'}) ${what}`);
      if (of('purchased').length !== times) say(`was credited ${of('purchased').length} times`);
      else if (micro !== times * amountDollars * 1_000_000) say(`was credited as ${micro} micro-dollars`);
      if (shown !== times) say(`is shown ${shown} times`);
      if (of('refund_settled').length !== (isRefunded ? 1 : 0))
        say(`went back ${of('refund_settled').length} times`);
    }
  }
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  return items.map(() => left.splice(dice.below(left.length), 1)[0]!);
}
