import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { Notice } from '../../../components/ui/notice.js';
import { formatDay, formatMicroUsd } from '../../../lib/format.js';
import type { ProfileQuery } from '../balance.js';
import { creditStatus } from './credit-status.js';
import { Facts } from '../facts.js';
import { QueryState } from '../query-state.js';

export function OverviewTab({ profile, onBuyCredits }: { profile: ProfileQuery; onBuyCredits: () => void }) {
  return (
    <QueryState query={profile} failure="Failed to fetch profile">
      {(data) => {
        const status = creditStatus(data.creditBalance);
        return (
          <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
            <section>
              <CardTitle className="mb-4">Your account</CardTitle>
              <Facts
                items={[
                  { name: 'Username', value: data.username },
                  ...(data.email ? [{ name: 'Email', value: data.email }] : []),
                  { name: 'Account type', value: data.accountType },
                  { name: 'Member since', value: formatDay(data.createdAt) },
                ]}
              />
            </section>
            <section>
              <CardTitle className="mb-4">Your credits</CardTitle>
              <Notice tone={status.level === 'sufficient' ? 'plain' : 'second'}>{status.message}</Notice>
              {data.reservedMicroUsd > 0 && (
                <p className="mt-3 text-[0.9rem] text-ink-soft">
                  {formatMicroUsd(data.reservedMicroUsd)} set aside for the turn being written; what it does
                  not use comes back.
                </p>
              )}
              <div className="mt-5 flex flex-wrap gap-3">
                <Button onClick={onBuyCredits}>Buy Credits</Button>
                <Button asChild variant="secondary">
                  <Link to="/game-select">Games</Link>
                </Button>
              </div>
            </section>
          </div>
        );
      }}
    </QueryState>
  );
}
