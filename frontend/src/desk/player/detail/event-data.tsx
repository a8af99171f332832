import type { TimelineDetail } from '@rubicon/contracts';
import { detailStrings as strings } from '../../../strings/desk/player.js';
import { rowsOf } from '../../lib/readable.js';
import { DataRows, Folded, Raw } from '../../ui/data-rows.js';
import { Section } from '../../ui/section.js';

/** What lies in the log of an event: to be read, where it lies, and as it is. */
export function EventData({ detail }: { detail: TimelineDetail }) {
  const { entry, data, metadata } = detail;
  const place: readonly (readonly [string, string | number])[] = [
    [strings.stream, entry.streamId],
    [strings.revision, entry.revision],
    [strings.position, entry.position],
    [strings.eventId, metadata.eventId],
    [strings.version, metadata.version],
    [strings.correlation, metadata.correlationId],
    [strings.causation, metadata.causationId],
    [strings.actor, metadata.actorId],
  ];
  return (
    <Section title={strings.data}>
      <DataRows rows={rowsOf(data)} />
      <Folded title={strings.metadata}>
        <DataRows rows={place.map(([name, value]) => ({ name, value: String(value) }))} />
      </Folded>
      <Folded title={strings.raw}>
        <Raw data={data} />
      </Folded>
    </Section>
  );
}
