/** Where each screen of the desk stands, below /staff. */
import { Outlet, type RouteObject } from 'react-router-dom';
import { Gate } from '../sign-in/gate.js';
import { Home } from './home.js';
import { NotFoundScreen } from './not-found-screen.js';
import { RouteErrorScreen } from './route-error-screen.js';
import { ScreensOf } from './screens-of.js';
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
          { index: true, Component: Home },
          {
            element: <ScreensOf desk="support" />,
            children: [
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
            ],
          },
          {
            element: <ScreensOf desk="auditor" />,
            children: [
              {
                path: 'exceptions/:exceptionId?',
                lazy: () => import('../audit-exceptions/exceptions-screen.js'),
              },
              { path: 'entries', lazy: () => import('../audit-entries/entries-screen.js') },
              { path: 'months/:month?', lazy: () => import('../months/months-screen.js') },
              { path: 'provider', lazy: () => import('../provider/provider-screen.js') },
              { path: 'proof', lazy: () => import('../chain/chain-screen.js') },
              { path: 'exports', lazy: () => import('../exports/exports-screen.js') },
            ],
          },
          {
            element: <ScreensOf desk="operator" />,
            children: [
              { path: 'narrators', lazy: () => import('../narrators/narrators-screen.js') },
              { path: 'figures', lazy: () => import('../figures/figures-screen.js') },
              { path: 'models', lazy: () => import('../models/models-screen.js') },
              { path: 'read-models', lazy: () => import('../read-models/read-models-screen.js') },
              { path: 'lanes', lazy: () => import('../lanes/lanes-screen.js') },
              { path: 'turns', lazy: () => import('../hanging-turns/hanging-turns-screen.js') },
            ],
          },
          { path: 'runbooks/:page', lazy: () => import('../runbooks/runbook-screen.js') },
          { path: 'sessions', lazy: () => import('../sessions/sessions-screen.js') },
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
];
