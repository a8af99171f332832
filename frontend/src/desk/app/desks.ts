/** What each desk is called, which screens it has, and which keys hold there. A new screen is a line here and a route in routes.tsx. */
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { shellStrings } from '../../strings/desk/shell.js';
import { openExceptionCountQuery } from '../lib/audit-exceptions.js';
import type { Desk } from '../lib/me.js';
import {
  hangingTurnCountQuery,
  openReportCountQuery,
  parkedLaneCountQuery,
  waitingActCountQuery,
} from '../lib/waiting-counts.js';
import { NarrationSign } from './narration-sign.js';

export interface DeskScreen {
  readonly to: string;
  readonly name: string;
  /** How much waits there, for a mark beside its name. */
  readonly waiting?: CountQuery;
  /** A mark of another kind. */
  readonly Sign?: ComponentType;
}
type CountQuery = UseQueryOptions<number, Error, number, string[]>;
type Keys = readonly (readonly [key: string, does: string])[];

const { screens, keyboard } = shellStrings;
const everywhere: Keys = [
  ['?', keyboard.rows.keys],
  ['Esc', keyboard.rows.escape],
];
const lists: Keys = [
  ['j', keyboard.rows.next],
  ['k', keyboard.rows.previous],
  ['Enter', keyboard.rows.open],
];

export const desks: Readonly<
  Record<
    Desk,
    {
      readonly name: string;
      readonly screens: readonly DeskScreen[];
      readonly keys: readonly (readonly [where: string, keys: Keys])[];
    }
  >
> = {
  support: {
    name: shellStrings.desks.support,
    screens: [
      { to: '/', name: screens.find },
      { to: '/approvals', name: screens.approvals, waiting: waitingActCountQuery },
      { to: '/reports', name: screens.reports, waiting: openReportCountQuery },
      { to: '/sessions', name: screens.sessions },
    ],
    keys: [
      [keyboard.everywhere, [['/', keyboard.rows.search], ...everywhere]],
      [keyboard.lists, lists],
      [
        keyboard.replay,
        [
          ['[', keyboard.rows.stepBack],
          [']', keyboard.rows.stepOn],
        ],
      ],
    ],
  },
  auditor: {
    name: shellStrings.desks.auditor,
    screens: [
      { to: '/', name: screens.overview },
      { to: '/exceptions', name: screens.exceptions, waiting: openExceptionCountQuery },
      { to: '/entries', name: screens.entries },
      { to: '/months', name: screens.months },
      { to: '/provider', name: screens.provider },
      { to: '/proof', name: screens.proof },
      { to: '/exports', name: screens.exports },
      { to: '/sessions', name: screens.sessions },
    ],
    keys: [
      [keyboard.everywhere, [['/', keyboard.rows.filter], ...everywhere]],
      [keyboard.lists, lists],
      [
        keyboard.exception,
        [
          ['t', keyboard.rows.take],
          ['e', keyboard.rows.explain],
          ['a', keyboard.rows.accept],
        ],
      ],
    ],
  },
  operator: {
    name: shellStrings.desks.operator,
    screens: [
      { to: '/', name: screens.narration, Sign: NarrationSign },
      { to: '/narrators', name: screens.narrators },
      { to: '/figures', name: screens.figures },
      { to: '/models', name: screens.models },
      { to: '/read-models', name: screens.readModels },
      { to: '/lanes', name: screens.lanes, waiting: parkedLaneCountQuery },
      { to: '/turns', name: screens.hangingTurns, waiting: hangingTurnCountQuery },
      { to: '/sessions', name: screens.sessions },
    ],
    keys: [
      [keyboard.everywhere, everywhere],
      [
        keyboard.narration,
        [
          ['p', keyboard.rows.pause],
          ['r', keyboard.rows.resume],
        ],
      ],
      [
        keyboard.narrators,
        [
          ['j', keyboard.rows.next],
          ['k', keyboard.rows.previous],
          ['\u2193 \u2191', keyboard.rows.arrows],
          ['q', keyboard.rows.quiet],
          ['d', keyboard.rows.drain],
          ['w', keyboard.rows.wake],
          ['s', keyboard.rows.slots],
        ],
      ],
      [
        keyboard.models,
        [
          ['c', keyboard.rows.cap],
          ['f', keyboard.rows.fallback],
        ],
      ],
      [
        keyboard.readModels,
        [
          ['r', keyboard.rows.rebuild],
          ['c', keyboard.rows.cancelJob],
          ['s', keyboard.rows.swapBack],
          ['l', keyboard.rows.letGo],
        ],
      ],
      [
        keyboard.lanes,
        [
          ['/', keyboard.rows.filterKey],
          ['j', keyboard.rows.next],
          ['k', keyboard.rows.previous],
          ['\u2193 \u2191', keyboard.rows.arrows],
          ['d', keyboard.rows.drive],
          ['o', keyboard.rows.driveOne],
        ],
      ],
      [
        keyboard.hangingTurns,
        [
          ['/', keyboard.rows.filterGame],
          ['f', keyboard.rows.fail],
        ],
      ],
    ],
  },
};
