import type { PlayerCard, StaffText, TextGrant } from '@rubicon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { cardQuery, playerKey } from './player-card.js';

/** A grant is over: what it had opened leaves the page at once. Nothing is asked for that, for each read of a person is recorded. */
export function forgetOpenedTexts(queryClient: QueryClient, playerId: string): void {
  queryClient.setQueriesData({ queryKey: playerKey(playerId) }, masked);
  queryClient.setQueryData(cardQuery(playerId).queryKey, (card) => card && withoutGrant(card));
}

/** Personal text may be read from now on: what is on the screen is asked anew, the rest when it is next looked at. */
export async function readOpenedTexts(
  queryClient: QueryClient,
  playerId: string,
  grant: TextGrant,
): Promise<void> {
  queryClient.setQueryData(cardQuery(playerId).queryKey, (card) => card && { ...card, grant });
  await queryClient.invalidateQueries({
    queryKey: playerKey(playerId),
    predicate: ({ state, queryKey }) => queryKey[2] === 'card' || hasMasked(state.data),
  });
}

function withoutGrant(card: PlayerCard): PlayerCard {
  return { ...card, grant: null, username: null, email: null };
}

/** The same, with every opened text masked; what has none is the same object. */
export function masked<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return (value.state === 'open' ? maskedText(value) : value) as Value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => masked(item));
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value;
  }
  const entries = Object.entries(value).map(([key, part]) => [key, masked(part)] as const);
  return entries.some(([key, part]) => part !== (value as Record<string, unknown>)[key])
    ? (Object.fromEntries(entries) as Value)
    : value;
}

function hasMasked(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isText(value) ? value.state === 'masked' : Object.values(value).some(hasMasked);
}

function maskedText({ text }: StaffText): StaffText {
  return { state: 'masked', text: null, length: [...(text ?? '')].length };
}

function isText(value: object): value is StaffText {
  return 'state' in value && 'text' in value && 'length' in value;
}
