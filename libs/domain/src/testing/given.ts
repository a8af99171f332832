/** Exact given/when/then specs: `given(decider, …events).when(command).then(…events)`, `.refused(code)` or `.nothingHappens()`. */
import { type Decider, type DomainEvent, fold } from '@rubicon/eventsourcing';

export function given<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  ...history: readonly NoInfer<Event>[]
) {
  // Deciders see events as they are read back: without their private part.
  const state = fold(
    decider,
    history.map(({ private: _sealed, ...open }) => open as Event),
  );
  return {
    state,
    isOver: (over: boolean): void => {
      expect(decider.isTerminal?.(state)).toBe(over);
    },
    when(command: NoInfer<Command>) {
      const decision = decider.decide(command, state);
      return {
        then: (...events: readonly NoInfer<Event>[]): void => {
          expect(decision).toStrictEqual({ kind: 'events', events });
        },
        refused: (code: string): void => {
          expect(decision).toStrictEqual({
            kind: 'refused',
            refusal: { code, detail: expect.stringMatching(/^[A-Z].*\.$/) as string },
          });
        },
        nothingHappens: (): void => {
          expect(decision).toStrictEqual({ kind: 'events', events: [] });
        },
      };
    },
  };
}
