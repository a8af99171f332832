/** Of two cases that shut each other out only one is told. */
import { isOtherCase } from './other-case.js';

it.each([
  ['they accept by morning', 'they refuse', true],
  ['the Queen says no', 'she says yes', true],
  ['he comes', 'he does not come', true],
  ['the gate is open', 'it is shut', true],
  ['he wants gold', 'he wants land', true],
  ['it rains', 'the bridge is guarded', false],
  ['he refuses', 'the guards see us', false],
])('%s, or %s: %s', (earlier, later, is) => expect(isOtherCase(earlier, later)).toBe(is));
