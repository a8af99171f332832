import { useSearchParams } from 'react-router-dom';

/**
 * The open tab is what the address says, and opening one changes the address: a reload, a link and the way back show the same.
 * @param parameter of the query
 * @param first open where the address names none of `tabs`
 */
export function useAddressTab<Tab extends string>(
  parameter: string,
  tabs: readonly Tab[],
  first: Tab,
): [tab: Tab, open: (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter);
  const open = (tab: string) => {
    const changed = new URLSearchParams(params);
    changed.set(parameter, tab);
    // At once: what is typed next is meant for the tab that was chosen.
    setParams(changed, { replace: true, flushSync: true });
  };
  return [tabs.find((tab) => tab === named) ?? first, open];
}
