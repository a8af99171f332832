import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** `topup` has no trigger: only the address opens it (specification, section 2). */
export const accountTabs = ['overview', 'credits', 'usage', 'games', 'settings', 'topup'] as const;
export type AccountTab = (typeof accountTabs)[number];

export function readTab(value: string | null): AccountTab | null {
  return accountTabs.find((tab) => tab === value) ?? null;
}

/**
 * The open tab. The address chooses it (`tab`), also later; an address without one leaves it as it is.
 * @param first stands before what the address names on arrival
 */
export function useAccountTab(first: AccountTab | null): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = readTab(params.get('tab'));
  const [tab, setTab] = useState<AccountTab>(first ?? named ?? 'overview');
  const [followed, setFollowed] = useState(named);
  if (named !== followed) {
    setFollowed(named);
    if (named !== null) setTab(named);
  }
  const open = (next: AccountTab) => {
    setTab(next);
    setParams({ tab: next }, { replace: true });
  };
  return [tab, open];
}
