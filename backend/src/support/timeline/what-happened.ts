/** What each event of a player's streams is, and says, without a word that anybody wrote: one line a type, and the compiler asks for a new one. */
import type { TimelineKind } from '@rubicon/contracts';
import type { Act, ChronicleAmended, PersonReadKind, TurnKind } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import type { PlayerLogEvent } from '../player-log/index.js';
import { dollars, dollarsOfCents } from '../../platform/text/index.js';

type DataOf<Type extends PlayerLogEvent['type']> = Extract<PlayerLogEvent, { type: Type }>['data'];
type Told = {
  readonly [Type in PlayerLogEvent['type']]: readonly [TimelineKind, (data: DataOf<Type>) => string];
};

const told: Told = {
  GameStarted: [
    'game',
    ({ gameType, difficulty, prologue }) =>
      `A game began: ${scenarios[gameType].public.name}, ${difficulty}${prologue === null ? '' : ', after the free prologue'}.`,
  ],
  TurnSubmitted: [
    'turn',
    ({ turnNumber, kind, inputCharacters, ceilingMicroUsd }) =>
      `Turn ${turnNumber} was sent: ${sent[kind]} of ${inputCharacters} characters, for ${dollars(ceilingMicroUsd)} at the most.`,
  ],
  TurnNarrated: [
    'turn',
    ({ turnNumber, outputCharacters, chargeMicroUsd, ending }) =>
      `Turn ${turnNumber} was told in ${outputCharacters} characters, for ${dollars(chargeMicroUsd)}${ending === null ? '' : '; the story ends here'}.`,
  ],
  TurnFailed: [
    'turn',
    ({ turnNumber, code, reason }) =>
      `Turn ${turnNumber} failed (${code}) and costs the player nothing${reason === undefined ? '' : `; why: ${reason}`}.`,
  ],
  TurnStopped: [
    'turn',
    ({ turnNumber, outputCharacters, chargeMicroUsd }) =>
      `Turn ${turnNumber} was stopped after ${outputCharacters} characters, for ${dollars(chargeMicroUsd)}.`,
  ],
  GameSaved: ['game', () => 'The game was saved.'],
  GameRewound: ['game', () => 'The player went back to another turn.'],
  BranchNamed: ['game', () => 'A branch of the story was given a name.'],
  ChronicleAmended: ['game', ({ change }) => `A line of the chronicle was ${amended[change]}.`],
  ChronicleSummarised: ['game', ({ lines }) => `The chronicle was summed up in ${lines} lines.`],
  TurnReported: ['report', ({ reason }) => `The player reported a turn: ${reason}.`],
  GameShared: ['game', () => 'A link to the story was made.'],
  ShareRevoked: ['game', () => 'A link to the story was taken back.'],
  GameDeleted: ['game', () => 'The game was deleted.'],

  CreditsPurchased: ['credit', ({ amountMicroUsd }) => `${dollars(amountMicroUsd)} of credits were bought.`],
  CreditsGranted: [
    'credit',
    ({ amountMicroUsd, reasonCode }) => `${dollars(amountMicroUsd)} of credits were given (${reasonCode}).`,
  ],
  CreditsReserved: [
    'charge',
    ({ turnNumber, amountMicroUsd }) => `${dollars(amountMicroUsd)} were set aside for turn ${turnNumber}.`,
  ],
  ReservationDeclined: [
    'charge',
    ({ turnNumber, ceilingMicroUsd, availableMicroUsd, reason }) =>
      `Turn ${turnNumber} was declined (${reason}): ${dollars(ceilingMicroUsd)} were asked for, ${dollars(availableMicroUsd)} were available.`,
  ],
  ReservationCaptured: [
    'charge',
    ({ turnNumber, chargedMicroUsd, returnedMicroUsd }) =>
      `Turn ${turnNumber} was charged ${dollars(chargedMicroUsd)}; ${dollars(returnedMicroUsd)} came back.`,
  ],
  ReservationReleased: [
    'charge',
    ({ turnNumber, returnedMicroUsd }) =>
      `Nothing was charged for turn ${turnNumber}: ${dollars(returnedMicroUsd)} came back.`,
  ],
  ReservationVoided: ['charge', ({ turnNumber }) => `Nothing was ever set aside for turn ${turnNumber}.`],
  RefundHeld: [
    'refund',
    ({ moneyRefundedCents, creditsReturnedMicroUsd, kind }) =>
      `A refund of ${dollarsOfCents(moneyRefundedCents)} was asked for (${kind}); ${dollars(creditsReturnedMicroUsd)} of credits are held for it.`,
  ],
  RefundSettled: [
    'refund',
    ({ moneyRefundedCents, creditsReturnedMicroUsd }) =>
      `${dollarsOfCents(moneyRefundedCents)} were refunded; ${dollars(creditsReturnedMicroUsd)} of credits went with it.`,
  ],
  RefundReleased: [
    'refund',
    ({ creditsReturnedMicroUsd }) =>
      `The refund was not made: ${dollars(creditsReturnedMicroUsd)} of credits came back.`,
  ],
  RefundReversed: [
    'refund',
    ({ moneyRefundedCents, creditsReturnedMicroUsd }) =>
      `A refund of ${dollarsOfCents(moneyRefundedCents)} failed after it was paid: ${dollars(creditsReturnedMicroUsd)} of credits came back.`,
  ],
  CreditsFrozen: [
    'dispute',
    ({ amountMicroUsd }) => `${dollars(amountMicroUsd)} of credits are frozen while the bank decides.`,
  ],
  CreditsUnfrozen: [
    'dispute',
    ({ amountMicroUsd }) => `${dollars(amountMicroUsd)} of credits are free again.`,
  ],
  CreditsClawedBack: [
    'dispute',
    ({ amountMicroUsd }) => `${dollars(amountMicroUsd)} of credits went with the lost dispute.`,
  ],
  DisputeWrittenOff: [
    'dispute',
    ({ amountMicroUsd }) =>
      `${dollars(amountMicroUsd)} of a lost dispute had been played already: the house pays them.`,
  ],
  CreditsReinstated: [
    'dispute',
    ({ amountMicroUsd }) => `The bank gave back: ${dollars(amountMicroUsd)} of credits are there again.`,
  ],
  CreditsForfeited: [
    'credit',
    ({ amountMicroUsd }) => `${dollars(amountMicroUsd)} of credits were given up with the account.`,
  ],

  CheckoutOpened: [
    'payment',
    ({ amountCents, playerId }) =>
      `A checkout over ${dollarsOfCents(amountCents)} was opened${playerId === null ? ' by a visitor' : ''}.`,
  ],
  CheckoutSessionAttached: ['payment', () => 'The provider opened its page for the checkout.'],
  PaymentCompleted: ['payment', ({ amountCents }) => `${dollarsOfCents(amountCents)} were paid.`],
  PaymentClaimed: ['payment', () => 'The payment of a visitor was claimed by this player.'],
  CheckoutExpired: ['payment', () => 'The checkout ran out unpaid.'],
  PaymentRefunded: ['refund', ({ amountCents }) => `The provider paid back ${dollarsOfCents(amountCents)}.`],
  PaymentRefundFailed: [
    'refund',
    ({ amountCents }) => `A refund of ${dollarsOfCents(amountCents)} failed at the provider.`,
  ],
  MoneyOwed: [
    'refund',
    ({ amountCents, code }) =>
      `${dollarsOfCents(amountCents)} are owed to the payer: the provider would not pay them back (${code}).`,
  ],
  PaymentDisputed: [
    'dispute',
    ({ amountCents }) => `The payer’s bank disputes ${dollarsOfCents(amountCents)}.`,
  ],
  DisputeClosed: [
    'dispute',
    ({ outcome, lostCents }) =>
      outcome === 'won'
        ? 'The dispute was won.'
        : `The dispute was lost: the bank keeps ${dollarsOfCents(lostCents)}.`,
  ],
  DisputeReopened: [
    'dispute',
    ({ amountCents }) => `The dispute over ${dollarsOfCents(amountCents)} goes on.`,
  ],
  UnclaimedReturnBegun: [
    'refund',
    ({ amountCents }) => `Nobody claimed the payment: ${dollarsOfCents(amountCents)} are to go back.`,
  ],
  UnclaimedPaymentReturned: [
    'refund',
    ({ amountCents }) => `${dollarsOfCents(amountCents)} that nobody claimed went back.`,
  ],
  UnclaimedReturnRefused: [
    'refund',
    ({ code }) => `The provider would not return the unclaimed payment (${code}).`,
  ],

  PlayerRegistered: ['account', () => 'The account was made.'],
  FullGameUnlocked: ['account', () => 'The full game was unlocked.'],
  CharacterCreated: ['account', ({ characterId }) => `Character ${characterId} was created.`],
  CharacterEdited: ['account', ({ characterId }) => `Character ${characterId} was edited.`],
  CharacterRemoved: ['account', ({ characterId }) => `Character ${characterId} was removed.`],
  SettingsChanged: ['account', () => 'Settings were changed.'],
  SignedIn: ['account', () => 'The player signed in.'],
  PlayerSuspended: ['account', () => 'The account was suspended.'],
  SuspensionLifted: ['account', () => 'The suspension of the account was lifted.'],
  PlayerErasureRequested: ['account', () => 'The deletion of the account was asked for.'],
  PlayerErased: ['account', () => 'The account was deleted.'],

  PersonRead: ['look', ({ what }) => `Staff read ${read[what]}.`],
  GrantOpened: ['staff', ({ expiresAt }) => `Staff opened personal text until ${timeOf(expiresAt)} UTC.`],
  GrantClosed: ['staff', () => 'Staff closed personal text again.'],
  ActRequested: [
    'staff',
    ({ act, needsApproval }) =>
      `Staff asked for ${actSays(act)}${needsApproval ? '; a second person has to approve' : ''}.`,
  ],
  ActApproved: ['staff', () => 'A second person approved what staff had asked for.'],
  ActDeclined: ['staff', () => 'A second person declined what staff had asked for.'],
  ActWithdrawn: ['staff', () => 'What staff had asked for was withdrawn.'],
  ActCarriedOut: ['staff', () => 'What staff had asked for was carried out.'],
  ActFailed: ['staff', ({ code }) => `What staff had asked for failed (${code}).`],
  ReportTaken: ['report', () => 'Staff took up a report of the player’s.'],
  ReportHandedBack: ['report', () => 'Staff handed a report of the player’s back.'],
  ReportAnswered: ['report', () => 'A report of the player’s was answered.'],
};

const sent: Readonly<Record<TurnKind, string>> = {
  action: 'an action',
  suggestion: 'a suggestion',
  question: 'a question',
};

const amended: Readonly<Record<ChronicleAmended['data']['change'], string>> = {
  pinned: 'pinned',
  unpinned: 'unpinned',
  corrected: 'corrected',
  struck: 'struck out',
  restored: 'restored',
};

const read: Readonly<Record<PersonReadKind, string>> = {
  found: 'that there is this player, in a search',
  card: 'the player’s card',
  timeline: 'the timeline',
  event: 'an event',
  letter: 'a letter',
  replay: 'the replay',
  proof: 'a proof',
  report: 'a report',
  acts: 'what staff asked for',
};

function actSays(act: Act): string {
  switch (act.kind) {
    case 'goodwill':
      return `${dollars(act.amountMicroUsd)} of goodwill credits`;
    case 'refund':
      return `a refund of ${dollarsOfCents(act.amountCents)}`;
    case 'attach_payment':
      return 'an unclaimed payment to be this player’s';
    case 'drive_turn':
      return 'a turn to be driven on';
    case 'fail_turn':
      return 'a turn to be failed';
    case 'end_sessions':
      return 'all sign-ins to be ended';
    case 'suspend':
      return 'the account to be suspended';
    case 'lift_suspension':
      return 'the suspension to be lifted';
    case 'answer_report':
      return 'a report to be answered';
    case 'write_letter':
      return 'a letter to be written';
  }
}

function timeOf(at: string): string {
  return at.slice(11, 16);
}

export function kindOf({ type }: PlayerLogEvent): TimelineKind {
  return told[type][0];
}

/** In a sentence. */
export function says(event: PlayerLogEvent): string {
  const [, sentence] = told[event.type];
  // Each type's own data, which the compiler does not see here.
  return (sentence as (data: PlayerLogEvent['data']) => string)(event.data);
}
