import type { GameEvent } from '@rubicon/domain';

/** When an event of a game that has begun shows that it is played, ISO 8601; null: it does not. */
export function playedAt({ type, data }: Exclude<GameEvent, { type: 'GameStarted' }>): string | null {
  switch (type) {
    case 'TurnSubmitted':
      return data.submittedAt;
    case 'TurnNarrated':
      return data.narratedAt;
    case 'TurnStopped':
      return data.stoppedAt;
    case 'GameRewound':
      return data.rewoundAt;
    case 'TurnFailed':
    case 'GameSaved':
    case 'BranchNamed':
    case 'ChronicleAmended':
    case 'ChronicleSummarised':
    case 'TurnReported':
    case 'GameShared':
    case 'ShareRevoked':
    case 'GameDeleted':
      return null;
  }
}
