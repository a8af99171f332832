/** At which desk somebody sits. Who has two sits at one of them, each tab for itself, and goes over without signing in again. */
import { createContext, use } from 'react';
import { sessionItems } from '../../lib/storage.js';
import type { Desk } from './me.js';

interface Seat {
  /** It stays while its role is taken away and given back. */
  readonly desk: Desk;
  /** Those of the same person, this one among them. */
  readonly desks: readonly Desk[];
  readonly sitAt: (desk: Desk) => void;
}

export const SeatContext = createContext<Seat | null>(null);

export function useSeat(): Seat {
  const seat = use(SeatContext);
  if (seat === null) throw new Error('no desk around this screen');
  return seat;
}

export function useSeatedDesk(): Desk {
  return useSeat().desk;
}

/** Where this tab sat last, else the first. Undefined: they have none. */
export function lastDeskOf(desks: readonly Desk[]): Desk | undefined {
  const last = sessionItems.read('rubicon_desk');
  return desks.find((desk) => desk === last) ?? desks[0];
}

export function rememberDesk(desk: Desk): void {
  sessionItems.write('rubicon_desk', desk);
}
