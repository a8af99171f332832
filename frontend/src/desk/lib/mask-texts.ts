import type { StaffText, TextGrant } from '@rubicon/contracts';
import { matchQuery, type QueryClient, type QueryFilters } from '@tanstack/react-query';
import { playerKey } from './player-card.js';

/** What says whose it is and whether it may be read: a card, a report, an act. */
interface OfPlayer {
  readonly playerId: string;
  readonly grant: TextGrant | null;
}

/** A grant is over: what it had opened leaves the page at once. Nothing is asked for that, for each read of a person is recorded. */
export function forgetOpenedTexts(queryClient: QueryClient, playerId: string): void {
  change(queryClient, {}, (data) => changed(data, playerId, closed));
  change(queryClient, { queryKey: playerKey(playerId) }, masked);
}

/** Personal text may be read from now on: what is on the screen is asked anew, the rest when it is next looked at. */
export async function readOpenedTexts(
  queryClient: QueryClient,
  playerId: string,
  grant: TextGrant,
): Promise<void> {
  change(queryClient, {}, (data) => changed(data, playerId, (part) => ({ ...part, grant })));
  const ofPlayer = { queryKey: playerKey(playerId) };
  await queryClient.invalidateQueries({
    predicate: (query) =>
      isAbout(query.state.data, playerId) || (matchQuery(ofPlayer, query) && hasMasked(query.state.data)),
  });
}

/** The same, with every opened text masked; what has none is the same object. */
export function masked<Value>(value: Value): Value {
  return (isText(value) ? maskedText(value) : withParts(value, masked)) as Value;
}

/** What is kept, not what is answered: what is to be asked anew stays so. */
function change(queryClient: QueryClient, which: QueryFilters, to: (data: unknown) => unknown): void {
  for (const query of queryClient.getQueryCache().findAll(which)) {
    const data = to(query.state.data);
    if (data !== query.state.data) query.setState({ data });
  }
}

/** With what is the player's made to be otherwise, wherever it lies. */
function changed(value: unknown, playerId: string, to: (part: OfPlayer) => OfPlayer): unknown {
  return isOf(value, playerId) ? to(value) : withParts(value, (part) => changed(part, playerId, to));
}

/** A card has names besides. */
function closed(part: OfPlayer): OfPlayer {
  const names = 'username' in part ? { username: null, email: null } : {};
  return masked(part.grant === null ? part : { ...part, ...names, grant: null });
}

function isAbout(value: unknown, playerId: string): boolean {
  return isOf(value, playerId) || partsOf(value).some((part) => isAbout(part, playerId));
}

function hasMasked(value: unknown): boolean {
  return isText(value) ? value.state === 'masked' : partsOf(value).some(hasMasked);
}

function maskedText(text: StaffText): StaffText {
  return text.state === 'open'
    ? { state: 'masked', text: null, length: [...(text.text ?? '')].length }
    : text;
}

function withParts(value: unknown, to: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => to(item));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, to(part)] as const);
  return entries.some(([key, part]) => part !== value[key]) ? Object.fromEntries(entries) : value;
}

function partsOf(value: unknown): unknown[] {
  return isObject(value) ? Object.values(value) : [];
}

function isOf(value: unknown, playerId: string): value is OfPlayer {
  return isObject(value) && 'grant' in value && value.playerId === playerId;
}

function isText(value: unknown): value is StaffText {
  return isObject(value) && 'state' in value && 'text' in value && 'length' in value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
