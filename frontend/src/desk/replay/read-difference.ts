/** A difference as the server names it, by the names and in the writing of the desk. */
import type { ReplayDifference, ReplayFrame } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { replayStrings as strings } from '../../strings/desk/replay.js';
import { formatSecond } from '../lib/format-staff.js';
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
      then: written(what, then),
      today: written(what, now),
    }));
}

/** `game.playerStats.influence` → "Influence"; what has no name of ours keeps its own. */
function nameOf(what: string, factions: ReadonlyMap<string, string>): string {
  const parts = what.split('.');
  const last = parts.at(-1) ?? what;
  const [, list, id = ''] = parts;
  if (list === 'lots')
    return last === 'remainingMicroUsd' ? strings.lotLeft(shortId(id)) : strings.lotOf(shortId(id));
  if (list === 'factions') return factions.get(id) ?? id;
  if (list === 'suggestions') return strings.suggestion(Number(id) + 1);
  const known: Readonly<Record<string, string>> = strings.names;
  return known[last] ?? last;
}

function written(what: string, value: string): string {
  if (value === '') return strings.none;
  if (what.endsWith('MicroUsd') && /^-?\d+$/.test(value)) return formatMicroUsd(Number(value));
  if (what.endsWith('At') && !Number.isNaN(Date.parse(value))) return formatSecond(value);
  if (value === 'true' || value === 'false') return value === 'true' ? strings.yes : strings.no;
  return UUID.test(value) ? shortId(value) : value;
}
