/** What the books remember of a turn: folds its game's or its prologue's events, and its wallet's. */
import {
  amount,
  optionalAmount,
  optionalText,
  part,
  parts,
  text,
  type RawEvent,
} from '../events/raw-event.js';
import type { TimedEvent } from './ledger-event.js';
import type { TokensOfItem, TurnItem } from './ledger-item.js';

export function emptyTurn(at: string): TurnItem {
  return {
    kind: 'turn',
    playerId: null,
    gameId: null,
    submittedAt: null,
    outcome: 'none',
    outcomeAt: null,
    chargeMicroUsd: 0,
    outputCharacters: 0,
    usage: null,
    model: null,
    providerCostMicroUsd: null,
    reservedMicroUsd: null,
    reservedAt: null,
    settlement: 'none',
    settledTimes: 0,
    settledAt: null,
    capturedMicroUsd: 0,
    lotsMicroUsd: 0,
    returnedMicroUsd: 0,
    changedAt: at,
  };
}

/** Changes the turn in place. @throws UnreadableEvent */
export function foldTurn(turn: Draft, event: TimedEvent): void {
  turn.playerId ??= optionalText(event, 'playerId');
  turn.gameId ??= optionalText(event, 'gameId');
  change(turn, event);
  turn.changedAt = event.at;
}

type Draft = { -readonly [Field in keyof TurnItem]: TurnItem[Field] };

function change(turn: Draft, event: TimedEvent): void {
  switch (event.type) {
    case 'TurnSubmitted':
    case 'DemoTurnSubmitted':
      turn.submittedAt = event.at;
      break;
    case 'TurnNarrated':
    case 'DemoTurnNarrated':
      tell(turn, 'narrated', event);
      break;
    case 'TurnStopped':
      tell(turn, 'stopped', event);
      break;
    case 'TurnFailed':
    case 'DemoTurnFailed':
      turn.outcome = 'failed';
      turn.outcomeAt = event.at;
      turn.providerCostMicroUsd = costOf(event);
      break;
    case 'CreditsReserved':
      turn.reservedMicroUsd = (turn.reservedMicroUsd ?? 0) + amount(event, 'amountMicroUsd');
      turn.reservedAt = event.at;
      break;
    case 'ReservationCaptured':
      settle(turn, 'captured', event);
      turn.capturedMicroUsd += amount(event, 'chargedMicroUsd');
      for (const lot of parts(event, 'lots')) turn.lotsMicroUsd += amount(lot, 'amountMicroUsd');
      break;
    case 'ReservationReleased':
      settle(turn, 'released', event);
      break;
    case 'ReservationVoided':
      turn.settlement = 'voided';
      turn.settledAt = event.at;
      break;
  }
}

/** A prologue's turn charges nobody. */
function tell(turn: Draft, outcome: 'narrated' | 'stopped', event: TimedEvent): void {
  turn.outcome = outcome;
  turn.outcomeAt = event.at;
  turn.chargeMicroUsd = optionalAmount(event, 'chargeMicroUsd');
  turn.outputCharacters = amount(event, 'outputCharacters');
  turn.usage = usageOf(event);
  turn.model = text(event, 'model');
  turn.providerCostMicroUsd = costOf(event);
}

function settle(turn: Draft, settlement: 'captured' | 'released', event: TimedEvent): void {
  turn.settlement = settlement;
  turn.settledTimes += 1;
  turn.settledAt = event.at;
  turn.returnedMicroUsd += amount(event, 'returnedMicroUsd');
}

function costOf(event: RawEvent): number | null {
  return event.data['providerCostMicroUsd'] == null ? null : amount(event, 'providerCostMicroUsd');
}

function usageOf(event: RawEvent): TokensOfItem | null {
  if (event.data['usage'] == null) return null;
  const usage = part(event, 'usage');
  return {
    input: amount(usage, 'input'),
    cachedInput: optionalAmount(usage, 'cachedInput'),
    output: amount(usage, 'output'),
  };
}
