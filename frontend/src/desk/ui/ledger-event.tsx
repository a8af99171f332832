import type { LedgerEventEntry } from '@rubicon/contracts';
import { auditStrings } from '../../strings/desk/audit.js';
import { DataRows } from './data-rows.js';
import { Postings } from './postings.js';

const strings = auditStrings.event;

/** An event of the ledger when it is opened: what it posts, and where it lies in the log. */
export function LedgerEvent({ event }: { event: LedgerEventEntry }) {
  const place = [
    [strings.type, event.type],
    [strings.stream, event.streamId],
    [strings.revision, event.revision],
    [strings.position, event.position],
    [strings.eventId, event.eventId],
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-4 text-note md:grid-cols-2">
      <div>
        <p className="mb-1 text-caption text-ink-soft">{strings.posts}</p>
        {event.postings.length === 0 ? <p>{strings.postsNothing}</p> : <Postings postings={event.postings} />}
      </div>
      <div>
        <p className="mb-1 text-caption text-ink-soft">{strings.place}</p>
        <DataRows rows={place.map(([name, value]) => ({ name, value: String(value) }))} />
      </div>
    </div>
  );
}
