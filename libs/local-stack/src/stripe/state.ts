/** Everything the stand-in remembers, in one JSON file that is replaced as a whole, so that a killed process leaves the old or the new one. */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { upgradeState } from './upgrade-state.js';
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  Refund,
  StoredPayout,
  StoredSession,
  StripeEvent,
  Topup,
} from './objects.js';

/** An answer kept under an Idempotency-Key for a day. */
export interface KeptAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: object;
  /** Unix seconds. */
  readonly at: number;
}

/** An event not yet taken by the webhook. */
export interface PendingDelivery {
  readonly eventId: string;
  attempts: number;
  /** Unix milliseconds. */
  nextAttemptAt: number;
}

/** Records are kept in order of creation. */
export interface StripeState {
  readonly sessions: Record<string, StoredSession>;
  readonly paymentIntents: Record<string, PaymentIntent>;
  readonly charges: Record<string, Charge>;
  readonly refunds: Record<string, Refund>;
  readonly disputes: Record<string, Dispute>;
  balanceTransactions: Record<string, BalanceTransaction>;
  readonly payouts: Record<string, StoredPayout>;
  readonly topups: Record<string, Topup>;
  /** The midnight (Unix seconds) up to which what is there was paid out; null: no day has ended yet. */
  sweptUntil: number | null;
  readonly events: Record<string, StripeEvent>;
  readonly answers: Record<string, KeptAnswer>;
  deliveries: PendingDelivery[];
}

const fileName = 'stripe-stand-in.json';

export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private queued: Promise<void> | null = null;

  private constructor(
    private readonly file: string,
    readonly state: StripeState,
  ) {}

  /** @throws Error with one clear sentence when the file cannot be read as what this wrote */
  static async open(dataDir: string): Promise<StateFile> {
    await mkdir(dataDir, { recursive: true });
    const file = path.join(dataDir, fileName);
    const empty: StripeState = {
      sessions: {},
      paymentIntents: {},
      charges: {},
      refunds: {},
      disputes: {},
      balanceTransactions: {},
      payouts: {},
      topups: {},
      sweptUntil: null,
      events: {},
      answers: {},
      deliveries: [],
    };
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return new StateFile(file, empty);
    try {
      const state = { ...empty, ...(JSON.parse(text) as Partial<StripeState>) };
      upgradeState(state);
      return new StateFile(file, state);
    } catch (cause) {
      throw new Error(`The payment stand-in cannot read ${file}: it is not JSON.`, { cause });
    }
  }

  /** Resolves when everything changed before this call is on disk; calls made while a write is under way share the next one. */
  save(): Promise<void> {
    this.queued ??= this.writing
      .catch(() => undefined)
      .then(() => {
        this.queued = null;
        this.writing = this.write();
        return this.writing;
      });
    return this.queued;
  }

  private async write(): Promise<void> {
    const temporary = `${this.file}.tmp`;
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(this.state));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, this.file);
  }
}
