/** What the payment provider's staff and the payers' banks do, at the stand-in's dashboard; and what its kept state tells. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { poll } from '@rubicon/local-stack';

interface Session {
  readonly id: string;
  readonly status: string;
  readonly payment_intent: string | null;
  readonly metadata: { readonly paymentId?: string } | null;
}

interface KeptState {
  readonly sessions: Record<string, Session>;
  readonly charges: Record<string, { id: string; payment_intent: string }>;
  readonly refunds: Record<string, { id: string; charge: string }>;
  readonly disputes: Record<string, { id: string; charge: string }>;
}

const WITHIN_MS = 20_000;

export class ProvidersDesk {
  /** @param dataDir where the stand-in keeps its state */
  constructor(
    private readonly origin: string,
    private readonly dataDir: string,
  ) {}

  async dispute(paymentId: string): Promise<void> {
    await this.press(`charges/${await this.chargeOf(paymentId)}/dispute`);
  }

  async decide(paymentId: string, how: 'won' | 'lost'): Promise<void> {
    await this.press(`disputes/${await this.idOf('disputes', paymentId)}/${how}`);
  }

  /** Closes a checkout that nobody has paid, unless its day is over anyway. */
  async close(paymentId: string): Promise<void> {
    const session = this.sessionOf(paymentId);
    if (session?.status !== 'open') return;
    const { STRIPE_SECRET_KEY: key } = JSON.parse(
      readFileSync(join(this.dataDir, 'secrets.json'), 'utf8'),
    ) as {
      readonly STRIPE_SECRET_KEY: string;
    };
    const answer = await fetch(`${this.origin}/v1/checkout/sessions/${session.id}/expire`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    });
    if (!answer.ok) throw new Error(`closing a checkout was answered with ${answer.status}`);
  }

  async refund(paymentId: string, cents: number): Promise<void> {
    await this.press(`charges/${await this.chargeOf(paymentId)}/refund`, { amount: String(cents) });
  }

  async endRefund(paymentId: string, how: 'succeeded' | 'failed'): Promise<void> {
    await this.press(`refunds/${await this.idOf('refunds', paymentId)}/${how}`);
  }

  private async idOf(what: 'disputes' | 'refunds', paymentId: string): Promise<string> {
    const charge = await this.chargeOf(paymentId);
    return this.found(
      what,
      () => Object.values(this.state()[what]).find((each) => each.charge === charge)?.id,
    );
  }

  private async chargeOf(paymentId: string): Promise<string> {
    return this.found('charges', () => {
      const session = this.sessionOf(paymentId);
      return Object.values(this.state().charges).find(
        ({ payment_intent: intent }) => session?.payment_intent != null && intent === session.payment_intent,
      )?.id;
    });
  }

  private sessionOf(paymentId: string): Session | undefined {
    return Object.values(this.state().sessions).find(({ metadata }) => metadata?.paymentId === paymentId);
  }

  private async found(what: string, look: () => string | undefined): Promise<string> {
    const id = await poll(() => look() ?? null, { timeoutMs: WITHIN_MS });
    if (id === null) throw new Error(`the provider has no such thing among its ${what}`);
    return id;
  }

  private async press(path: string, form: Readonly<Record<string, string>> = {}): Promise<void> {
    const answer = await fetch(`${this.origin}/dashboard/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`the dashboard answered ${answer.status} to ${path}`);
  }

  private state(): KeptState {
    return JSON.parse(readFileSync(join(this.dataDir, 'stripe-stand-in.json'), 'utf8')) as KeptState;
  }
}
