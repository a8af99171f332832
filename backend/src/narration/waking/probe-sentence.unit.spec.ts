import { LEAST_TIMES, timesFor } from '../../model-pace/index.js';
import { probeSentence, tooShort } from './probe-sentence.js';

const pace = { latencyMs: 1_000, readTokensPerSecond: 40.4, writeTokensPerSecond: 8.25 };
const times = timesFor(pace, { maxInputTokens: 12_000, maxOutputTokens: 1_000 });

it('says who answers, how, how fast, and what follows', () => {
  const said = probeSentence({
    asked: 'qwen',
    model: 'qwen2.5.gguf',
    baseUrl: 'http://127.0.0.1:8000/v1',
    form: 'json_object_with_schema',
    missing: ['newTokenLimit', 'usage'],
    pace,
    times,
  });
  expect(said).toBe(
    'qwen (it says qwen2.5.gguf) at 127.0.0.1:8000 answers in JSON with our schema beside it, without max_completion_tokens, stream_options; ' +
      'reads 40 and writes 8.3 tokens a second: an ordinary turn takes about 150 s, one after the other. Limits: first token 447 s, between pieces 20 s, in all 811 s, given up after 1621 s',
  );
});

it('names the limits that are set too short, and what to set', () => {
  expect(tooShort(times, times)).toBe('');
  expect(tooShort({ ...times, firstTokenMs: 30_000 }, times)).toBe(
    `MODEL_FIRST_TOKEN_TIMEOUT_MS=30000 is too short for it: leave it out, or set ${times.firstTokenMs}`,
  );
  expect(tooShort(LEAST_TIMES, times).split('; ')).toHaveLength(3);
});
