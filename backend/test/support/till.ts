/**
 * A backend that takes payments, over the real stack and the provider's stand-in. Notices go straight to it, or are held back until a
 * test hands them on.
 */
import { createServer, type Server } from 'node:http';
import { freePort, poll } from '@rubicon/local-stack';
import Stripe from 'stripe';
import { auditLog, type AuditReport } from '../../src/audit/index.js';
import { PaymentEngine } from '../../src/payments/payment-engine.js';
import { PaymentProcessManager } from '../../src/payments/payment.process-manager.js';
import { readConfig } from '../../src/platform/config/index.js';
import { ReadModels } from '../../src/platform/read-models/index.js';
import { startBackend, type RunningBackend } from '../../src/start-backend.js';
import { readLog } from '../../trials/read-log.js';
import { CutLine } from './cut-line.js';
import { startFileStack, type FileStack } from './file-stack.js';

export interface Notice {
  readonly type: string;
  readonly body: string;
  readonly signature: string;
}

export const cards = {
  pays: '4242 4242 4242 4242',
  disputes: '4000 0000 0000 0259',
  refundsLater: '4000 0000 0000 7726',
} as const;

const WAIT = { timeoutMs: 15_000 };

export class Till {
  /** Held back, in the order in which they came. */
  readonly held: Notice[] = [];
  private holding = false;
  private readonly running: RunningBackend[] = [];

  private constructor(
    private readonly postbox: Server,
    /** From the backend to the provider. */
    readonly line: CutLine,
    readonly stack: FileStack,
    readonly backend: RunningBackend,
    readonly stripe: Stripe,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  /** With a narrator too, when credits have to be spent, and with a mailbox, when letters are read. */
  static async open({
    narrates = false,
    mails = false,
    logLevel = 'silent',
    /** The provider's clock, Unix milliseconds. */
    paymentsNow = Date.now,
  } = {}): Promise<Till> {
    const port = await freePort();
    const postbox = createServer();
    await new Promise<void>((resolve) => postbox.listen(port, '127.0.0.1', resolve));
    const servers = [
      'stripe' as const,
      ...(narrates ? ['chronicler' as const] : []),
      ...(mails ? ['mailbox' as const] : []),
    ];
    const stack = await startFileStack(servers, {
      webhookUrl: `http://127.0.0.1:${port}/`,
      paymentsNow,
    });
    const line = await CutLine.to(stack.env['STRIPE_API_URL']!);
    const variables = {
      OPENAI_API_KEY: 'unused',
      ...stack.env,
      STRIPE_API_URL: line.url,
      LOG_LEVEL: logLevel,
      PORT: '0',
      OPERATIONS_PORT: '0',
      RATE_LIMITS: 'off',
    };
    const backend = await startBackend(
      readConfig({ ...variables, ROLES: narrates ? 'api,narrator,projector' : 'api,projector' }),
    );
    const { hostname: host, port: apiPort } = new URL(stack.env['STRIPE_API_URL']!);
    const stripe = new Stripe(stack.env['STRIPE_SECRET_KEY']!, {
      host,
      port: apiPort,
      protocol: 'http',
      telemetry: false,
    });
    const till = new Till(postbox, line, stack, backend, stripe, variables);
    postbox.on('request', (incoming, answer) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      incoming.on('end', () => {
        const { type } = JSON.parse(body) as { type: string };
        const notice = { type, body, signature: String(incoming.headers['stripe-signature']) };
        if (till.holding) {
          till.held.push(notice);
          answer.end('{}');
          return;
        }
        till.handOn(notice).then(
          (status) => answer.writeHead(status).end('{}'),
          () => answer.writeHead(502).end(),
        );
      });
    });
    return till;
  }

  /** Another backend over the same stack. */
  async start(variables: Readonly<Record<string, string>>): Promise<RunningBackend> {
    const started = await startBackend(readConfig({ ...this.variables, ...variables }));
    this.running.push(started);
    return started;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.backend.port}`;
  }

  get commands(): PaymentEngine {
    return this.backend.app.get(PaymentEngine, { strict: false });
  }

  /** Looks for what is overdue, as the payment's process does every minute; answers the payments that were. */
  async driveOverdue(): Promise<readonly string[]> {
    const process = this.backend.app.get(PaymentProcessManager, { strict: false });
    const overdue = await process.overdue.list();
    for (const paymentId of overdue) await process.drive(paymentId, null);
    return overdue;
  }

  /** From now on notices wait in `held`. */
  holdNotices(): void {
    this.holding = true;
  }

  /** Lets notices through again; what was held is forgotten, for the test has handed it on as it liked. */
  letNoticesThrough(): void {
    this.holding = false;
    this.held.length = 0;
  }

  /** The notices of this kind that were held back, once there are so many. */
  async heldNotices(type: string, count = 1): Promise<Notice[]> {
    const found = await poll(() => {
      const some = this.held.filter((notice) => notice.type === type);
      return some.length >= count ? some : null;
    }, WAIT);
    if (!found) throw new Error(`the provider told nothing of ${type}`);
    return found;
  }

  /** Posts a notice to the backend; answers the status. */
  async handOn({ body, signature }: Pick<Notice, 'body' | 'signature'>): Promise<number> {
    const response = await fetch(`${this.origin}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** As the provider does, unless told otherwise. @param more.timestamp seconds since 1970 */
  sign(
    payload: string,
    more: { readonly secret?: string; readonly timestamp?: number } = {},
  ): Pick<Notice, 'body' | 'signature'> {
    const secret = this.variables['STRIPE_WEBHOOK_SECRET']!;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...more });
    return { body: payload, signature };
  }

  /** Pays at the hosted page; answers the session that the browser comes back with. */
  async pay(url: string, card: string = cards.pays, email = 'payer@example.org'): Promise<string> {
    const form = new URLSearchParams({ email, cardNumber: card, expiry: '12/40', cvc: '123' });
    const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    if (answer.status !== 303) throw new Error(`paying was answered with ${answer.status}`);
    return new URL(answer.headers.get('location')!).searchParams.get('session_id')!;
  }

  /** The payment's money at the provider. */
  async intentOf(paymentId: string): Promise<string> {
    const { paymentIntentId } = (await this.commands.payment.load(paymentId)).state;
    if (paymentIntentId === null) throw new Error('not paid yet');
    return paymentIntentId;
  }

  async chargeOf(paymentId: string): Promise<Stripe.Charge> {
    const intent = await this.stripe.paymentIntents.retrieve(await this.intentOf(paymentId), {
      expand: ['latest_charge'],
    });
    return intent.latest_charge as Stripe.Charge;
  }

  /** What the provider's staff or the payer's bank do without us. */
  async atDashboard(path: string, form: Readonly<Record<string, string>> = {}): Promise<void> {
    const answer = await fetch(`${this.stack.env['STRIPE_API_URL']}/dashboard/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`the dashboard answered ${answer.status} to ${path}`);
  }

  /** Waits until the read models show what has happened to the player's wallet so far. */
  async shown(playerId: string): Promise<void> {
    const { position } = await this.commands.wallet.load(playerId);
    await this.backend.app.get(ReadModels).waitFor(position);
  }

  /**
   * Waits until the process has done what follows from all that happened to a payment and to its payer's wallet: from then on it learns
   * of the provider's side by a notice, or by asking when it is overdue.
   */
  async followed(paymentId: string, playerId: string): Promise<void> {
    const [payment, wallet] = await Promise.all([
      this.commands.payment.load(paymentId),
      this.commands.wallet.load(playerId),
    ]);
    const [of, ofWallet] = [payment.position ?? 0n, wallet.position ?? 0n];
    await this.processed(of > ofWallet ? of : ofWallet);
  }

  /** Waits until the process has done what follows from all up to here: from the position of an event that it handles. */
  async processed(position: bigint): Promise<void> {
    await this.until(async () => {
      const [checkpoint] = await this.backend.app
        .get(ReadModels)
        .manager.query<{ position: string }[]>(
          `SELECT position FROM process_checkpoint WHERE name = 'payment'`,
        );
      return checkpoint !== undefined && BigInt(checkpoint.position) >= position ? true : null;
    });
  }

  /** Waits until `look` answers something other than null. */
  async until<T>(look: () => T | null | Promise<T | null>): Promise<T> {
    const found = await poll(look, WAIT);
    if (found === null) throw new Error('it did not happen in time');
    return found;
  }

  /** Every invariant, over all that these tests did. */
  audit(): Promise<AuditReport> {
    return auditLog(readLog(this.variables['EVENTSTORE_URL']!), { quiescent: true });
  }

  async close(): Promise<void> {
    for (const backend of this.running) await backend.stop();
    await this.backend.stop();
    await this.line.close();
    await this.stack.stop();
    await new Promise((resolve) => this.postbox.close(resolve));
  }
}

/** The names of the invariants that do not hold, with what breaks them. */
export function broken({ invariants }: AuditReport): unknown[] {
  return invariants
    .filter(({ violations }) => violations.length > 0)
    .map(({ name, violations }) => [name, violations]);
}
