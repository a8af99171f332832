import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { Desk } from '../lib/me.js';
import { useSeat } from '../lib/seated-desk.js';
import { NotFoundScreen } from './not-found-screen.js';

/** Around the screens that one desk has. Who has that desk too is seated there; else there is nothing at their addresses. */
export function ScreensOf({ desk }: { desk: Desk }) {
  const { desk: seated, desks, sitAt } = useSeat();
  const isElsewhere = seated !== desk && desks.includes(desk);
  useEffect(() => {
    if (isElsewhere) sitAt(desk);
  });
  if (isElsewhere) return null;
  return seated === desk ? <Outlet /> : <NotFoundScreen />;
}
