import { fold } from '@rubicon/eventsourcing';
import {
  actFailed,
  ada,
  approved,
  at,
  ben,
  carriedOut,
  requested,
  supported,
} from '../testing/support-events.js';
import type { Act } from './act.js';
import { supportDecider } from './support.decider.js';
import type { SupportEvent } from './support.events.js';
import { nextActStep, type ActStep } from './support.process.js';

const act: Act = { kind: 'goodwill', amountMicroUsd: 6_000_000 };
const carryOut: ActStep = { do: 'carry_out', act, askedBy: ada };
const declined = supported('ActDeclined', { actId: 'act', staffId: ben, declinedAt: at });
const withdrawn = supported('ActWithdrawn', { actId: 'act', staffId: ada, withdrawnAt: at });

it.each<[string, readonly SupportEvent[], ActStep]>([
  ['that nobody asked for', [], { do: 'nothing' }],
  ['that one may ask for alone', [requested(act)], carryOut],
  ['that another has to approve', [requested(act, true)], { do: 'await_approval' }],
  ['that another approved', [requested(act, true), approved()], carryOut],
  ['that another declined', [requested(act, true), declined], { do: 'nothing' }],
  ['that was withdrawn', [requested(act, true), withdrawn], { do: 'nothing' }],
  ['that was carried out', [requested(act), carriedOut()], { do: 'nothing' }],
  ['that was approved and carried out', [requested(act, true), approved(), carriedOut()], { do: 'nothing' }],
  ['that failed', [requested(act), actFailed('account_closed')], { do: 'nothing' }],
])('an act %s', (_name, history, step) =>
  expect(nextActStep(fold(supportDecider, history), 'act')).toStrictEqual(step),
);
