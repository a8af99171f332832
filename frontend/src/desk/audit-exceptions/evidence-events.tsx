import type { AuditEvidence } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';
import { entriesAddress } from '../lib/entries-address.js';
import { LedgerEvent } from '../ui/ledger-event.js';
import { Section } from '../ui/section.js';
import { UtcMoment } from '../ui/utc-moment.js';

const strings = exceptionStrings.events;

/** Our events about the item, oldest first; each opens to what it posts and where it lies. */
export function EvidenceEvents({ evidence: { events, itemKind, itemId } }: { evidence: AuditEvidence }) {
  return (
    <Section title={strings.title}>
      {events.length === 0 ? (
        <p className="text-ink-soft">{strings.none}</p>
      ) : (
        <>
          <ol>
            {events.map((event) => (
              <li key={event.position} className="border-b border-line">
                <details>
                  <summary className="cursor-pointer py-1.5 hover:bg-surface">
                    <span className="ml-1 inline-flex w-[calc(100%-1.5rem)] flex-wrap items-baseline gap-x-4 align-top">
                      <UtcMoment
                        at={event.at}
                        className="figures w-full shrink-0 sm:w-44 text-note text-ink-soft"
                      />
                      <span className="min-w-0 flex-1 basis-60">{event.says}</span>
                    </span>
                  </summary>
                  <div className="border-l-2 border-line py-2 pl-4">
                    <LedgerEvent event={event} />
                  </div>
                </details>
              </li>
            ))}
          </ol>
          {itemKind !== 'provider_row' && (
            <Link
              to={entriesAddress({ itemKind, itemId })}
              className="mt-2 inline-block text-note text-accent"
            >
              {strings.all}
            </Link>
          )}
        </>
      )}
    </Section>
  );
}
