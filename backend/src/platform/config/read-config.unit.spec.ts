import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { ConfigError } from './config-error.js';
import { readConfig } from './read-config.js';

const env = {
  DATABASE_URL: 'postgres://127.0.0.1/a',
  ACCOUNTS_DATABASE_URL: 'postgres://127.0.0.1/b',
  KEYS_DATABASE_URL: 'postgres://127.0.0.1/c',
  EVENTSTORE_URL: 'esdb://127.0.0.1:2113',
  QUEUE_URL: 'postgres://127.0.0.1/d',
  OPENAI_API_KEY: 'first key',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PUBLIC_URL: 'https://play.example',
  JWT_SECRET: 'x'.repeat(32),
  MASTER_KEY: randomBytes(32).toString('base64'),
  BODY_HASH_KEY: 'x'.repeat(16),
};
const complaint = (more: Record<string, string>): string => {
  try {
    readConfig({ ...env, ...more });
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

it('asks one model, by our own prices and without a cap, unless told otherwise', () => {
  expect(readConfig(env)).toMatchObject({
    model: 'gpt-4.1',
    fallbackModel: null,
    moderationModel: null,
    providerPrices: {},
    providerDailyCapMicroUsd: null,
    modelProbe: true,
    modelTimes: {},
  });
});

it('traces a tenth of all turns where a collector is named, or as many as it is told', () => {
  expect(readConfig(env)).toMatchObject({ tracesUrl: null, tracesShare: 0.1 });
  const told = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '0.001' };
  expect(readConfig({ ...env, ...told })).toMatchObject({
    tracesUrl: 'http://127.0.0.1:4318',
    tracesShare: 0.001,
  });
  for (const share of ['1.5', '-1', 'all', '.5'])
    expect(complaint({ OTEL_TRACES_SAMPLER_ARG: share })).toMatch(/^OTEL_TRACES_SAMPLER_ARG is invalid/);
});

it('waits for the log a second and a half, and at its start a minute, unless told', () => {
  expect(readConfig(env)).toMatchObject({ eventStoreTimeoutMs: 1_500, startWaitMs: 60_000 });
  const told = readConfig({ ...env, EVENTSTORE_TIMEOUT_MS: '4000', START_WAIT_SECONDS: '0' });
  expect(told).toMatchObject({ eventStoreTimeoutMs: 4_000, startWaitMs: 0 });
});

it('is called as it is told, else by its machine and its operations port, or its roles where any port will do', () => {
  const nameOf = (more: Record<string, string>) => readConfig({ ...env, ...more }).processName;
  expect(nameOf({ PROCESS_NAME: 'narrator-1', OPERATIONS_PORT: '9000' })).toBe('narrator-1');
  const host = hostname();
  expect(nameOf({ OPERATIONS_PORT: '9000' })).toBe(`${host}-9000`);
  expect(nameOf({ ROLES: 'narrator' })).toBe(`${host}-narrator`);
  expect(nameOf({ ROLES: 'projector,auditor' })).toBe(`${host}-projector-auditor`);
});

it.each(['-1', 'the first narrator', 'narrator/1', 'x'.repeat(64)])('is not called “%s”', (PROCESS_NAME) => {
  expect(complaint({ PROCESS_NAME })).toMatch(/^PROCESS_NAME is invalid: it must be 1 to 63 letters/);
});

it('knows a fallback at the first model’s address, or at its own', () => {
  expect(readConfig({ ...env, FALLBACK_MODEL: 'small' }).fallbackModel).toEqual({
    model: 'small',
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'first key',
  });
  const elsewhere = { FALLBACK_BASE_URL: 'http://127.0.0.1:11434/v1', FALLBACK_API_KEY: 'other key' };
  expect(readConfig({ ...env, FALLBACK_MODEL: 'small', ...elsewhere }).fallbackModel).toEqual({
    model: 'small',
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: 'other key',
  });
});

it('reads dollars as micro-dollars', () => {
  const PROVIDER_PRICES = '{"one":{"input":2.5,"cachedInput":0.25,"output":10},"two":{"input":1,"output":2}}';
  const config = readConfig({ ...env, PROVIDER_PRICES, PROVIDER_DAILY_CAP_USD: '12.34' });
  expect(config.providerDailyCapMicroUsd).toBe(12_340_000);
  expect(config.providerPrices).toEqual({
    one: { inputMicroUsd: 2_500_000, cachedInputMicroUsd: 250_000, outputMicroUsd: 10_000_000 },
    two: { inputMicroUsd: 1_000_000, cachedInputMicroUsd: 1_000_000, outputMicroUsd: 2_000_000 },
  });
});

it('lets one of the staff give five dollars a day, unless told', () => {
  expect(readConfig(env).staffApprovalAboveMicroUsd).toBe(5_000_000);
  const config = readConfig({ ...env, STAFF_APPROVAL_ABOVE_USD: '0' });
  expect(config.staffApprovalAboveMicroUsd).toBe(0);
});

it('takes the key that signs the ledger’s heads as PEM, or as that in base64, and does without', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  for (const AUDIT_SIGNING_KEY of [pem, Buffer.from(pem).toString('base64')])
    expect(readConfig({ ...env, AUDIT_SIGNING_KEY }).auditSigningKey?.equals(privateKey)).toBe(true);
  expect(readConfig(env).auditSigningKey).toBeNull();
});

it('makes no prompt larger than the model’s window has room for, beside the answer', () => {
  const limitsWith = (more: Record<string, string>) => readConfig({ ...env, ...more }).turnTokenLimits;
  expect(limitsWith({})).toEqual({ maxInputTokens: 12_000, maxOutputTokens: 1_000 });
  expect(limitsWith({ MODEL_CONTEXT_TOKENS: '4096' })).toEqual({
    maxInputTokens: 3_096,
    maxOutputTokens: 1_000,
  });
  expect(limitsWith({ MODEL_CONTEXT_TOKENS: '8192', TURN_OUTPUT_TOKENS: '700' })).toEqual({
    maxInputTokens: 7_492,
    maxOutputTokens: 700,
  });
  expect(limitsWith({ MODEL_CONTEXT_TOKENS: '128000', TURN_INPUT_TOKENS: '20000' })).toEqual({
    maxInputTokens: 20_000,
    maxOutputTokens: 1_000,
  });
});

it('says what a window must be beside the answer that is asked for', () => {
  expect(complaint({ MODEL_CONTEXT_TOKENS: '4096', TURN_OUTPUT_TOKENS: '2000' })).toMatch(
    /^MODEL_CONTEXT_TOKENS is invalid: [^\n]* at least 5050 beside TURN_OUTPUT_TOKENS of 2000\.$/,
  );
  expect(complaint({ MODEL_CONTEXT_TOKENS: '5050', TURN_OUTPUT_TOKENS: '2000' })).toBe('');
});

it.each([
  ['AUDIT_SIGNING_KEY', 'a secret'],
  [
    'AUDIT_SIGNING_KEY',
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  ],
  ['PROVIDER_DAILY_CAP_USD', 'a lot'],
  ['PROVIDER_DAILY_CAP_USD', '-1'],
  ['PROVIDER_DAILY_CAP_USD', '1e9'],
  ['STAFF_APPROVAL_ABOVE_USD', 'five'],
  ['PROVIDER_PRICES', 'cheap'],
  ['PROVIDER_PRICES', '[]'],
  ['PROVIDER_PRICES', '{"one":{"input":"2","output":1}}'],
  ['PROVIDER_PRICES', '{"one":{"input":2}}'],
  ['TURN_INPUT_TOKENS', '11699'],
  ['MODEL_CONTEXT_TOKENS', '4095'],
  ['MODEL_CONTEXT_TOKENS', '10000001'],
  ['MODEL_CONTEXT_TOKENS', '8k'],
  ['MODEL_IDLE_TIMEOUT_MS', '0'],
  ['MODEL_BREAKER_FAILURES', '0'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', 'on,loopback'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', 'loopback,'],
  ['TRUST_PROXY', '10.1'],
  ['TRUST_PROXY', '10.0.0.256'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', 'fd00::/129'],
  ['TRUST_PROXY', 'fe80::1%eth0'],
])('says in one sentence what is wrong with %s=%s', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is invalid: [^\\n]+\\.$`));
});

it.each([
  ['', false],
  ['off', false],
  ['on', 1],
  ['127.0.0.1', ['127.0.0.1']],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['linklocal,uniquelocal,fd00::/128,10.0.0.1/32', ['linklocal', 'uniquelocal', 'fd00::/128', '10.0.0.1/32']],
])('believes proxies named by TRUST_PROXY=%s', (value, trustProxy) =>
  expect(readConfig({ ...env, TRUST_PROXY: value }).trustProxy).toEqual(trustProxy),
);

it('says what is wrong with the address of a fallback', () =>
  expect(complaint({ FALLBACK_MODEL: 'small', FALLBACK_BASE_URL: 'here' })).toMatch(/^FALLBACK_BASE_URL is/));

describe('the address of the log', () => {
  it.each([
    'esdb://127.0.0.1:2113?tls=false',
    'esdb://a:2113,b:2113,c:2113?tls=false',
    'esdb://user:secret@a.example,b.example,c.example?nodePreference=leader',
    'esdb+discover://user:secret@log.example:2113',
  ])('may be %s', (url) => expect(readConfig({ ...env, EVENTSTORE_URL: url }).eventStoreUrl).toBe(url));

  it.each([
    ['http://a:2113', 'after 0 characters the driver expects esdb:// or esdb+discover://'],
    ['kurrentdb://a:2113', 'after 0 characters the driver expects esdb:// or esdb+discover://'],
    ['esdb://', 'after 0 characters the driver expects esdb:// or esdb+discover://'],
    ['esdb://user:secret', 'after 12 characters the driver expects port number'],
    ['esdb://user:secret@', 'after 19 characters the driver expects host'],
    ['esdb://user:secret@a:secret', 'after 21 characters the driver expects port number'],
    ['esdb://user:secret@a,b:2113?tls=secret', 'after 32 characters the driver expects true or false'],
    ['esdb://user:secret%@a', 'URI malformed'],
    ['esdb://user:secret@a?tlsCAFile=no/such.crt', 'Failed to load certificate file. File was not found'],
  ])('is not %s, which is said without the password', (url, problem) =>
    expect(complaint({ EVENTSTORE_URL: url })).toBe(`EVENTSTORE_URL is invalid: ${problem}.`),
  );
});

describe('the provider by which staff sign in', () => {
  const known = { STAFF_OIDC_CLIENT_ID: 'rubicon', STAFF_OIDC_CLIENT_SECRET: 'secret' };

  it('is none unless it is set', () => expect(readConfig({ ...env, ...known }).staffProvider).toBeNull());

  it.each(['https://id.example', 'http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'is at %s',
    (issuer) =>
      expect(readConfig({ ...env, ...known, STAFF_OIDC_ISSUER: issuer }).staffProvider).toEqual({
        issuer,
        clientId: 'rubicon',
        clientSecret: 'secret',
        name: 'the company account',
      }),
  );

  it.each(['http://id.example', 'http://127.0.0.1.id.example', 'ftp://id.example', 'id.example'])(
    'is not at %s',
    (issuer) =>
      expect(complaint({ ...known, STAFF_OIDC_ISSUER: issuer })).toMatch(
        /^STAFF_OIDC_ISSUER is invalid: [^\n]+\.$/,
      ),
  );

  it('knows us', () =>
    expect(complaint({ STAFF_OIDC_ISSUER: 'https://id.example' })).toMatch(
      /^STAFF_OIDC_CLIENT_ID is missing: [^\n]+\.\nSTAFF_OIDC_CLIENT_SECRET is missing: [^\n]+\.$/,
    ));
});
