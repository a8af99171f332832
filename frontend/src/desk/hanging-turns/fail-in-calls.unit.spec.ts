import { failInCalls, type FailedSoFar } from './fail-in-calls.js';

const AT_ONCE = 100;

/** A server where so many hang, and every call ends a hundred of them. */
function house(hanging: number) {
  const expected: number[] = [];
  const told: FailedSoFar[] = [];
  let left = hanging;
  const fail = (expectedCount: number) => {
    expected.push(expectedCount);
    const failed = Math.min(left, AT_ONCE);
    left -= failed;
    return Promise.resolve({ failed, endedBefore: 0, notEnded: 0, left });
  };
  return { expected, told, fail, tell: (soFar: FailedSoFar) => void told.push(soFar) };
}
const always = () => true;

it.each([
  [37, [37]],
  [100, [100]],
  [237, [237, 137, 37]],
  [0, [0]],
])('ends %d in calls that each name what is left: %j', async (count, calls) => {
  const { expected, told, fail, tell } = house(count);
  const sum = { failed: count, endedBefore: 0, notEnded: 0, left: 0 };
  expect(await failInCalls(count, fail, tell, always)).toEqual(sum);
  expect(expected).toEqual(calls);
  expect(told).toHaveLength(calls.length);
  expect(told.at(-1)).toEqual(sum);
});

it('tells after each call how far it has come, and stops when it is told to', async () => {
  const { expected, told, fail, tell } = house(350);
  const result = await failInCalls(350, fail, tell, () => told.length < 2);
  expect(told.map(({ failed, left }) => [failed, left])).toEqual([
    [100, 250],
    [200, 150],
  ]);
  expect(result).toBe(told[1]);
  expect(expected).toEqual([350, 250]);
});

it('sums what had ended before, and goes no further once one could not be ended', async () => {
  const answers = [
    { failed: 90, endedBefore: 10, notEnded: 0, left: 150 },
    { failed: 80, endedBefore: 5, notEnded: 15, left: 50 },
  ];
  const result = await failInCalls(
    250,
    () => Promise.resolve(answers.shift()!),
    () => undefined,
    always,
  );
  expect(result).toEqual({ failed: 170, endedBefore: 15, notEnded: 15, left: 50 });
  expect(answers).toEqual([]);
});

it('throws what a call throws, once it is told what came before', async () => {
  const { told, fail, tell } = house(150);
  let calls = 0;
  const refused = new Error('409');
  const failOnce = (expected: number) => (calls++ === 0 ? fail(expected) : Promise.reject(refused));
  await expect(failInCalls(150, failOnce, tell, always)).rejects.toBe(refused);
  expect(told).toEqual([{ failed: 100, endedBefore: 0, notEnded: 0, left: 50 }]);
});
