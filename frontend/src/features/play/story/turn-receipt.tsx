import { useQuery } from '@tanstack/react-query';
import type { GameState } from '@rubicon/contracts';
import { formatCount, formatMicroUsd } from '../../../lib/format.js';
import { turnQuery } from '../turn/turn.api.js';

/** What the turn shown has cost, in small print; the opening costs nothing. */
export function TurnReceipt({ state }: { state: GameState }) {
  const { data: turn } = useQuery({
    ...turnQuery(state.headTurnId),
    enabled: state.headTurnId !== state.gameId,
  });
  const receipt = turn?.receipt;
  if (!receipt) return null;
  const { chargedMicroUsd, inputTokens, cachedInputTokens, outputTokens } = receipt;
  return (
    <p className="figures mt-6 text-center text-[0.8rem] text-ink-soft">
      Turn {formatCount(turn.turnNumber)} {'\u00b7'} {formatMicroUsd(chargedMicroUsd)} charged {'\u00b7'}{' '}
      {formatCount(inputTokens)} tokens in
      {cachedInputTokens > 0 && ` (${formatCount(cachedInputTokens)} cached)`}, {formatCount(outputTokens)}{' '}
      out
      {turn.status === 'stopped' && ` \u00b7 stopped`}
    </p>
  );
}
