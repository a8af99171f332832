/**
 * `npm run model:check`: asks the configured model (OPENAI_BASE_URL, OPENAI_API_KEY, MODEL and whatever else the backend reads of it) for one turn in
 * each era, and says whether it will do. Nothing of a running game is touched. Ends with 1 when it will not.
 */
import { gameTypes, type GameType } from '@rubicon/contracts';
import { chargeFor, currentPriceVersion, providerCostFor, providerPrices } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  buildPrompt,
  isInLanguage,
  judgeLanguage,
  narrate,
  pagesIn,
  promptCacheKey,
  sceneAfter,
  stillOffered,
  ToldSentences,
} from '../../src/narration/index.js';
import { LanguageModel, type ModelAnswer, type ModelCall } from '../../src/narration/model.js';
import { ModelCallFailed } from '../../src/narration/model-failure.js';
import { headOfPrompts } from '../../src/narration/waking/head-of-prompts.js';
import { isSlowWriter, timesFor } from '../../src/model-pace/index.js';
import { probeModel } from '../../src/narration/waking/probe-model.js';
import { probeSentence } from '../../src/narration/waking/probe-sentence.js';
import { readConfig, ConfigError } from '../../src/platform/config/index.js';
import { openingTurn } from './opening-turn.js';
import { schemaFaults } from './schema-faults.js';
import { verdictOf, type CheckedTurn } from './verdict.js';

/** What the backend needs besides, and a check of the model does not. */
const elsewhere = {
  DATABASE_URL: 'postgres://127.0.0.1/none',
  ACCOUNTS_DATABASE_URL: 'postgres://127.0.0.1/none',
  KEYS_DATABASE_URL: 'postgres://127.0.0.1/none',
  EVENTSTORE_URL: 'esdb://127.0.0.1:1',
  QUEUE_URL: 'postgres://127.0.0.1/none',
  STRIPE_SECRET_KEY: 'none',
  STRIPE_WEBHOOK_SECRET: 'none',
  PUBLIC_URL: 'http://127.0.0.1',
  JWT_SECRET: 'n'.repeat(32),
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  BODY_HASH_KEY: 'n'.repeat(16),
  OPENAI_API_KEY: 'none',
};
const UNREAD_IDS = 28;
const DOLLAR = 1_000_000;
const FAULTS_SHOWN = 4;
const never = new AbortController().signal;

const config = configured();
const { openAiBaseUrl: baseUrl, openAiApiKey: apiKey, model: name, turnTokenLimits } = config;
const prices = { ...providerPrices, ...config.providerPrices };
const costOf = (usage: ModelAnswer['usage']) => providerCostFor(usage, name, prices);
let times = timesFor(null, turnTokenLimits, config.modelTimes);
let isSlow = false;
const model = new LanguageModel({
  baseUrl,
  apiKey,
  model: name,
  get firstTokenTimeoutMs() {
    return times.firstTokenMs;
  },
  get idleTimeoutMs() {
    return times.idleMs;
  },
});

process.exitCode = (await check()) ? 0 : 1;

async function check(): Promise<boolean> {
  console.log(`Asking ${name} at ${baseUrl}: some calls to get to know it, then one turn in each era.`);
  try {
    await getToKnow();
  } catch (error) {
    if (!(error instanceof ModelCallFailed)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : error.code;
    const hint = /broke off/.test(why)
      ? ' Is a game, or anything else, asking it at the same time? Some servers tell one answer at a time.'
      : '';
    console.log(`WILL NOT DO: it cannot be asked (${error.code}: ${why}).${hint}`);
    return false;
  }
  const turns: CheckedTurn[] = [];
  for (const era of gameTypes) turns.push(await checkTurn(era));
  const { willDo, line } = verdictOf(turns);
  console.log(`\n${line}`);
  return willDo;
}

async function getToKnow(): Promise<void> {
  const head = headOfPrompts(
    'french_revolution',
    scenarios.french_revolution,
    turnTokenLimits.maxInputTokens,
  );
  const unread = Array.from({ length: UNREAD_IDS }, () => randomUUID()).join(' ');
  const asked = { name, costOf, answer: (call: ModelCall) => model.answer(call) };
  const bill = { costMicroUsd: 0 };
  const { pace, model: named } = await probeModel(asked, { unread, head }, bill, never);
  if (pace === null)
    console.log('It answers, and thinks longer than a probe: how fast it is shows in the turns.');
  else {
    times = timesFor(pace, turnTokenLimits, config.modelTimes);
    isSlow = isSlowWriter(pace);
    const { form, missing } = model.dialectFacts();
    console.log(probeSentence({ asked: name, model: named, baseUrl, form, missing, pace, times }));
  }
  console.log(`These calls cost ${dollars(bill.costMicroUsd)}.`);
}

async function checkTurn(era: GameType): Promise<CheckedTurn> {
  const material = openingTurn(era);
  const prompt = buildPrompt(material, turnTokenLimits.maxInputTokens);
  const answers: ModelAnswer[] = [];
  let repeated = 0;
  const asked = {
    name,
    costOf,
    isSlow,
    answer: async (call: ModelCall) => {
      const answer = await model.answer(call);
      answers.push(answer);
      return answer;
    },
  };
  const startedAt = performance.now();
  let firstWordsMs: number | null = null;
  const narration = await narrate(
    {
      models: [asked],
      backoffMs: config.modelBackoffMs,
      nowMs: () => Date.now(),
      wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
      random: Math.random,
      askedAnew: ({ why }) => console.log(`(asked once more: ${why})`),
      metrics: {
        told: () => undefined,
        repeatedSentences: (_result, sentences) => {
          repeated += sentences;
        },
      },
    },
    {
      messages: prompt.messages,
      inputTokens: prompt.inputTokens,
      maxOutputTokens: turnTokenLimits.maxOutputTokens,
      cacheKey: promptCacheKey(era, 'model check'),
      deadlineMs: Date.now() + times.totalMs,
      signal: never,
      bill: { costMicroUsd: 0 },
      judge: judgeLanguage('en'),
      sceneAfter: sceneAfter(material),
      told: new ToldSentences(pagesIn(material)),
      action: material.action.action,
      isQuestion: false,
      offered: stillOffered(material),
      onProgress: (_call, read) => {
        if (firstWordsMs === null && read() !== '') firstWordsMs = performance.now() - startedAt;
      },
    },
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`\n${scenarios[era].public.name}: > ${material.action.action}`);
  const last = answers.at(-1);
  const faults = last ? schemaFaults(last.text) : [];
  if (narration.kind !== 'narrated') {
    const code = narration.kind === 'failed' ? narration.code : narration.kind;
    const cause = narration.kind === 'failed' && narration.cause instanceof Error ? narration.cause : null;
    const why = cause?.cause instanceof Error ? cause.cause.message : (cause?.message ?? '');
    console.log(`not told after ${seconds.toFixed(1)} s: ${code}${why && ` (${why})`}`);
    return {
      era,
      failure: code,
      seconds,
      words: 0,
      days: 0,
      schemaFaults: faults.length,
      isInLanguage: true,
      repeated,
    };
  }
  const { answer, usage, providerCostMicroUsd } = narration;
  const inEnglish = isInLanguage(answer.narrative, 'en');
  console.log(answer.narrative);
  console.log(answer.suggestions.map(({ title }, index) => `  ${index + 1}. ${title}`).join('\n'));
  const row = (what: string, value: string) => console.log(`  ${what.padEnd(18)} ${value}`);
  row(
    'time',
    `${seconds.toFixed(1)} s, first words after ${((firstWordsMs ?? 0) / 1_000).toFixed(1)} s, ${answers.length} calls`,
  );
  row(
    'tokens',
    `prompt ${usage.input} (counted by us ${prompt.inputTokens}, cached ${usage.cachedInput}), answer ${usage.output}`,
  );
  row(
    'form',
    faults.length === 0 ? 'kept' : `${faults.length} faults: ${faults.slice(0, FAULTS_SHOWN).join('; ')}`,
  );
  row('scene', answer.scene === null ? 'not told' : `${narration.sceneFaults} faults`);
  row('days passed', String(answer.daysPassed));
  row('language', inEnglish ? 'kept' : 'another one');
  row('repeats', `${repeated} sentences`);
  row(
    'price',
    `a player pays ${dollars(chargeFor(usage, currentPriceVersion))}, it costs the house ${dollars(providerCostMicroUsd)}`,
  );
  return {
    era,
    failure: null,
    seconds,
    words: answer.narrative.split(/\s+/).length,
    days: answer.daysPassed,
    schemaFaults: faults.length,
    isInLanguage: inEnglish,
    repeated,
  };
}

function configured() {
  try {
    return readConfig({ ...elsewhere, ...process.env });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(78);
  }
}

function dollars(microUsd: number): string {
  return `$${(microUsd / DOLLAR).toFixed(4)}`;
}
