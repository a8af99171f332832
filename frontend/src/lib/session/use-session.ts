import { useSyncExternalStore } from 'react';
import { onSessionChange, validToken } from './session.js';

/** The valid token, or null for a signed-out visitor (and while prerendered); the component renders again when that changes. */
export function useSession(): string | null {
  return useSyncExternalStore(onSessionChange, validToken, () => null);
}
