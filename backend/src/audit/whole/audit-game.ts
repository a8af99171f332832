/** What the auditor checks at every event of a game. */
import type { AuditedLog } from './audited-log.js';
import { amount, text, type RawEvent } from '../events/raw-event.js';

export function auditGame(event: RawEvent, ledger: AuditedLog): void {
  const gameId = text(event, 'gameId');
  ledger.findings.check(
    'nothing is played in a deleted game',
    !ledger.deletedGames.has(gameId),
    () => `${event.type} in game ${gameId} at ${event.position}`,
  );
  switch (event.type) {
    case 'TurnSubmitted': {
      const turnId = text(event, 'turnId');
      ledger.findings.check('a turn is submitted once', !ledger.turns.has(turnId), () => `turn ${turnId}`);
      ledger.findings.check(
        'one pending turn per game',
        !ledger.pendingByGame.has(gameId),
        () => `game ${gameId}: ${turnId} beside ${ledger.pendingByGame.get(gameId)}`,
      );
      ledger.pendingByGame.set(gameId, turnId);
      ledger.turns.set(turnId, {
        gameId,
        playerId: text(event, 'playerId'),
        ceilingMicroUsd: amount(event, 'ceilingMicroUsd'),
        outcome: 'pending',
        chargeMicroUsd: 0,
      });
      break;
    }
    case 'TurnNarrated':
    case 'TurnStopped':
    case 'TurnFailed': {
      const turnId = text(event, 'turnId');
      const turn = ledger.turns.get(turnId);
      ledger.findings.check(
        'a turn has one outcome',
        turn?.outcome === 'pending',
        () => `turn ${turnId}: ${event.type} on ${turn?.outcome ?? 'nothing'}`,
      );
      ledger.houseCosts.providerMicroUsd += amount(event, 'providerCostMicroUsd');
      if (ledger.pendingByGame.get(gameId) === turnId) ledger.pendingByGame.delete(gameId);
      if (!turn) break;
      if (event.type === 'TurnFailed') {
        turn.outcome = 'failed';
        break;
      }
      turn.outcome = event.type === 'TurnNarrated' ? 'narrated' : 'stopped';
      turn.chargeMicroUsd = amount(event, 'chargeMicroUsd');
      ledger.findings.check(
        'a turn that is charged has text',
        amount(event, 'outputCharacters') > 0 && event.data['private'] !== undefined,
        () => `turn ${turnId}`,
      );
      ledger.findings.check(
        'a charge is at most its ceiling',
        turn.chargeMicroUsd >= 0 && turn.chargeMicroUsd <= turn.ceilingMicroUsd,
        () => `turn ${turnId}`,
      );
      break;
    }
    case 'ChronicleSummarised':
      ledger.houseCosts.providerMicroUsd += amount(event, 'providerCostMicroUsd');
      break;
    case 'TurnReported':
    case 'GameShared': {
      const outcome = ledger.turns.get(text(event, 'turnId'))?.outcome;
      ledger.findings.check(
        'what is shared or reported has text',
        text(event, 'turnId') === gameId || outcome === 'narrated' || outcome === 'stopped',
        () => `${event.type} of turn ${text(event, 'turnId')}: ${outcome ?? 'unknown'}`,
      );
      break;
    }
    case 'GameDeleted':
      ledger.deletedGames.add(gameId);
      break;
  }
}
