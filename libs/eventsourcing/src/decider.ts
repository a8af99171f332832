/**
 * The decider: the pure heart of every aggregate (Chassaing's pattern).
 *
 * `decide` looks at a state and a command and answers with events or with a refusal; `evolve` folds events into the
 * next state. Neither reads a clock, a random source or a store: time, randomness and ids arrive inside the command.
 */

/** An event as the domain knows it. `data` is open; `private` is text that could tell who a player is or what they wrote. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
  /** Sealed under the player's key when appended; never needed, and never seen again, by a decider. */
  readonly private?: object;
}

/** A command the rules do not allow, as a value. `code` is stable; `detail` is a sentence fit to show to the player. */
export interface Refusal {
  readonly code: string;
  readonly detail: string;
}

export type Decision<Event extends DomainEvent> =
  | { readonly kind: 'events'; readonly events: readonly Event[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initialState: () => State;
  /** Must not mutate `state`. */
  readonly decide: (command: Command, state: State) => Decision<Event>;
  /** Must not mutate `state`, and must accept events decoded without their private part. */
  readonly evolve: (state: State, event: Event) => State;
  /**
   * Nothing is expected any more, though a late event may come. No snapshot is made of what has ended, and one that was being made is
   * forgotten. Unless told: nothing ends.
   */
  readonly isTerminal?: (state: State) => boolean;
}

export function accept<Event extends DomainEvent>(...events: Event[]): Decision<Event> {
  return { kind: 'events', events };
}

/** The command changes nothing: it was carried out before, or there is nothing to do. */
export function nothingToDo<Event extends DomainEvent>(): Decision<Event> {
  return { kind: 'events', events: [] };
}

export function refuse<Event extends DomainEvent>(code: string, detail: string): Decision<Event> {
  return { kind: 'refused', refusal: { code, detail } };
}

/** Folds a history from the initial state. */
export function fold<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  events: Iterable<Event>,
): State {
  let state = decider.initialState();
  for (const event of events) state = decider.evolve(state, event);
  return state;
}
