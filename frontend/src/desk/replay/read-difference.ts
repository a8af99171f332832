/** A difference as the server names it, by the names and in the writing of the desk. */
import type { ReplayDifference, ReplayFrame } from '@rubicon/contracts';
import { replayStrings as strings } from '../../strings/desk/replay.js';
import { wordsOf, written } from '../lib/readable.js';
import { shortId } from '../lib/short-id.js';

export interface ReadDifference {
  readonly what: string;
  readonly name: string;
  readonly then: string;
  readonly today: string;
}

/** Says no more than its neighbour does. */
const REPEATED = /^wallet\.lots\.[^.]+\.(lotId|source)$|^game\.factions\.[^.]+\.(id|name)$|^game\.resources$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readDifferences({ differences, game, today }: ReplayFrame): ReadDifference[] {
  const factions = new Map(
    [...(game?.factions ?? []), ...(today.game?.factions ?? [])].map(({ id, name }) => [id, name]),
  );
  return differences
    .filter(({ what }) => !REPEATED.test(what))
    .map(({ what, then, today: now }: ReplayDifference) => ({
      what,
      name: nameOf(what, factions),
      then: writtenAs(what, then),
      today: writtenAs(what, now),
    }));
}

/** `game.playerStats.influence` → "Influence"; what has no name of ours is named by its key. */
function nameOf(what: string, factions: ReadonlyMap<string, string>): string {
  const parts = what.split('.');
  const last = parts.at(-1) ?? what;
  const [, list, id = ''] = parts;
  if (list === 'lots')
    return last === 'remainingMicroUsd' ? strings.lotLeft(shortId(id)) : strings.lotOf(shortId(id));
  if (list === 'factions') return factions.get(id) ?? id;
  if (list === 'suggestions') return strings.suggestion(Number(id) + 1);
  const known: Readonly<Record<string, string>> = strings.names;
  return known[last] ?? wordsOf(last);
}

/** The server names every value as text. */
function writtenAs(what: string, value: string): string {
  if (value === '') return strings.none;
  if (UUID.test(value)) return shortId(value);
  if (value === 'true' || value === 'false') return written(what, value === 'true');
  return written(what, what.endsWith('MicroUsd') ? Number(value) : value);
}
