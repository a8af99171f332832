import type { ModelAnswer, ModelCall } from '../model.js';
import { probeModel, type ProbedModel } from './probe-model.js';

const never = new AbortController().signal;
const prompts = { unread: 'one two three', head: [{ role: 'system', content: 'The rules.' }] } as const;

/** Answers each call after so many milliseconds to its first token, of 900 tokens read and 48 written in 4 s. */
function modelOf(firstTokens: readonly number[]) {
  const asked: string[] = [];
  const model: ProbedModel = {
    name: 'small',
    costOf: () => 1,
    answer({ messages }: ModelCall): Promise<ModelAnswer> {
      const firstTokenAfterMs = firstTokens[asked.length]!;
      asked.push(messages.at(-1)!.content);
      jest.advanceTimersByTime(firstTokenAfterMs + 4_000);
      return Promise.resolve({
        text: 'one two three four five six seven eight nine ten',
        usage: { input: 900, cachedInput: 0, output: 48 },
        model: 'small',
        aborted: false,
        cutOff: false,
        form: 'json_schema',
        firstTokenAfterMs,
      });
    },
  };
  return { model, asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('times one call of a server that answers soon', async () => {
  const { model, asked } = modelOf([9_000, 1_000]);
  const bill = { costMicroUsd: 0 };
  const { pace } = await probeModel(model, prompts, bill, never);
  expect(pace?.readTokensPerSecond).toBe(100);
  expect(asked).toHaveLength(2);
  expect(bill.costMicroUsd).toBe(2);
});

it.each([
  ['was busy with what nobody waits for', [90_000, 30_000, 100_000], 30],
  ['is slow', [30_000, 36_000, 100_000], 30],
])('times another one of a server that %s, and believes the quicker', async (_, firstTokens, expected) => {
  const { model, asked } = modelOf(firstTokens);
  const { pace } = await probeModel(model, prompts, { costMicroUsd: 0 }, never);
  expect(pace?.readTokensPerSecond).toBe(expected);
  expect(pace?.writeTokensPerSecond).toBeLessThan(12);
  expect(asked[1]).toContain('three two one');
  expect(asked).toHaveLength(3);
});
