/** The dry run of an act: asked for, allowed and carried out over streams that decide and remember, and append nothing. */
import {
  streamIdOf,
  type Aggregate,
  type CommandHandler,
  type DomainEvent,
  type Refusal,
} from '@rubicon/eventsourcing';
import { aggregates } from '../aggregates.js';
import { type MicroUsd, microUsdFromCents } from '../money.js';
import { contextOf } from '../turn/turn-ports.js';
import type { ActPorts } from './act-ports.js';
import { driveAct } from './drive-act.js';
import { nextActStep } from './support.process.js';
import type { RequestAct } from './support.commands.js';

/** What would be appended, in order; or why nothing would come of it. */
export type ActPlan =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'planned';
      readonly needsApproval: boolean;
      readonly events: readonly PlannedEvent[];
    };

export interface PlannedEvent {
  readonly streamId: string;
  readonly type: string;
  /** As the catalogue says it. */
  readonly says: string;
  readonly amountMicroUsd: MicroUsd | null;
}

/** Whoever is going to approve: somebody, not yet known. */
const SOMEBODY_ELSE = 'somebody-else';

/**
 * @param command of an act that was not asked for before
 * @throws EventStoreUnavailable, or what the provider throws
 */
export async function planAct(command: RequestAct, real: ActPorts): Promise<ActPlan> {
  const { playerId, actId, staffId, at, evidence } = command;
  const events: PlannedEvent[] = [];
  const ports = { ...dryPorts(real, events), evidenceOf: () => Promise.resolve(evidence) };
  const context = contextOf({ correlationId: actId, causationId: actId, actorId: staffId }, real.turns, null);

  const asked = await ports.support.handle(playerId, command, context);
  if (asked.kind === 'refused') return asked;
  const needsApproval = nextActStep(asked.state, actId).do === 'await_approval';
  if (needsApproval) {
    const approval = { type: 'ApproveAct', playerId, actId, staffId: SOMEBODY_ELSE, at } as const;
    await ports.support.handle(playerId, approval, context);
  }
  const { refusal } = await driveAct(playerId, actId, ports);
  return refusal ? { kind: 'refused', refusal } : { kind: 'planned', needsApproval, events };
}

function dryPorts(real: ActPorts, planned: PlannedEvent[]): ActPorts {
  const { support, payments, turns } = real;
  const { provider } = payments;
  const wallet = dryHandler(aggregates.wallet, payments.wallet, planned);
  return {
    support: dryHandler(aggregates.support, support, planned),
    payments: {
      wallet,
      payment: dryHandler(aggregates.payment, payments.payment, planned),
      player: dryHandler(aggregates.player, payments.player, planned),
      provider: {
        findSession: (sessionId) => provider.findSession(sessionId),
        sessionOf: (paymentIntentId) => provider.sessionOf(paymentIntentId),
        refund: () => Promise.resolve({ kind: 'pending' }),
        refundsOf: (paymentIntentId) => provider.refundsOf(paymentIntentId),
        disputesOf: (paymentIntentId) => provider.disputesOf(paymentIntentId),
      },
      claimantOf: (paymentId) => payments.claimantOf(paymentId),
      contextFor: (paymentId) => payments.contextFor(paymentId),
      now: () => payments.now(),
      refundIdOf: (name, paymentId) => payments.refundIdOf(name, paymentId),
      alarm: () => undefined,
    },
    turns: {
      wallet,
      game: dryHandler(aggregates.game, turns.game, planned),
      queue: {
        enqueue: () => Promise.resolve(),
        hasLiveJob: (turnId) => turns.queue.hasLiveJob(turnId),
        discard: () => Promise.resolve(),
      },
      limits: turns.limits,
      now: () => turns.now(),
      newId: () => turns.newId(),
    },
    telling: { requestStop: () => Promise.resolve() },
    endSessions: () => Promise.resolve(),
    sendLetter: () => Promise.resolve('sent'),
    evidenceOf: () => Promise.resolve(null),
    paidWith: (paymentIntentId) => real.paidWith(paymentIntentId),
  };
}

/** Decides on the streams as they are, and on what it has decided itself. */
function dryHandler<State, Command, Event extends DomainEvent>(
  { category, decider, codec }: Aggregate<State, Command, Event>,
  real: CommandHandler<State, Command, Event>,
  planned: PlannedEvent[],
): CommandHandler<State, Command, Event> {
  const decided = new Map<string, Awaited<ReturnType<typeof real.load>>>();
  const load = async (id: string) => decided.get(id) ?? (await real.load(id));
  return {
    load,
    async handle(id, command) {
      const known = await load(id);
      const decision = decider.decide(command, known.state);
      if (decision.kind === 'refused') return { ...decision, state: known.state };
      const { events } = decision;
      if (events.length === 0) return { kind: 'unchanged', ...known };
      for (const event of events) {
        const { says } = codec.schemas[event.type as Event['type']];
        planned.push({
          streamId: streamIdOf(category, id),
          type: event.type,
          says,
          amountMicroUsd: amountOf(event),
        });
      }
      const state = events.reduce(decider.evolve, known.state);
      const position = known.position ?? 0n;
      decided.set(id, { ...known, state });
      return { kind: 'appended', events, state, revision: known.revision ?? 0n, position };
    },
  };
}

function amountOf({ data }: DomainEvent): MicroUsd | null {
  const { amountMicroUsd, creditsMicroUsd, moneyRefundedCents } = data as Readonly<
    Partial<Record<string, number>>
  >;
  if (moneyRefundedCents !== undefined) return microUsdFromCents(moneyRefundedCents);
  return amountMicroUsd ?? creditsMicroUsd ?? null;
}
