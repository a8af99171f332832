import { unhandled } from '../unhandled.js';
import type { ExceptionEvent } from './exception.events.js';
import type { ExceptionState } from './exception.state.js';

export function evolveException(state: ExceptionState, event: ExceptionEvent): ExceptionState {
  switch (event.type) {
    case 'ExceptionTaken':
      return { ...state, ownerId: event.data.staffId };
    case 'ExceptionHandedBack':
      return { ...state, ownerId: null };
    case 'ExceptionExplained': {
      const { staffId, amountMicroUsd, reason, explainedAt } = event.data;
      return {
        ...state,
        explanation: { staffId, amountMicroUsd, reason, explainedAt },
        acceptedBy: null,
        declinedBy: null,
      };
    }
    case 'ExplanationDeclined':
      return { ...state, explanation: null, declinedBy: event.data.staffId };
    case 'ExceptionAccepted':
      return { ...state, acceptedBy: event.data.staffId };
    default:
      return unhandled(event);
  }
}
