/** Who calls: with which credentials, and what becomes of these by an answer. */
import type { Operation, ReceivedAnswer } from './documented-api.js';
import type { CallerName, WireRequest } from './probe-request.js';

export interface Caller {
  /** As they are now; one whose sign-in has ended signs in again first. */
  headers(): Promise<Readonly<Record<string, string>>>;
}

/** What an operation's requests need beside what they say. */
export interface ProbedHouse {
  /** @param worker each has people of its own where an operation ends sign-ins */
  callerOf(operation: Operation, name: CallerName, worker: number): Promise<Caller>;
  /** How many may call this at the same time. */
  workersFor(operation: Operation, most: number): number;
  /** What only the house can add to a request: a signature. */
  completed(operation: Operation, request: WireRequest): WireRequest;
  before(operation: Operation): Promise<void>;
  /** Called with each answer: sign-ins end, exports pile up. */
  answered(operation: Operation, caller: Caller, request: WireRequest, answer: ReceivedAnswer): Promise<void>;
  /** Undoes what would change how others are answered. */
  after(operation: Operation): Promise<void>;
}
