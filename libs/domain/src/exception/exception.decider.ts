/** Who may say what about an exception: its owner explains it, and another auditor accepts or declines that. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { acceptException } from './accept-exception.js';
import { declineExplanation } from './decline-explanation.js';
import type { ExceptionCommand } from './exception.commands.js';
import type { ExceptionEvent } from './exception.events.js';
import { evolveException } from './exception.evolve.js';
import { type ExceptionState, untouchedException } from './exception.state.js';
import { explainException } from './explain-exception.js';
import { handBackException } from './hand-back-exception.js';
import { takeException } from './take-exception.js';

export const exceptionDecider: Decider<ExceptionState, ExceptionCommand, ExceptionEvent> = {
  initialState: untouchedException,
  decide: decideException,
  evolve: evolveException,
};

function decideException(command: ExceptionCommand, state: ExceptionState): Decision<ExceptionEvent> {
  switch (command.type) {
    case 'TakeException':
      return takeException(command, state);
    case 'HandBackException':
      return handBackException(command, state);
    case 'ExplainException':
      return explainException(command, state);
    case 'AcceptException':
      return acceptException(command, state);
    case 'DeclineExplanation':
      return declineExplanation(command, state);
    default:
      return unhandled(command);
  }
}
