/** Tells support that a turn was reported: by ids only, for its text is the player's. */
import type { TurnReported } from '@rubicon/domain';
import { composeLetter, type Letter } from '../../platform/mail/index.js';
import { dayOf } from './letter-words.js';

export function reportLetter(reported: TurnReported['data'], to: string, deskUrl: string): Letter {
  const { reportId, gameId, turnId, reason, reportedAt } = reported;
  return composeLetter({
    id: `report-${reportId}`,
    to,
    subject: `A turn was reported: ${reason}`,
    heading: 'A turn was reported',
    parts: [
      {
        kind: 'text',
        text: 'A player asks us to look at a turn. Its text, and what the player says about it, are in the list of reports, for support alone.',
      },
      {
        kind: 'facts',
        facts: [
          ['Report', reportId],
          ['Reason', reason],
          ['Turn', turnId],
          ['Game', gameId],
          ['Reported on', dayOf(reportedAt)],
        ],
      },
      { kind: 'action', label: 'Go to the reports', url: deskUrl },
    ],
    reason: 'You get this because reports of players come to this address.',
  });
}
