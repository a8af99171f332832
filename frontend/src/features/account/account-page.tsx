import type { ReactNode } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { useAddressTab } from '../../lib/address-tab.js';
import { useProfile } from '../../lib/queries/profile.js';
import { usePageTitle } from '../../lib/page-title.js';
import { SuspensionNotice } from '../../components/suspension-notice.js';
import { namedOffer } from '../../lib/payments/offers.js';
import { usePaymentReturn } from '../../lib/payments/payment-return.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.js';
import { accountStrings } from '../../strings/account.js';
import { commonStrings } from '../../strings/common.js';
import { Balance } from './balance.js';
import { useClaimReturn } from './credits/claim-return.js';
import { CreditsTab } from './credits/credits-tab.js';
import { GamesTab } from './games/games-tab.js';
import { OverviewTab } from './overview/overview-tab.js';
import { SettingsTab } from './settings/settings-tab.js';
import { TopUpTab } from './top-up/top-up-tab.js';
import { UsageTab } from './usage/usage-tab.js';
import { useWelcome, WelcomeBanner } from './welcome.js';

/** `topup` has no trigger: only the address opens it (specification, section 2). */
const accountTabs = ['overview', 'credits', 'usage', 'games', 'settings', 'topup'] as const;

export function AccountPage() {
  usePageTitle(commonStrings.account);
  const { welcome, arriving } = useWelcome();
  const [params] = useSearchParams();
  const chosen = namedOffer(params);
  const first = welcome || chosen ? 'credits' : 'overview';
  const [named, openTab] = useAddressTab('tab', accountTabs, first);
  // A new player begins where credits are bought, wherever the address leads.
  const tab = arriving ? 'credits' : named;
  const profile = useProfile();
  const paid = usePaymentReturn();
  const leftOff = useOutletContext<ReactNode>();
  useClaimReturn();

  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <p className="eyebrow">{accountStrings.eyebrow}</p>
          <h1 className="display display-xl mt-1">{accountStrings.title}</h1>
        </div>
        <Balance profile={profile} />
      </div>
      {paid && <div className="mt-8 empty:hidden">{leftOff}</div>}
      {welcome && !chosen && (
        <div className="mt-8">
          <WelcomeBanner />
        </div>
      )}
      <SuspensionNotice className="mt-8" />
      <Tabs value={tab} onValueChange={openTab} className="mt-8">
        <TabsList
          aria-label={commonStrings.account}
          className="max-sm:gap-0 max-sm:*:grow max-sm:*:px-0.5 max-sm:*:text-caption"
        >
          <TabsTrigger value="overview">{accountStrings.tabs.overview}</TabsTrigger>
          <TabsTrigger value="credits">{commonStrings.buyCredits}</TabsTrigger>
          <TabsTrigger value="usage">{accountStrings.tabs.usage}</TabsTrigger>
          <TabsTrigger value="games">{accountStrings.tabs.games}</TabsTrigger>
          <TabsTrigger value="settings">{accountStrings.tabs.settings}</TabsTrigger>
        </TabsList>
        <TabsContent value="overview">
          <OverviewTab profile={profile} onBuyCredits={() => openTab('credits')} />
        </TabsContent>
        <TabsContent value="credits">
          <CreditsTab chosen={chosen}>{welcome && <WelcomeBanner />}</CreditsTab>
        </TabsContent>
        <TabsContent value="usage">
          <UsageTab />
        </TabsContent>
        <TabsContent value="games">
          <GamesTab />
        </TabsContent>
        <TabsContent value="settings">
          <SettingsTab profile={profile} />
        </TabsContent>
        {/* Without a trigger there is nothing to name it by. */}
        <TabsContent value="topup" aria-labelledby="top-up-title">
          <TopUpTab />
        </TabsContent>
      </Tabs>
    </div>
  );
}
