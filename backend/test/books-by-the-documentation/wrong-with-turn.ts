/** What is wrong with a turn: the game's side against the wallet's. Written from docs/audit.md alone. */
import type { TurnFacts } from './turn-facts.js';
import { latest, type Cause, type Wrong } from './wrong.js';

/** Micro-dollars for a million tokens. */
export type PriceOfModel = (model: string) => {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
};

const A_MILLION = 1_000_000;
const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

export function wrongWithTurn(turn: TurnFacts, priceOf: PriceOfModel): Wrong[] {
  const ofCredits = [...charge(turn), ...unsettled(turn)].filter(({ amount }) => amount > 0);
  return [...ofCredits, ...cost(turn, priceOf)];
}

function wrong({ turnId }: TurnFacts, cause: Cause, amount: number, since: string): Wrong {
  return { cause, kind: 'turn', id: turnId, amount, since };
}

/**
 * A charge for a turn without text is that alone. Where a charge is off by several counts, it is the same money, and the greatest of them stands
 * for it.
 */
function charge(turn: TurnFacts): Wrong[] {
  const { settlements, told, reserves } = turn;
  const charged = total(settlements.map((each) => each.charged));
  const since = latest(...(settlements.length > 0 ? settlements.map(({ at }) => at) : [told?.at ?? null]));
  if (!hasText(turn) && charged > 0) return [wrong(turn, 'charged_without_words', charged, since)];
  const isUnderWay = reserves.length > 0 && settlements.length === 0;
  const byWords = hasText(turn) && !isUnderWay ? Math.abs(charged - dueBy(turn)) : 0;
  const byReserve = settledOf(turn) - total(reserves.map(({ amount }) => amount));
  const byLots = Math.abs(total(settlements.map(({ paidByLots }) => paidByLots)) - charged);
  return [wrong(turn, 'amount_differs', Math.max(byWords, byReserve, byLots), since)];
}

/** What the turn says, at most what was set aside for it, where anything was. */
function dueBy({ told, reserves }: TurnFacts): number {
  const said = told?.charge ?? 0;
  return reserves.length > 0 ? Math.min(said, total(reserves.map(({ amount }) => amount))) : said;
}

const hasText = ({ told }: TurnFacts): boolean => told !== null && told.characters > 0;

const settledOf = ({ settlements }: TurnFacts): number =>
  total(settlements.map(({ charged, returned }) => charged + returned));

function unsettled(turn: TurnFacts): Wrong[] {
  const reserve = turn.reserves.at(-1);
  if (!reserve) return [];
  const left = total(turn.reserves.map(({ amount }) => amount)) - settledOf(turn);
  return [wrong(turn, 'reserve_unsettled', left, reserve.at)];
}

/** Without a cost, what the model's price makes it; without a usage, the cost that none bears out. */
function cost(turn: TurnFacts, priceOf: PriceOfModel): Wrong[] {
  const { told } = turn;
  if (!told || !hasText(turn)) return [];
  const { input, cachedInput, output } = priceOf(told.model);
  const hasUsage = told.tokens.input + told.tokens.output > 0;
  if (input + cachedInput + output === 0 || (hasUsage && told.cost > 0)) return [];
  const parts =
    (told.tokens.input - told.tokens.cachedInput) * input +
    told.tokens.cachedInput * cachedInput +
    told.tokens.output * output;
  const amount = told.cost > 0 ? told.cost : Math.ceil(parts / A_MILLION);
  return [wrong(turn, 'provider_cost_missing', amount, told.at)];
}
