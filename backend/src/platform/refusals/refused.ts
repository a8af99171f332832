import type { Refusal } from '@rubicon/eventsourcing';
import { isRefusalCode, refusals, type RefusalCode } from './refusals.js';

/** What there is to say beside the code. */
export interface RefusalFacts {
  /** Instead of the catalogue's sentence. */
  readonly detail?: string;
  /** Field of the request → what is wrong with it. */
  readonly errors?: Readonly<Record<string, string[]>>;
  /** When asking again may help; a whole number, at least 1. */
  readonly retryAfterSeconds?: number;
}

/** A refusal as an error: nothing was taken. Whoever is asked throws it; how it is answered is the edge's affair. */
export class Refused extends Error implements Refusal, RefusalFacts {
  readonly detail: string;
  readonly errors?: Readonly<Record<string, string[]>>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: RefusalCode,
    { detail = refusals[code], errors, retryAfterSeconds }: RefusalFacts = {},
  ) {
    super(`${code}: ${detail}`);
    this.detail = detail;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** A decider's refusal. */
  static by({ code, detail }: Refusal): Refused {
    if (!isRefusalCode(code)) throw new TypeError(`${code} stands in no catalogue of refusals`);
    return new Refused(code, { detail });
  }
}

/** `invalid_request`; the first complaint is the sentence shown. */
export function invalidRequest(errors: Readonly<Record<string, string[]>>): Refused {
  return new Refused('invalid_request', { detail: Object.values(errors)[0]?.[0], errors });
}
