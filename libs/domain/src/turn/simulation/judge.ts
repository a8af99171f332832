/**
 * Judges a run by its log alone: reads raw events, shares no code with the deciders. Each violation is a sentence.
 */
import type { StoredEvent } from '@rubicon/eventsourcing';

/** What the outside world knows. */
export interface Diaries {
  /** Turns that the API has accepted. */
  readonly accepted: ReadonlySet<string>;
  /** Turns of which a narrator said that the model failed, or that were stopped before the first word. */
  readonly unnarratable: ReadonlySet<string>;
  /** Who signed in with the browser that bought, by payment. */
  readonly claimants: ReadonlyMap<string, string>;
  /** Refusals that were not true at any moment of their request. */
  readonly falseRefusals: readonly string[];
  /** The player asked to be forgotten. */
  readonly leaves: boolean;
  /** Turns of which the player had seen words when they asked for that. */
  readonly shownBeforeLeaving: ReadonlySet<string>;
  /** The queue may lose a job, and with it whoever tells a turn. */
  readonly losesJobs: boolean;
}

interface Turn {
  readonly gameId: string;
  readonly turnNumber: number;
  readonly ceiling: number;
  readonly submittedAt: string;
  outcome: string | null;
  code: string | null;
  charge: number;
  reservation: 'none' | 'open' | 'declined' | 'captured' | 'released' | 'voided';
}

interface Books {
  in: number;
  available: number;
  reserved: number;
  held: number;
  frozen: number;
  charged: number;
  returned: number;
  clawedBack: number;
  forfeited: number;
}

type Data = Readonly<Record<string, unknown>>;
const text = (data: Data, field: string): string => data[field] as string;
const amount = (data: Data, field: string): number => data[field] as number;

interface OpenTurn {
  readonly turnId: string;
  readonly gameId: string;
  readonly turnNumber: number;
  readonly submittedAt: string;
  ended: boolean;
  reservation: 'none' | 'open' | 'settled';
}

/** Turns that somebody still has to drive on. One that failed unreserved is at rest when a later one of its game has overtaken it. */
export function openTurns(log: readonly StoredEvent[]): OpenTurn[] {
  const open = new Map<string, OpenTurn>();
  const ends = ['TurnNarrated', 'TurnStopped', 'TurnFailed'];
  const settles = ['ReservationDeclined', 'ReservationCaptured', 'ReservationReleased', 'ReservationVoided'];
  for (const { type, data } of log) {
    const turnId = text(data, 'turnId');
    if (type === 'TurnSubmitted')
      open.set(turnId, {
        turnId,
        gameId: text(data, 'gameId'),
        turnNumber: amount(data, 'turnNumber'),
        submittedAt: text(data, 'submittedAt'),
        ended: false,
        reservation: 'none',
      });
    const turn = open.get(turnId);
    if (turn && ends.includes(type)) turn.ended = true;
    if (turn && settles.includes(type)) turn.reservation = 'settled';
    if (turn && type === 'CreditsReserved') turn.reservation = 'open';
    for (const other of open.values()) {
      const isOvertaken =
        turn?.gameId === other.gameId && turn.turnNumber > other.turnNumber && turn.reservation !== 'none';
      if (other.ended && (other.reservation === 'settled' || (other.reservation === 'none' && isOvertaken)))
        open.delete(other.turnId);
    }
  }
  return [...open.values()];
}

/** Whoever told it took it after it was submitted and before its outcome; one that failed need not have been begun. */
function isBegunInTime({ type, data, metadata }: StoredEvent, submittedAt: string): boolean {
  const begunAt = data['begunAt'] as string | null;
  if (begunAt === null) return type === 'TurnFailed';
  return submittedAt <= begunAt && begunAt <= metadata.at;
}

export function judge(log: readonly StoredEvent[], diaries: Diaries): string[] {
  const violations: string[] = [...diaries.falseRefusals];
  const turns = new Map<string, Turn>();
  const books: Books = {
    in: 0,
    available: 0,
    reserved: 0,
    held: 0,
    frozen: 0,
    charged: 0,
    returned: 0,
    clawedBack: 0,
    forfeited: 0,
  };
  let closed = false;
  /** Of open disputes, as their wallet has it. */
  const claims = new Map<string, number>();
  const claimed = (): number => [...claims.values()].reduce((sum, claim) => sum + claim, 0);
  const deletedGames = new Set<string>();
  const refunds = new Map<string, { credits: number; cents: number; state: string }>();
  const purchases = new Set<string>();
  const say = (event: StoredEvent, what: string): void => {
    violations.push(`${event.type} ${text(event.data, 'turnId') ?? ''} at ${event.position}: ${what}`);
  };
  const put = (pot: string, sum: number): void => {
    if (pot === 'frozen') books.frozen += sum;
    else books.available += sum;
  };

  for (const event of log) {
    const { type, data } = event;
    const turn = turns.get(text(data, 'turnId'));
    switch (type) {
      case 'TurnSubmitted': {
        const gameId = text(data, 'gameId');
        if (turn) say(event, 'submitted twice');
        if (deletedGames.has(gameId)) say(event, 'submitted to a deleted game');
        if ([...turns.values()].some((other) => other.gameId === gameId && other.outcome === null))
          say(event, 'two turns pending in one game');
        const ceiling = amount(data, 'ceilingMicroUsd');
        turns.set(text(data, 'turnId'), {
          gameId,
          turnNumber: amount(data, 'turnNumber'),
          ceiling,
          submittedAt: text(data, 'submittedAt'),
          outcome: null,
          code: null,
          charge: 0,
          reservation: 'none',
        });
        break;
      }
      case 'TurnNarrated':
      case 'TurnStopped':
      case 'TurnFailed':
        if (!turn) say(event, 'outcome of an unknown turn');
        else if (turn.outcome !== null) say(event, `a second outcome after ${turn.outcome}`);
        else {
          turn.outcome = type;
          turn.code = (data['code'] as string | undefined) ?? null;
          turn.charge = (data['chargeMicroUsd'] as number | undefined) ?? 0;
          if (type !== 'TurnFailed' && turn.reservation !== 'open')
            say(event, `text on a reservation that is ${turn.reservation}`);
          if (!isBegunInTime(event, turn.submittedAt)) say(event, 'not begun between submission and outcome');
        }
        break;
      case 'GameDeleted': {
        const gameId = text(data, 'gameId');
        deletedGames.add(gameId);
        if ([...turns.values()].some((other) => other.gameId === gameId && other.outcome === null))
          say(event, 'a turn is pending in a deleted game');
        break;
      }
      case 'CreditsPurchased':
        if (purchases.has(text(data, 'paymentId'))) say(event, 'credited twice');
        if (closed) say(event, 'credited after the end');
        purchases.add(text(data, 'paymentId'));
        books.in += amount(data, 'amountMicroUsd');
        books.available += amount(data, 'amountMicroUsd');
        break;
      case 'CreditsReserved':
        if (turn?.reservation !== 'none') say(event, `reserved although ${turn?.reservation}`);
        if (closed) say(event, 'reserved after the end');
        if (turn) turn.reservation = 'open';
        books.available -= amount(data, 'amountMicroUsd');
        books.reserved += amount(data, 'amountMicroUsd');
        break;
      case 'ReservationDeclined':
        if (turn?.reservation !== 'none') say(event, `declined although ${turn?.reservation}`);
        if (turn && books.available >= turn.ceiling) say(event, 'declined although there was enough');
        if (turn) turn.reservation = 'declined';
        break;
      case 'ReservationVoided':
        if (turn?.reservation !== 'none') say(event, `voided although ${turn?.reservation}`);
        if (turn) turn.reservation = 'voided';
        break;
      case 'ReservationCaptured': {
        const charged = amount(data, 'chargedMicroUsd');
        const back = amount(data, 'returnedMicroUsd');
        if (turn?.reservation !== 'open') say(event, `captured although ${turn?.reservation}`);
        if (turn?.outcome !== 'TurnNarrated' && turn?.outcome !== 'TurnStopped')
          say(event, 'charged without text');
        if (turn && (charged !== Math.min(turn.charge, turn.ceiling) || charged + back !== turn.ceiling))
          say(event, `charged ${charged} of ${turn.ceiling} for ${turn.charge}`);
        const lots = (data['lots'] as { amountMicroUsd: number }[]).reduce(
          (sum, lot) => sum + lot.amountMicroUsd,
          0,
        );
        if (lots !== charged) say(event, 'lots do not sum to the charge');
        if (turn) turn.reservation = 'captured';
        books.reserved -= charged + back;
        books.charged += charged;
        put(text(data, 'returnedTo'), back);
        break;
      }
      case 'ReservationReleased':
        if (turn?.reservation !== 'open') say(event, `released although ${turn?.reservation}`);
        if (turn?.outcome !== 'TurnFailed') say(event, 'released though it has not failed');
        if (turn) turn.reservation = 'released';
        books.reserved -= amount(data, 'returnedMicroUsd');
        put(text(data, 'returnedTo'), amount(data, 'returnedMicroUsd'));
        break;
      case 'RefundHeld':
        books.available -= amount(data, 'creditsReturnedMicroUsd');
        books.held += amount(data, 'creditsReturnedMicroUsd');
        refunds.set(text(data, 'refundId'), {
          credits: amount(data, 'creditsReturnedMicroUsd'),
          cents: amount(data, 'moneyRefundedCents'),
          state: 'held',
        });
        break;
      case 'RefundSettled':
      case 'RefundReleased': {
        const refund = refunds.get(text(data, 'refundId'));
        if (refund?.state !== 'held') say(event, `refund was ${refund?.state ?? 'never held'}`);
        if (!refund) break;
        books.held -= refund.credits;
        if (type === 'RefundSettled') books.returned += refund.credits;
        else put(text(data, 'returnedTo'), refund.credits);
        refund.state = type;
        break;
      }
      case 'RefundReversed': {
        const refund = refunds.get(text(data, 'refundId'));
        if (refund?.state !== 'RefundSettled')
          say(event, `reversed although ${refund?.state ?? 'never held'}`);
        if (!refund) break;
        const back = amount(data, 'creditsReturnedMicroUsd');
        if (back !== (closed ? 0 : refund.credits)) say(event, 'reversed with other credits');
        books.returned -= back;
        books.available += back;
        refund.state = type;
        break;
      }
      case 'CreditsReinstated':
        if (closed && amount(data, 'amountMicroUsd') > 0) say(event, 'reinstated after the end');
        books.clawedBack -= amount(data, 'amountMicroUsd');
        books.available += amount(data, 'amountMicroUsd');
        break;
      case 'CreditsFrozen':
        claims.set(text(data, 'disputeId'), amount(data, 'disputedMicroUsd'));
        books.available -= amount(data, 'amountMicroUsd');
        books.frozen += amount(data, 'amountMicroUsd');
        if (books.frozen > claimed()) say(event, 'more is frozen than is disputed');
        break;
      case 'CreditsUnfrozen':
        claims.delete(text(data, 'disputeId'));
        books.frozen -= amount(data, 'amountMicroUsd');
        books.available += amount(data, 'amountMicroUsd');
        if (books.frozen > claimed()) say(event, 'more stays frozen than is disputed');
        break;
      case 'CreditsClawedBack':
        books.frozen -= amount(data, 'amountMicroUsd');
        books.clawedBack += amount(data, 'amountMicroUsd');
        break;
      case 'CreditsForfeited':
        if (!diaries.leaves) say(event, 'forfeited though the player stays');
        if (closed) say(event, 'forfeited twice');
        if (books.reserved > 0 || books.held > 0) say(event, 'forfeited while something is under way');
        if (books.available + books.frozen !== amount(data, 'amountMicroUsd'))
          say(event, 'forfeited not what was there');
        closed = true;
        books.forfeited += amount(data, 'amountMicroUsd');
        books.available = 0;
        books.frozen = 0;
        break;
      default:
    }
    for (const pot of ['available', 'reserved', 'held', 'frozen'] as const)
      if (books[pot] < 0) say(event, `${pot} below zero`);
    const { available, reserved, held, frozen, charged, returned, clawedBack, forfeited } = books;
    if (books.in !== available + reserved + held + frozen + charged + returned + clawedBack + forfeited)
      say(event, 'the books do not balance');
  }

  for (const turnId of diaries.accepted)
    if (!turns.has(turnId)) violations.push(`${turnId}: accepted, and lost`);
  for (const [turnId, turn] of turns) {
    const isOvertaken = [...turns.values()].some(
      (other) =>
        other.gameId === turn.gameId && other.turnNumber > turn.turnNumber && other.reservation !== 'none',
    );
    const unpaid = ['declined', 'released', 'voided', ...(isOvertaken ? ['none'] : [])];
    const settled = turn.outcome === 'TurnFailed' ? unpaid : ['captured'];
    if (turn.outcome === null) violations.push(`${turnId}: never finished, ${turn.reservation}`);
    else if (!settled.includes(turn.reservation))
      violations.push(`${turnId}: ${turn.outcome}, but its reservation is ${turn.reservation}`);
    const excused =
      turn.reservation === 'declined' ||
      diaries.unnarratable.has(turnId) ||
      (turn.code === 'game_deleted' && deletedGames.has(turn.gameId)) ||
      (turn.code === 'player_erased' && diaries.leaves);
    if (turn.outcome === 'TurnFailed' && !excused)
      violations.push(`${turnId}: funded, yet failed with ${turn.code}`);
    if (turn.code === 'player_erased' && diaries.shownBeforeLeaving.has(turnId) && !diaries.losesJobs)
      violations.push(`${turnId}: read, and not charged because its player left`);
  }
  for (const [refundId, refund] of refunds)
    if (refund.state === 'held') violations.push(`${refundId}: held for ever`);
  if (diaries.leaves && !closed) violations.push('the player left, and the wallet is not closed');
  return violations;
}
