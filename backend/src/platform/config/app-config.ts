/** What an operator can set, read once at start and handed to whoever needs it. See `read-config.ts` for the variables. */
import type { KeyObject } from 'node:crypto';
import type { StaffProvider } from './staff-provider.js';
import type { TrustedProxies } from './trusted-proxies.js';
import type { TokenPrices, TurnTokenLimits } from '@rubicon/domain';

/** What a process does. One process may do several. `rebuild` fills the read models anew beside the live ones, swaps, and ends. */
export type ProcessRole = 'api' | 'narrator' | 'projector' | 'auditor' | 'rebuild';
export const processRoles: readonly ProcessRole[] = ['api', 'narrator', 'projector', 'auditor', 'rebuild'];

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface ModelAddress {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** A plain class rather than an interface, so that it can be injected by its name. */
export class AppConfig {
  readonly roles: readonly ProcessRole[];
  /** What operators call this process; the same one after a restart. */
  readonly processName: string;
  /** Of what was built, as whoever built it says; null: nobody said. */
  readonly gitRevision: string | null;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Health and metrics: what they tell is for whoever can reach this address. */
  readonly operationsHost: string;
  /** 0 takes a free one. */
  readonly operationsPort: number;
  /** Milliseconds that a start waits for the log, the databases and the queue. */
  readonly startWaitMs: number;

  /** PostgreSQL: read models, snapshots, the preview row, the backend's own small tables. */
  readonly databaseUrl: string;
  readonly accountsDatabaseUrl: string;
  readonly keysDatabaseUrl: string;
  /** `esdb://…`; several hosts name a cluster. It may hold a password: never to be shown. */
  readonly eventStoreUrl: string;
  /** Milliseconds without an answer after which a read is asked for once more, and the store then counts as unavailable. */
  readonly eventStoreTimeoutMs: number;
  /** `postgres://…` or `redis://…` */
  readonly queueUrl: string;

  readonly openAiBaseUrl: string;
  readonly openAiApiKey: string;
  readonly model: string;
  /** Asked when the first model fails for good, or is not there; null: none. */
  readonly fallbackModel: ModelAddress | null;
  /** The provider's moderation at `openAiBaseUrl`; null: only our own rules. */
  readonly moderationModel: string | null;
  /** Over our own table of what providers charge. */
  readonly providerPrices: Readonly<Record<string, TokenPrices>>;
  /** What models may cost us on a day (UTC) before no further turns are taken; null: no bound. */
  readonly providerDailyCapMicroUsd: number | null;

  /** What one of the staff may give a player within a day; beyond it another has to approve. */
  readonly staffApprovalAboveMicroUsd: number;

  /** Null: Stripe itself. */
  readonly stripeApiUrl: string | null;
  readonly stripeSecretKey: string;
  readonly stripeWebhookSecret: string;

  /** Origin under which browsers reach the product, without a slash at its end. */
  readonly publicUrl: string;
  readonly jwtSecret: string;
  /** 32 bytes; wraps every player's key. */
  readonly masterKey: Buffer;
  /** Keys the hash of a network address that prologues are counted by. */
  readonly bodyHashKey: string;
  /** Ed25519; signs the heads of the ledger's chain. Null: none is signed, and no month can be closed. */
  readonly auditSigningKey: KeyObject | null;
  /** By which staff may sign in; null: by password and second factor only. */
  readonly staffProvider: StaffProvider | null;
  /** Null: no mail is sent. */
  readonly smtpUrl: string | null;
  /** What the product's letters come from. */
  readonly mailFrom: string;
  /** Shown on the pages as {email}: support and press. */
  readonly contactEmail: string;
  /** Third-party scripts; null: not loaded. `GTM-…` */
  readonly tagManagerId: string | null;
  readonly pixelId: string | null;
  /** `AW-…/label` */
  readonly adConversionId: string | null;

  /** Prologues that one visitor may start in seven days. */
  readonly demoStartsPerVisitor: number;
  /** Prologue turns a day from one network address, and in all. */
  readonly demoTurnsPerAddress: number;
  readonly demoTurnsPerDay: number;
  /** Folder of the built frontend; null serves the API alone. */
  readonly staticDir: string | null;
  readonly logLevel: LogLevel;
  /** Origin of an OpenTelemetry collector; null: nobody collects spans. */
  readonly tracesUrl: string | null;
  /** Of all turns those that are traced, from 0 to 1. */
  readonly tracesShare: number;
  readonly production: boolean;
  /** Whose `X-Forwarded-*` is believed: Express's `trust proxy`. */
  readonly trustProxy: TrustedProxies;
  readonly rateLimits: boolean;

  /** Whether a rebuild may put read models in place that differ from the live ones: those are what is wrong. */
  readonly rebuildAcceptsDifferences: boolean;

  /** Whether models are got to know by two calls before the first turn, once a day. */
  readonly modelProbe: boolean;
  /** Milliseconds; what is not set follows from the model's pace (`model-pace`). */
  readonly modelTimes: {
    /** To the first token of a call. */
    readonly firstTokenMs?: number | undefined;
    /** Without another piece: then an answer counts as stalled. */
    readonly idleMs?: number | undefined;
    /** Of all calls of a turn together. */
    readonly totalMs?: number | undefined;
    /** After submission: then a turn that nobody finished is failed. */
    readonly abandonAfterMs?: number | undefined;
  };
  /** Milliseconds before a failed call is repeated, doubled each time, unless the provider says how long. */
  readonly modelBackoffMs: number;
  /** So many outages of a model one after another, and it is left alone for `modelBreakerOpenMs`. */
  readonly modelBreakerFailures: number;
  readonly modelBreakerOpenMs: number;
  /**
   * What a turn may take of the model: its ceiling, which is reserved before it, follows from this. Both fit the model's window
   * (`MODEL_CONTEXT_TOKENS`) where one is set.
   */
  readonly turnTokenLimits: TurnTokenLimits;
  /** Turns that one narrator process writes at once unless operators decide otherwise; prologues a quarter of it beside. */
  readonly narratorConcurrency: number;
  /** For turns of which words were shown to come to their end when a process is told to end. */
  readonly stopGraceSeconds: number;

  constructor(values: AppConfigValues) {
    Object.assign(this, values);
  }

  has(role: ProcessRole): boolean {
    return this.roles.includes(role);
  }
}

export type AppConfigValues = Omit<AppConfig, 'has'>;
