import { randomBytes } from 'node:crypto';
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
])('says in one sentence what is wrong with %s=%s', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is invalid: [^\\n]+\\.$`));
});

it('says what is wrong with the address of a fallback', () =>
  expect(complaint({ FALLBACK_MODEL: 'small', FALLBACK_BASE_URL: 'here' })).toMatch(/^FALLBACK_BASE_URL is/));

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
