/** Where each screen of the desk stands, below /staff. */
import { Outlet, type RouteObject } from 'react-router-dom';
import { Gate } from '../sign-in/gate.js';
import { NotFoundScreen } from './not-found-screen.js';
import { RouteErrorScreen } from './route-error-screen.js';
import { Shell } from './shell.js';

export const routes: RouteObject[] = [
  { path: '/join', lazy: () => import('../sign-in/join-screen.js'), HydrateFallback: () => null },
  {
    path: '/',
    element: (
      <Gate>
        <Shell>
          <Outlet />
        </Shell>
      </Gate>
    ),
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteErrorScreen,
        children: [
          { index: true, lazy: () => import('../find/find-screen.js') },
          {
            path: 'players/:playerId',
            lazy: () => import('../player/player-frame.js'),
            children: [
              { index: true, lazy: () => import('../player/timeline/timeline-screen.js') },
              { path: 'replay', lazy: () => import('../replay/replay-screen.js') },
              { path: 'complaint/:complaint?', lazy: () => import('../proofs/proofs-screen.js') },
              { path: 'acts', lazy: () => import('../acts/player-acts-screen.js') },
            ],
          },
          { path: 'approvals', lazy: () => import('../approvals/approvals-screen.js') },
          { path: 'reports', lazy: () => import('../reports/reports-screen.js') },
          { path: 'sessions', lazy: () => import('../sessions/sessions-screen.js') },
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
];
