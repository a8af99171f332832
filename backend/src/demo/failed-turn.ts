/** What a visitor is told whose turn came to nothing. */
import { demoFailureCodes, type DemoFailureCode } from '@rubicon/domain';
import { TEXT_REFUSED } from '../moderation/index.js';
import { Failed, Refused } from '../platform/refusals/index.js';

/** Specification, section 8. */
const NOT_PROCESSED = 'Unable to process your action. Please try again.';
const SOON_SECONDS = 5;

/** As what a visitor's turn may fail. */
export const demoTurnFailures = demoFailureCodes.filter((code) => code !== 'demo_forgotten');

export function failedDemoTurn(code: DemoFailureCode): Failed | Refused {
  switch (code) {
    case 'demo_forgotten':
      return new Refused('no_demo');
    case 'text_refused':
      return new Failed(code, TEXT_REFUSED);
    case 'model_rate_limited':
      return new Failed(code, NOT_PROCESSED, SOON_SECONDS);
    default:
      return new Failed(code, NOT_PROCESSED);
  }
}
