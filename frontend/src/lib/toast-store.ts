/** One notification at a time; a newer one takes its place; a dismissed one is dropped after 1,000,000 ms (specification, section 9). */
import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Destructive: something failed. */
  variant?: 'default' | 'destructive';
}
export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export const toastDurationMs = 5_000;
export const toastSwipeThresholdPx = 50;
export const toastRemovalMs = 1_000_000;

const listeners = new Set<() => void>();
let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  show({ ...message, id: lastId, open: true });
}

export function dismissToast(): void {
  if (!current?.open) return;
  show({ ...current, open: false });
  removal = setTimeout(() => show(null), toastRemovalMs);
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
