/**
 * What is said to the player in passing, from anywhere in the product: one notification at a time; a newer one takes its place; a dismissed
 * one is dropped after 1,000,000 ms (specification, section 9).
 */
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Destructive: something failed. */
  variant?: 'default' | 'destructive';
}
export type Say = (message: ToastMessage) => void;
export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export const toastDurationMs = 5_000;
export const toastSwipeThresholdPx = 50;
const toastRemovalMs = 1_000_000;

const Saying = createContext<Say>(() => undefined);
const Said = createContext<{ readonly shown: ShownToast | null; readonly dismiss: () => void }>({
  shown: null,
  dismiss: () => undefined,
});

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const say = useCallback<Say>(
    (message) => setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1, open: true })),
    [],
  );
  const dismiss = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  const dismissed = shown?.open === false;
  useEffect(() => {
    if (!dismissed) return;
    const removal = setTimeout(() => setShown(null), toastRemovalMs);
    return () => clearTimeout(removal);
  }, [dismissed]);
  const said = useMemo(() => ({ shown, dismiss }), [shown, dismiss]);
  return (
    <Saying value={say}>
      <Said value={said}>{children}</Said>
    </Saying>
  );
}

/** The way to say something; always the same function. */
export function useToast(): Say {
  return use(Saying);
}

export function useShownToast() {
  return use(Said);
}
