/** The environment variables of the backend, their defaults, and what each must look like. */
import { hostname } from 'node:os';
import { AppConfig, processRoles, type LogLevel, type ModelAddress } from './app-config.js';
import { readEventStoreConfig } from './event-store-config.js';
import { readProcessName } from './process-name.js';
import { POSTGRES } from './protocols.js';
import { readStaffProvider } from './staff-provider.js';
import { readTrustedProxies } from './trusted-proxies.js';
import { readTurnTokenLimits } from './turn-token-limits.js';
import { VariableReader } from './variable-reader.js';

const HTTP = ['http:', 'https:'];
const MAX_PORT = 65_535;
const DAY_MS = 86_400_000;
const START_WAIT_SECONDS_MAX = 3_600;
const STAFF_APPROVAL_ABOVE_MICRO_USD = 5_000_000;
const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws ConfigError naming every variable that is missing or invalid, one sentence each */
export function readConfig(env: Readonly<Record<string, string | undefined>>): AppConfig {
  const read = new VariableReader(env);
  const openAiBaseUrl = read.url('OPENAI_BASE_URL', HTTP, 'https://api.openai.com/v1');
  const openAiApiKey = read.text('OPENAI_API_KEY', 'the key of the language model at OPENAI_BASE_URL');
  const roles = read.listOf('ROLES', processRoles, ['api', 'narrator', 'projector', 'auditor']);
  const operationsPort = read.integer('OPERATIONS_PORT', 0, 0, MAX_PORT);
  const config = new AppConfig({
    roles,
    processName: readProcessName(read, { host: hostname(), operationsPort, roles }),
    gitRevision: read.optional('GIT_REVISION'),
    host: read.optional('HOST') ?? '127.0.0.1',
    port: read.integer('PORT', 3000, 0, MAX_PORT),
    operationsHost: read.optional('OPERATIONS_HOST') ?? '127.0.0.1',
    operationsPort,
    startWaitMs: read.integer('START_WAIT_SECONDS', 60, 0, START_WAIT_SECONDS_MAX) * 1_000,
    databaseUrl: read.url('DATABASE_URL', POSTGRES),
    accountsDatabaseUrl: read.url('ACCOUNTS_DATABASE_URL', POSTGRES),
    keysDatabaseUrl: read.url('KEYS_DATABASE_URL', POSTGRES),
    ...readEventStoreConfig(read),
    queueUrl: read.url('QUEUE_URL', [...POSTGRES, 'redis:', 'rediss:']),
    openAiBaseUrl,
    openAiApiKey,
    model: read.optional('MODEL') ?? 'gpt-4.1',
    fallbackModel: fallbackModel(read, openAiBaseUrl, openAiApiKey),
    moderationModel: read.optional('MODERATION_MODEL'),
    providerPrices: read.tokenPrices('PROVIDER_PRICES'),
    providerDailyCapMicroUsd: read.dollars('PROVIDER_DAILY_CAP_USD'),
    staffApprovalAboveMicroUsd: read.dollars('STAFF_APPROVAL_ABOVE_USD') ?? STAFF_APPROVAL_ABOVE_MICRO_USD,
    stripeApiUrl: read.optionalUrl('STRIPE_API_URL', HTTP),
    stripeSecretKey: read.text('STRIPE_SECRET_KEY', 'the secret key of the card payment provider'),
    stripeWebhookSecret: read.text('STRIPE_WEBHOOK_SECRET', 'the secret that signs the provider’s webhooks'),
    publicUrl: read.url('PUBLIC_URL', HTTP).replace(/\/+$/, ''),
    jwtSecret: read.secret('JWT_SECRET', 32),
    masterKey: read.keyBytes('MASTER_KEY', 32),
    bodyHashKey: read.secret('BODY_HASH_KEY', 16),
    auditSigningKey: read.ed25519Key('AUDIT_SIGNING_KEY'),
    staffProvider: readStaffProvider(read),
    smtpUrl: read.optionalUrl('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.optional('MAIL_FROM') ?? 'Rubicon <letters@rubicon.example>',
    contactEmail: read.optional('CONTACT_EMAIL') ?? 'contact@rubicon.example',
    tagManagerId: read.optional('TAG_MANAGER_ID'),
    pixelId: read.optional('PIXEL_ID'),
    adConversionId: read.optional('AD_CONVERSION_ID'),
    demoStartsPerVisitor: read.integer('DEMO_STARTS_PER_VISITOR', 3, 0, 1_000),
    demoTurnsPerAddress: read.integer('DEMO_TURNS_PER_ADDRESS', 60, 0, 1_000_000),
    demoTurnsPerDay: read.integer('DEMO_TURNS_PER_DAY', 3_000, 0, 100_000_000),
    staticDir: read.optional('STATIC_DIR'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    tracesUrl: read.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', HTTP),
    tracesShare: read.share('OTEL_TRACES_SAMPLER_ARG', 0.1),
    production: read.optional('NODE_ENV') === 'production',
    trustProxy: readTrustedProxies(read),
    rateLimits: read.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    rebuildAcceptsDifferences: read.oneOf('REBUILD_ACCEPT_DIFFERENCES', ['on', 'off'], 'off') === 'on',
    modelProbe: read.oneOf('MODEL_PROBE', ['on', 'off'], 'on') === 'on',
    modelTimes: {
      firstTokenMs: read.optionalInteger('MODEL_FIRST_TOKEN_TIMEOUT_MS', 1, DAY_MS),
      idleMs: read.optionalInteger('MODEL_IDLE_TIMEOUT_MS', 1, DAY_MS),
      totalMs: read.optionalInteger('MODEL_TOTAL_TIMEOUT_MS', 1, DAY_MS),
      abandonAfterMs: read.optionalInteger('TURN_ABANDON_AFTER_MS', 1, DAY_MS),
    },
    modelBackoffMs: read.integer('MODEL_BACKOFF_MS', 1_000, 0, DAY_MS),
    modelBreakerFailures: read.integer('MODEL_BREAKER_FAILURES', 5, 1, 1_000_000),
    modelBreakerOpenMs: read.integer('MODEL_BREAKER_OPEN_MS', 15_000, 1, DAY_MS),
    turnTokenLimits: readTurnTokenLimits(read),
    narratorConcurrency: read.integer('NARRATOR_CONCURRENCY', 16, 1, 1_000),
    stopGraceSeconds: read.integer('STOP_GRACE_SECONDS', 60, 0, 3_600),
  });
  read.assertComplete();
  return config;
}

/** At the first model's address, and with its key, unless it has others. */
function fallbackModel(
  read: VariableReader,
  openAiBaseUrl: string,
  openAiApiKey: string,
): ModelAddress | null {
  const model = read.optional('FALLBACK_MODEL');
  if (model === null) return null;
  const baseUrl = read.optionalUrl('FALLBACK_BASE_URL', HTTP) ?? openAiBaseUrl;
  return { model, baseUrl, apiKey: read.optional('FALLBACK_API_KEY') ?? openAiApiKey };
}
