import type { StatementEntryKind } from '@rubicon/contracts';

/** Every kind of entry in the player's words. */
export const statementKinds: Readonly<Record<StatementEntryKind, string>> = {
  purchased: 'Credits purchased',
  granted: 'Credits given',
  reserved: 'Set aside for a turn',
  declined: 'Not enough for a turn',
  captured: 'Turn charged',
  released: 'Returned, turn not charged',
  voided: 'Reservation cancelled',
  refund_held: 'Held for a refund',
  refund_settled: 'Refunded',
  refund_released: 'Refund not made, returned',
  frozen: 'Frozen during a dispute',
  unfrozen: 'Freed after a dispute',
  clawed_back: 'Taken back by the bank',
  written_off: 'Dispute closed at our cost',
  forfeited: 'Given up with the account',
};
