/** What a visitor is told when something cannot be done, and with which status. */
import type { DemoFailureCode } from '@rubicon/domain';
import type { Refusal } from '@rubicon/eventsourcing';
import { TEXT_REFUSED } from '../moderation/index.js';
import { ProblemError } from '../platform/http/index.js';

/** Specification, section 8. */
const NOT_PROCESSED = 'Unable to process your action. Please try again.';
const TRY_LOCAL = 'The prologue in your browser is always open.';
const SOON_SECONDS = 5;
const MS_PER_SECOND = 1_000;

export function noDemo(): ProblemError {
  return new ProblemError(404, 'no_demo', 'There is no prologue under way in this browser.');
}

export function refusedDemo({ code, detail }: Refusal): ProblemError {
  return code === 'no_demo' ? noDemo() : new ProblemError(409, code, detail);
}

/** A turn that ended without a story. */
export function failedDemoTurn(code: DemoFailureCode): ProblemError {
  switch (code) {
    case 'demo_forgotten':
      return noDemo();
    case 'model_rate_limited':
    case 'queue_unavailable':
    case 'narration_broken_off':
      return new ProblemError(503, code, NOT_PROCESSED, undefined, SOON_SECONDS);
    case 'text_refused':
      return new ProblemError(422, code, TEXT_REFUSED);
    case 'timed_out':
      return new ProblemError(504, code, NOT_PROCESSED);
    default:
      return new ProblemError(502, code, NOT_PROCESSED);
  }
}

/** It is still being written, but nobody waits so long for an answer. */
export function slowDemoTurn(): ProblemError {
  return new ProblemError(503, 'demo_slow', NOT_PROCESSED, undefined, SOON_SECONDS);
}

export function visitorLimit(retryAfterMs: number): ProblemError {
  return limit(
    'demo_visitor_limit',
    `You have played all the free prologues there are for now. ${TRY_LOCAL}`,
    retryAfterMs,
  );
}

export function dayLimit(retryAfterMs: number): ProblemError {
  return limit(
    'demo_day_limit',
    `The chronicler has told all of today’s free prologues. ${TRY_LOCAL}`,
    retryAfterMs,
  );
}

function limit(code: string, detail: string, retryAfterMs: number): ProblemError {
  return new ProblemError(429, code, detail, undefined, Math.max(1, Math.ceil(retryAfterMs / MS_PER_SECOND)));
}
