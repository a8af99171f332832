/** The trial is only worth what it notices: every planted mistake must be caught within some seeds. */
import { mutants } from './mutants.js';
import { paymentMutants } from './payment-mutants.js';
import { runTrial } from './turn-trial.js';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const SEEDS_AT_MOST = 400;

describe('a planted mistake', () => {
  it.each([...mutants, ...paymentMutants].map((mutant) => [mutant.name, mutant] as const))(
    'is caught: %s',
    async (_name, mutant) => {
      let violations: readonly string[] = [];
      for (let seed = 1; seed <= SEEDS_AT_MOST && violations.length === 0; seed += 1)
        ({ violations } = await runTrial({ seed, settle, mutant }));
      expect(violations).not.toEqual([]);
    },
    60_000,
  );
});
