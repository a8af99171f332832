/** "My story is gone": of every game, whether it is there, on which branch its pages are, or by whose wish it is not. */
import {
  gameDecider,
  type EndingKind,
  type GameState,
  type TurnNarrated,
  type TurnStopped,
} from '@rubicon/domain';
import { fold, type RecordedEvent } from '@rubicon/eventsourcing';
import {
  eventsIn,
  groupBy,
  inLogOrder,
  isOf,
  newestFirst,
  notYet,
  type Case,
  type Evidence,
  type EvidenceIn,
  type JudgedFinding,
  right,
  type Said,
  turnNotYet,
  wrong,
} from './finding.js';
import { gameNames } from './game-names.js';
import { counted, dayOf } from './proof-words.js';

/** And what shows it. */
type SaidOfStory = readonly [...said: Said, ...evidence: readonly Evidence[]];
type Recorded = EvidenceIn<'game'>;
type Told = RecordedEvent<TurnNarrated | TurnStopped>;

const endings: Readonly<Record<EndingKind, string>> = {
  death: 'with the death of your character',
  triumph: 'in triumph',
  last_day: 'with the last day of its time',
};

export function judgeStories(given: Case): JudgedFinding[] {
  const names = gameNames(given.log);
  const requested = given.log.find((each) => isOf(each, 'PlayerErasureRequested')) ?? null;
  const games = groupBy(eventsIn('game', given.log), ({ event }) => event.data.gameId);
  return newestFirst(
    [...games].map(([gameId, events]) => {
      const the = names.get(gameId) ?? 'a game of yours';
      const [verdict, sentence, ...evidence] = judgeStory(capital(the), events, requested, given);
      return { subjectId: gameId, at: events.at(-1)!.at, verdict, sentence, evidence };
    }),
  );
}

function judgeStory(
  the: string,
  events: readonly Recorded[],
  requested: Evidence | null,
  given: Case,
): SaidOfStory {
  const begun = events[0]!;
  const game = fold(
    gameDecider,
    events.map(({ event }) => event),
  );
  const told = events.filter((each) => isOf(each, 'TurnNarrated', 'TurnStopped'));
  const pages = counted(told.length, 'told turn');
  const deleted = events.find((each) => isOf(each, 'GameDeleted'));
  if (deleted) {
    const withAccount = requested !== null && requested.position < deleted.position;
    return withAccount
      ? [
          ...right(
            `${the}, ${pages} long, was deleted on ${dayOf(deleted.at)} with your account, which you asked for on ${dayOf(requested.at)}; what was deleted cannot be brought back`,
          ),
          begun,
          requested,
          deleted,
        ]
      : [
          ...right(
            `${the}, ${pages} long, was deleted on ${dayOf(deleted.at)} at your own request; what was deleted cannot be brought back`,
          ),
          begun,
          deleted,
        ];
  }
  if (requested)
    return [
      notYet(requested.at, given.nowMs, DELETES_WITHIN_MS),
      `${the} is being deleted with your account, which you asked for on ${dayOf(requested.at)}.`,
      begun,
      requested,
    ];

  const torn = told.find(({ event }) => !leadsToOpening(game, event.data.turnId));
  if (torn)
    return [
      ...wrong(
        `${the} is there, but the pages before its turn ${torn.event.data.turnNumber} of ${dayOf(torn.at)} are missing`,
      ),
      begun,
      torn,
    ];

  const pending = events.find(
    (each) => isOf(each, 'TurnSubmitted') && each.event.data.turnId === game.pendingTurnId,
  );
  if (pending) {
    const verdict = turnNotYet(pending.at, given);
    const what =
      verdict === 'under_way'
        ? 'its newest turn is being told'
        : 'its newest turn was never brought to its end: that is our mistake';
    return [
      verdict,
      `${the} is there with ${pages}, and since ${dayOf(pending.at)} ${what}.`,
      begun,
      pending,
    ];
  }
  return judgeThere(the, game, events, told);
}

function judgeThere(
  the: string,
  game: GameState,
  events: readonly Recorded[],
  told: readonly Told[],
): SaidOfStory {
  const begun = events[0]!;
  const last = told.at(-1);
  if (!last)
    return [...right(`${the} is there: it stands at its opening, and no turn of it was told yet`), begun];

  const path = new Set(pathTo(game, game.headTurnId));
  const off = told.filter(({ event }) => !path.has(event.data.turnId));
  const head = told.find(({ event }) => event.data.turnId === game.headTurnId);
  const ended = head?.event.type === 'TurnNarrated' ? head.event.data.ending : null;
  const end = ended === null ? undefined : head;
  const ending = ended
    ? `; it ended on ${dayOf(head!.at)} ${endings[ended]}, and can be read and gone back in`
    : '';
  const pages = told.length === 1 ? 'its only told turn' : `all its ${counted(told.length, 'told turn')}`;
  if (off.length === 0)
    return [
      ...right(`${the} is there with ${pages}, the newest of ${dayOf(last.at)}${ending}`),
      begun,
      ...unique(last, end),
    ];

  const rewind = events.findLast((each) => isOf(each, 'GameRewound'));
  const lastOff = off.at(-1)!;
  const place = rewind ? placeName(game, rewind.event.data.toTurnId) : '';
  const how = rewind ? `you went back to ${place} on ${dayOf(rewind.at)}` : 'you told a part of it anew';
  return [
    ...right(
      `${the} is there with ${pages}: ${how}, and ${counted(off.length, 'turn')} told on another way ${off.length === 1 ? 'is' : 'are'} kept on the branch that ends with turn ${lastOff.event.data.turnNumber} of ${dayOf(lastOff.at)}, where you can go on${ending}`,
    ),
    begun,
    ...unique(lastOff, rewind, end),
  ];
}

/** An erasure waits for refunds under way at a bank. */
const DELETES_WITHIN_MS = 30 * 86_400_000;

function leadsToOpening(game: GameState, turnId: string): boolean {
  return pathTo(game, turnId).at(-1) === game.opening?.gameId;
}

/** From a node to the opening, as far as there are nodes. */
function pathTo(game: GameState, from: string | null): string[] {
  const path: string[] = [];
  const openingId = game.opening?.gameId;
  for (let at = from; at !== null;) {
    if (at === openingId) return [...path, at];
    const turn = game.turns.get(at);
    if (!turn || turn.status === 'failed' || turn.status === 'pending') return path;
    path.push(at);
    at = turn.parentTurnId;
  }
  return path;
}

function placeName(game: GameState, nodeId: string): string {
  const turn = game.turns.get(nodeId);
  return turn ? `turn ${turn.turnNumber}` : 'the opening';
}

function unique(...events: readonly (Evidence | undefined)[]): Evidence[] {
  const there = events.filter((each) => each !== undefined);
  return inLogOrder([...new Set(there)]);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
