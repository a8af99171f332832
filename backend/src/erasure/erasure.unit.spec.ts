import { ErasureSteps, type ErasureStep } from '../platform/erasure/index.js';

it('has no two steps of one name', () => {
  const steps = new ErasureSteps();
  const step: ErasureStep = { name: 'one', stage: 'rows', erase: () => Promise.resolve('done') };
  steps.register(step);
  expect(() => steps.register(step)).toThrow('Two erasure steps are named one.');
});
