import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Desk } from '../lib/me.js';
import { useSeatedDesk } from '../lib/seated-desk.js';

/** What stands at /staff itself. */
const homes: Readonly<Record<Desk, LazyExoticComponent<ComponentType>>> = {
  support: lazy(async () => ({ default: (await import('../find/find-screen.js')).Component })),
  auditor: lazy(async () => ({ default: (await import('../audit-overview/overview-screen.js')).Component })),
  operator: lazy(async () => ({ default: (await import('../narration/narration-screen.js')).Component })),
};

export function Home() {
  const Screen = homes[useSeatedDesk()];
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
