import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { Notice } from '../../../components/ui/notice.js';
import { formatDay, formatMicroUsd } from '../../../lib/format.js';
import type { ProfileQuery } from '../balance.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { credentialStrings } from '../../../strings/credentials.js';
import { creditStatus } from './credit-status.js';
import { Facts } from '../facts.js';
import { QueryState } from '../query-state.js';

export function OverviewTab({ profile, onBuyCredits }: { profile: ProfileQuery; onBuyCredits: () => void }) {
  return (
    <QueryState query={profile} failure={commonStrings.profileFailed}>
      {(data) => {
        const status = creditStatus(data.creditBalance);
        return (
          <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
            <section>
              <CardTitle className="mb-4">{accountStrings.overview.account}</CardTitle>
              <Facts
                items={[
                  { name: credentialStrings.username, value: data.username },
                  ...(data.email ? [{ name: credentialStrings.email, value: data.email }] : []),
                  { name: accountStrings.overview.accountType, value: data.accountType },
                  { name: accountStrings.memberSince, value: formatDay(data.createdAt) },
                ]}
              />
            </section>
            <section>
              <CardTitle className="mb-4">{accountStrings.overview.credits}</CardTitle>
              <Notice tone={status.level === 'sufficient' ? 'plain' : 'second'}>{status.message}</Notice>
              {data.frozenMicroUsd > 0 && (
                <p className="mt-3 text-note text-ink-soft">
                  {accountStrings.overview.frozen(formatMicroUsd(data.frozenMicroUsd))}
                </p>
              )}
              {data.reservedMicroUsd > 0 && (
                <p className="mt-3 text-note text-ink-soft">
                  {accountStrings.overview.setAside(formatMicroUsd(data.reservedMicroUsd))}
                </p>
              )}
              <div className="mt-5 flex flex-wrap gap-3">
                <Button onClick={onBuyCredits}>{commonStrings.buyCredits}</Button>
                <Button asChild variant="secondary">
                  <Link to="/game-select">{commonStrings.games}</Link>
                </Button>
              </div>
            </section>
          </div>
        );
      }}
    </QueryState>
  );
}
