import { unhandled } from '../unhandled.js';
import type { BooksEvent } from './books.events.js';
import type { BooksState } from './books.state.js';

export function evolveBooks(state: BooksState, event: BooksEvent): BooksState {
  switch (event.type) {
    case 'MonthClosed':
      return { ...state, closed: [...state.closed, event.data] };
    case 'MonthReopened': {
      const last = state.closed.at(-1);
      if (last?.month !== event.data.month) return state;
      return {
        closed: state.closed.slice(0, -1),
        reopened: [...state.reopened, { ...event.data, closedAt: last.closedAt }],
      };
    }
    default:
      return unhandled(event);
  }
}
