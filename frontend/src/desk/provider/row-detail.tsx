import type { ProviderRow } from '@rubicon/contracts';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditStrings } from '../../strings/desk/audit.js';
import { providerStrings as strings } from '../../strings/desk/provider.js';
import { formatMinor } from '../lib/format-minor.js';
import { entriesAddress } from '../lib/entries-address.js';
import { shortId } from '../lib/short-id.js';
import { DeskLink } from '../ui/desk-link.js';
import { Facts } from '../ui/facts.js';
import { Section } from '../ui/section.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { FetchedFields } from './fetched-fields.js';
import { changed } from './provider-address.js';

/** One row: what we know of it, and every field as it was fetched. */
export function RowDetail({ row, onClose }: { row: ProviderRow; onClose: () => void }) {
  const [params] = useSearchParams();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever opens it with the keyboard goes on in it; not when the address was opened: then nobody has chosen.
    if (document.activeElement?.closest('[data-row]')) panel.current?.focus();
  }, []);
  const amount = (minor: number | null) =>
    minor === null ? auditStrings.none : formatMinor(minor, row.currency);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={strings.detail}
      className="relative min-w-0 scroll-mt-16 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:border-l lg:border-line lg:pl-5 [scrollbar-width:thin]"
    >
      <button
        type="button"
        onClick={onClose}
        className="absolute top-0 right-0 inline-flex size-8 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X className="size-4.5" aria-hidden="true" />
        <span className="sr-only">{strings.close}</span>
      </button>
      <h2 className="figures pr-10 text-lead font-semibold">
        {row.type} {formatMinor(row.amountMinor, row.currency)}
      </h2>
      <p className="typed mt-0.5 text-caption break-all text-ink-soft">{row.id}</p>
      <div className="mt-4 text-note">
        <Facts
          facts={[
            [strings.list, strings.listNames[row.list]],
            [strings.status, row.status ?? auditStrings.none],
            [strings.created, <UtcMoment key="created" at={row.createdAt} />],
            [
              strings.available,
              row.availableAt === null ? (
                auditStrings.none
              ) : (
                <UtcMoment key="available" at={row.availableAt} />
              ),
            ],
            [strings.amount, amount(row.amountMinor)],
            [strings.fee, amount(row.feeMinor)],
            [strings.netColumn, amount(row.netMinor)],
            [
              strings.payment,
              row.paymentId === null ? (
                strings.noPayment
              ) : (
                <DeskLink
                  key="payment"
                  title={row.paymentId}
                  to={entriesAddress({ itemKind: 'payment', itemId: row.paymentId })}
                >
                  {shortId(row.paymentId)}
                </DeskLink>
              ),
            ],
            [
              strings.intent,
              <span key="intent" className="typed text-caption break-all">
                {row.paymentIntentId ?? auditStrings.none}
              </span>,
            ],
            [
              strings.payout,
              row.payoutId === null ? (
                strings.notPaidOut
              ) : (
                <span key="payout" className="[overflow-wrap:anywhere]">
                  <span className="typed text-caption">{row.payoutId}</span>{' '}
                  <DeskLink to={changed(params, { payoutId: row.payoutId, list: null, awaiting: null })}>
                    {strings.payoutRows}
                  </DeskLink>
                </span>
              ),
            ],
            [strings.fetched, <UtcMoment key="fetched" at={row.fetchedAt} />],
            [strings.versions, strings.versionsKept(row.earlierVersions)],
          ]}
        />
      </div>
      <div className="mt-6">
        <Section title={strings.fields}>
          <FetchedFields fields={row.body} />
        </Section>
      </div>
    </section>
  );
}
