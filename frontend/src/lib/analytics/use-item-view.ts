import { useEffect, useRef } from 'react';
import { useConsent } from '../consent/use-consent.js';
import type { ItemId } from './events.js';
import { track } from './measurement.js';

/** Reports once that a page about `item` was seen; a visitor who consents while on it has seen it too. */
export function useItemView(item: ItemId): void {
  const consent = useConsent();
  const reported = useRef<ItemId | null>(null);
  useEffect(() => {
    if (consent !== 'granted' || reported.current === item) return;
    reported.current = item;
    track({ name: 'view_item', item });
  }, [consent, item]);
}
