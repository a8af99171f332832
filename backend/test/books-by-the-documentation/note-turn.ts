/** Notes what an event tells of its turn. Written from docs/audit.md and the events' shapes alone. */
import { figure, sharesOf, word, type PlainEvent } from './plain-event.js';
import type { Tokens, TurnFacts } from './turn-facts.js';

export function noteTurn(turn: TurnFacts, event: PlainEvent): void {
  switch (event.type) {
    case 'CreditsReserved':
      turn.reserves.push({ amount: figure(event, 'amountMicroUsd'), at: event.at });
      break;
    case 'ReservationCaptured':
    case 'ReservationReleased':
      turn.settlements.push({
        charged: figure(event, 'chargedMicroUsd'),
        returned: figure(event, 'returnedMicroUsd'),
        paidByLots: sharesOf(event).reduce((sum, { amountMicroUsd }) => sum + amountMicroUsd, 0),
        at: event.at,
      });
      break;
    case 'TurnNarrated':
    case 'TurnStopped':
    case 'DemoTurnNarrated':
      turn.told = {
        charge: figure(event, 'chargeMicroUsd'),
        characters: figure(event, 'outputCharacters'),
        model: word(event, 'model'),
        tokens: tokensOf(event),
        cost: figure(event, 'providerCostMicroUsd'),
        at: event.at,
      };
      break;
  }
}

function tokensOf({ data }: PlainEvent): Tokens {
  const usage = new Map(Object.entries(data['usage'] ?? {}));
  const count = (name: string) => Number(usage.get(name) ?? 0);
  return { input: count('input'), cachedInput: count('cachedInput'), output: count('output') };
}
