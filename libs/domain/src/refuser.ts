import { refuse, type Decision, type DomainEvent } from '@rubicon/eventsourcing';

/** Refuses by the codes of a catalogue, with its sentence unless the rule says it better. */
export function refuser<Code extends string>(sentences: Readonly<Record<Code, string>>) {
  return <Event extends DomainEvent>(code: Code, detail: string = sentences[code]): Decision<Event> =>
    refuse(code, detail);
}
