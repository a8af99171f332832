/** "Charged for nothing": of every turn, whether it was told, what that costs by the price list, and what was taken. */
import {
  chargeFor,
  type MicroUsd,
  type TokenUsage,
  type TurnNarrated,
  type TurnStopped,
} from '@rubicon/domain';
import {
  groupBy,
  isOf,
  newestFirst,
  notYet,
  type Case,
  type Evidence,
  type JudgedFinding,
  right,
  type Said,
  turnNotYet,
  wrong,
} from './finding.js';
import { gameNames } from './game-names.js';
import { dollars } from '../../platform/text/index.js';
import { counted, dayOf, grouped } from './proof-words.js';
import { failureReasons } from './turn-failures.js';

export function judgeCharges(given: Case): JudgedFinding[] {
  const names = gameNames(given.log);
  const turns = groupBy(given.log.filter(isOfATurn), turnIdOf);
  return newestFirst(
    [...turns].map(([subjectId, evidence]) => {
      const [verdict, sentence] = judgeTurn(evidence, names, given);
      return { subjectId, at: evidence[0]!.at, verdict, sentence, evidence };
    }),
  );
}

function judgeTurn(turn: readonly Evidence[], names: ReadonlyMap<string, string>, given: Case): Said {
  const the = nameOf(turn, names);
  const reserved = turn.find((each) => isOf(each, 'CreditsReserved'));
  const captures = turn.filter((each) => isOf(each, 'ReservationCaptured'));
  const released = turn.find((each) => isOf(each, 'ReservationReleased'));
  const told = turn.find((each) => isOf(each, 'TurnNarrated', 'TurnStopped'));
  const failed = turn.find((each) => isOf(each, 'TurnFailed'));
  const set = reserved?.event.data.amountMicroUsd ?? 0;

  if (captures.length > 0) {
    const taken = captures.reduce((sum, { event }) => sum + event.data.chargedMicroUsd, 0);
    if (captures.length > 1)
      return wrong(`${the} was charged ${captures.length} times, ${dollars(taken)} in all`);
    if (!told && failed)
      return wrong(
        `${the} came to nothing because ${failureReasons[failed.event.data.code]}, and ${dollars(taken)} were charged for it all the same`,
      );
    if (!told) return wrong(`${the} was charged ${dollars(taken)}, and no words were ever told for it`);
    return judgeCapture(the, set, captures[0]!.event.data, told.event.data, told.event.type);
  }
  if (released) {
    const back = released.event.data.returnedMicroUsd;
    if (back !== set)
      return wrong(
        `${the} was not charged, but of ${dollars(set)} that were set aside only ${dollars(back)} came back`,
      );
    return right(
      `${the} ${whyFree(failed)}: the ${dollars(set)} that were set aside all came back on ${dayOf(released.at)}, and you were charged nothing`,
    );
  }
  if (reserved) return judgeOpen(the, turn, set, told ?? failed, given);
  if (told) return right(`${the} was told, and you were charged nothing for it`);
  if (failed)
    return right(`${the} ${whyFree(failed)}: nothing was set aside for it, and you were charged nothing`);
  const verdict = turnNotYet(turn[0]!.at, given);
  return verdict === 'under_way'
    ? [verdict, `${the} is still being told, and nothing has been charged for it.`]
    : [
        verdict,
        `${the} was never brought to its end, though nothing has been charged for it: we will see to it.`,
      ];
}

function judgeCapture(
  the: string,
  set: MicroUsd,
  {
    chargedMicroUsd: charged,
    returnedMicroUsd: returned,
  }: { chargedMicroUsd: MicroUsd; returnedMicroUsd: MicroUsd },
  { usage, priceVersion, outputCharacters }: (TurnNarrated | TurnStopped)['data'],
  type: 'TurnNarrated' | 'TurnStopped',
): Said {
  if (outputCharacters === 0)
    return wrong(`${the} was charged ${dollars(charged)}, and no words were shown for it`);
  if (charged > set || charged + returned !== set)
    return wrong(
      `${the} was charged ${dollars(charged)} and ${dollars(returned)} came back, which is not the ${dollars(set)} that were set aside for it`,
    );
  const listed = listPrice(usage, priceVersion);
  if (listed === null)
    return wrong(
      `${the} was charged ${dollars(charged)} by a price list that does not exist (${priceVersion})`,
    );
  const due = Math.min(listed, set);
  if (charged !== due)
    return wrong(
      `${the} was charged ${dollars(charged)}; by the price list of ${priceVersion} it costs ${dollars(due)}`,
    );
  const end = type === 'TurnStopped' ? 'was stopped by you after' : 'was told in';
  const limit = listed > set ? `, of which no more than the ${dollars(set)} set aside are charged` : '';
  return right(
    `${the} ${end} ${counted(outputCharacters, 'character')}: the narrator read ${counted(usage.input, 'token')}${cachedPart(usage)} and wrote ${counted(usage.output, 'token')}, which by the price list of ${priceVersion} costs ${dollars(listed)}${limit}; you were charged ${dollars(charged)}, and ${dollars(returned)} of the ${dollars(set)} set aside came back`,
  );
}

function judgeOpen(
  the: string,
  turn: readonly Evidence[],
  set: MicroUsd,
  outcome: Evidence | undefined,
  given: Case,
): Said {
  const verdict = outcome ? notYet(outcome.at, given.nowMs) : turnNotYet(turn[0]!.at, given);
  const stands = `${dollars(set)} are set aside for it, and nothing has been charged`;
  if (verdict === 'under_way')
    return outcome
      ? [verdict, `${the} has come to its end: ${stands} yet.`]
      : [verdict, `${the} is still being told: ${stands}.`];
  return wrong(
    outcome
      ? `${the} came to its end on ${dayOf(outcome.at)}, but it was never settled: ${dollars(set)} are still set aside for it`
      : `${the} was never brought to its end: ${dollars(set)} are still set aside for it`,
  );
}

function whyFree(failed: Evidence | undefined): string {
  return failed && isOf(failed, 'TurnFailed')
    ? `came to nothing because ${failureReasons[failed.event.data.code]}`
    : 'was not charged';
}

/** "On 22 November 2026, turn 12 of your French Revolution game of 21 November 2026" */
function nameOf(turn: readonly Evidence[], names: ReadonlyMap<string, string>): string {
  const first = turn[0]!;
  const { gameId, turnNumber } = first.event.data as { gameId: string; turnNumber: number };
  return `On ${dayOf(first.at)}, turn ${turnNumber} of ${names.get(gameId) ?? 'a game that we do not know of'}`;
}

/** Null: there is no such list. */
function listPrice(usage: TokenUsage, priceVersion: string): MicroUsd | null {
  try {
    return chargeFor(usage, priceVersion);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function cachedPart({ cachedInput }: TokenUsage): string {
  return cachedInput === 0
    ? ''
    : ` (${grouped(cachedInput)} of them at the lower price for what it had read before)`;
}

function isOfATurn(evidence: Evidence): boolean {
  return isOf(
    evidence,
    'TurnSubmitted',
    'TurnNarrated',
    'TurnStopped',
    'TurnFailed',
    'CreditsReserved',
    'ReservationDeclined',
    'ReservationCaptured',
    'ReservationReleased',
    'ReservationVoided',
  );
}

function turnIdOf({ event }: Evidence): string | null {
  return 'turnId' in event.data ? event.data.turnId : null;
}
