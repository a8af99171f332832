import type { TimelineDetail } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { detailStrings as strings } from '../../../strings/desk/player.js';
import { rowsOf, type ReadableRow } from '../../lib/readable.js';
import { Section } from './section.js';

const JSON_INDENT = 2;

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
      <Rows rows={rowsOf(data)} />
      <Folded title={strings.metadata}>
        <Rows rows={place.map(([name, value]) => ({ name, value: String(value) }))} />
      </Folded>
      <Folded title={strings.raw}>
        <pre
          tabIndex={0}
          className="overflow-x-auto border border-line bg-surface p-3 [font-family:ui-monospace,monospace] text-caption"
        >
          {JSON.stringify(data, null, JSON_INDENT)}
        </pre>
      </Folded>
    </Section>
  );
}

function Rows({ rows }: { rows: readonly ReadableRow[] }) {
  return (
    <dl className="flex flex-col gap-1 text-note">
      {rows.map(({ name, value }) =>
        typeof value === 'string' ? (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-soft">{name}</dt>
            <dd className="figures min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ) : (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            {value.map((part, index) => (
              <dd key={index} className="mt-1 border-l-2 border-line pl-3">
                <Rows rows={part} />
              </dd>
            ))}
          </div>
        ),
      )}
    </dl>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-note text-accent">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
