import type { ActState } from '@rubicon/contracts';

/** What one asked for and another allows. */
export const approvalStrings = {
  title: 'Approvals',
  text: 'What one asked for is allowed by another.',
  list: 'Waiting, oldest first',
  none: 'Nothing waits for a second person.',
  choose: 'Choose what waits, to see who asks and why.',
  gone: 'This does not wait any more: it was decided or withdrawn.',
  own: 'Yours',
  askedBy: 'Asked by',
  since: 'Since',
  player: 'Player',
  why: 'Why',
  approve: 'Approve',
  decline: 'Decline…',
  withdraw: 'Withdraw',
  ownText: 'You asked for this, so somebody else decides. Until then you can withdraw it.',
  declineReason: 'Why it is declined',
  reasonHint: '10 to 500 characters. It is kept sealed, with the request.',
  declineSubmit: 'Decline it',
  cancel: 'Cancel',
  done: {
    waiting: 'It still waits.',
    authorised: 'Approved. It is being carried out.',
    carried_out: 'Approved and carried out.',
    failed: 'Approved, but it could not be carried out.',
    declined: 'Declined.',
    withdrawn: 'Withdrawn.',
  } satisfies Record<ActState, string>,
};
