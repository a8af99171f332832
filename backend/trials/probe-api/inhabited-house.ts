/** The furnished house as the trial probes it: who calls what, what goes with a request, and what has to be put in order afterwards. */
import type { GameAnswer } from '@rubicon/contracts';
import Stripe from 'stripe';
import type { Caller, ProbedHouse } from './callers.js';
import type { DocumentedApi, Operation, ReceivedAnswer } from './documented-api.js';
import { aGame, beginPrologue, furnish, type Furnished } from './furnish.js';
import { KnownValues } from './known-values.js';
import { PASSWORD, PassingPlayer, Staff, Visitor, type Invite } from './people.js';
import type { CallerName, WireRequest } from './probe-request.js';
import { ValidValues } from './valid-values.js';

export interface HouseAddress {
  readonly origin: string;
  readonly eventStoreUrl: string;
  /** By which the payment provider signs its notices. */
  readonly webhookSecret: string;
  readonly invite: Invite;
}

type StaffName = Exclude<CallerName, 'nobody' | 'player'>;

/** They end the caller's sign-in, or change by what it is made: whoever calls them does nothing else. */
const endings = new Set([
  'POST /api/auth/change-password',
  'DELETE /api/auth/delete-account',
  'POST /api/auth/logout',
  'POST /api/staff/password',
  'POST /api/staff/recovery-codes',
  'DELETE /api/staff/sessions/{sessionId}',
  'POST /api/staff/sign-out',
]);
/** An account that may be called anything, and one with little to write down. */
const ofPassingPlayers = new Set(['PATCH /api/user/profile', 'GET /api/user/export']);
/** A visitor is known by a cookie, and without one is somebody new; whoever else comes has a prologue as well. */
const ofVisitors = new Set([
  'GET /api/game/demo-state',
  'POST /api/game/process-demo',
  'POST /api/game/start-demo',
]);
/** What an operator decided is taken back at once, so that it can be decided again. */
const undone: Readonly<Record<string, readonly [method: string, path: (path: string) => string]>> = {
  'POST /api/staff/operations/narration/pause': ['POST', (path) => path.replace('/pause', '/resume')],
  'POST /api/staff/operations/narrators/{name}/drain': ['POST', (path) => path.replace('/drain', '/wake')],
  'POST /api/staff/operations/narrators/{name}/quiet': ['POST', (path) => path.replace('/quiet', '/wake')],
  'PUT /api/staff/operations/provider/daily-cap': ['DELETE', (path) => path],
  'POST /api/staff/operations/provider/fallback/force': ['POST', (path) => path.replace('/force', '/lift')],
};
const ASK_FOR_EXPORT = 'POST /api/staff/audit/exports';
const GAMES_TO_DELETE = 12;
const PROLOGUES = 12;
const TO_BE_SIGNED = 'toBeSigned';

export class InhabitedHouse implements ProbedHouse {
  /** What players know of their own, and what is known at the desks. */
  private readonly known = { players: new KnownValues(), staff: new KnownValues() };
  private readonly staff: Readonly<Record<StaffName, Staff>>;
  private readonly passingStaff: Readonly<Record<StaffName, Staff>>;
  private readonly passingPlayers: PassingPlayer[] = [];
  private readonly visitor = new Visitor();
  private asked = 0;
  private prologues: string[] = [];
  private furnished: Furnished = { ownerToken: '' };
  private readonly owner = new Visitor(() => ({ authorization: `Bearer ${this.furnished.ownerToken}` }));
  private readonly reader = new Visitor((): Readonly<Record<string, string>> => {
    this.asked += 1;
    const cookie = this.prologues[this.asked % (this.prologues.length + 1)];
    return cookie === undefined ? {} : { cookie };
  });

  static async at(address: HouseAddress): Promise<InhabitedHouse> {
    const house = new InhabitedHouse(address);
    const { support, auditor, operator } = house.staff;
    house.furnished = await furnish({ ...address, known: house.known, support, auditor, operator });
    for (const staff of [support, auditor, operator]) {
      const body = { name: await staff.name(), password: PASSWORD, code: '000000' };
      house.known.staff.add('body of POST /api/staff/sign-in', body);
    }
    house.known.players.add('Stripe-Signature', TO_BE_SIGNED);
    house.known.players.add('body of POST /api/stripe/webhook', ...house.notices());
    return house;
  }

  private constructor(private readonly address: HouseAddress) {
    const { origin, invite } = address;
    const people = (): Record<StaffName, Staff> => ({
      support: new Staff(origin, 'support', invite),
      auditor: new Staff(origin, 'auditor', invite),
      operator: new Staff(origin, 'operator', invite),
    });
    this.staff = people();
    this.passingStaff = people();
  }

  valuesFor(api: DocumentedApi): (operation: Operation) => ValidValues {
    const players = new ValidValues(api, this.known.players);
    const staff = new ValidValues(api, this.known.staff);
    return ({ path }) => (path.startsWith('/api/staff') ? staff : players);
  }

  callerOf({ name: operation }: Operation, name: CallerName, worker: number): Promise<Caller> {
    return Promise.resolve(this.caller(operation, name, worker));
  }

  workersFor({ name, path }: Operation, most: number): number {
    // Of each member one export is written at a time.
    const isOneByOne = name === ASK_FOR_EXPORT || (endings.has(name) && path.startsWith('/api/staff'));
    return isOneByOne ? 1 : most;
  }

  completed(_operation: Operation, request: WireRequest): WireRequest {
    if (request.headers['stripe-signature'] !== TO_BE_SIGNED) return request;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: request.body?.toString() ?? '',
      secret: this.address.webhookSecret,
    });
    return { ...request, headers: { ...request.headers, 'stripe-signature': signature } };
  }

  async before({ name }: Operation): Promise<void> {
    switch (name) {
      case 'DELETE /api/staff/sessions/{sessionId}':
        for (const staff of Object.values(this.passingStaff)) {
          const sessions = await this.at(staff, 'GET', '/api/staff/sessions');
          this.known.staff.learn(sessions, { sessionId: 'sessionId' });
        }
        return;
      case 'DELETE /api/games/{id}':
        for (let game = 0; game < GAMES_TO_DELETE; game += 1) {
          const started = (await this.at(
            this.owner,
            'POST',
            '/api/game/start',
            aGame,
          )) as Partial<GameAnswer>;
          if (started.gameState) this.known.players.add('gameId', started.gameState.gameId);
        }
        return;
      case 'POST /api/game/process-demo':
        this.prologues = [];
        for (let visitor = 0; visitor < PROLOGUES; visitor += 1)
          this.prologues.push(await beginPrologue(this.address.origin));
    }
  }

  async answered(
    { name }: Operation,
    caller: Caller,
    { path, body }: WireRequest,
    { status, body: told }: ReceivedAnswer,
  ): Promise<void> {
    const isDone = status < 300;
    const undo = undone[name];
    if (undo && isDone) await this.at(this.staff.operator, undo[0], undo[1](path));
    if (name === ASK_FOR_EXPORT && isDone) {
      const { exportId } = JSON.parse(told.toString()) as { exportId: string };
      await this.at(this.staff.auditor, 'POST', `/api/staff/audit/exports/${exportId}/cancel`);
    }
    if (!endings.has(name)) return;
    // Somebody else's word may have ended it as well, or the request came with other credentials: it costs one sign-in to be sure.
    const isEnded = isDone || status === 401 || status === 404;
    if (caller instanceof PassingPlayer && isEnded) caller.end();
    if (!(caller instanceof Staff) || !isEnded) return;
    if (name === 'POST /api/staff/recovery-codes' && isDone)
      return caller.keepCodes((JSON.parse(told.toString()) as { recoveryCodes: string[] }).recoveryCodes);
    if (name === 'POST /api/staff/password' && isDone && newPasswordIn(body) !== PASSWORD) caller.replace();
    caller.end();
  }

  async after({ path, method }: Operation): Promise<void> {
    const desk = '/api/staff/operations';
    const operator = this.staff.operator;
    if (!path.startsWith(desk) || method === 'GET') return;
    await this.at(operator, 'POST', `${desk}/narration/resume`);
    await this.at(operator, 'POST', `${desk}/provider/fallback/lift`);
    await this.at(operator, 'DELETE', `${desk}/provider/daily-cap`);
    await this.at(operator, 'POST', `${desk}/read-models/cancel`);
    const { narrators } = (await this.at(operator, 'GET', `${desk}/narrators`)) as {
      narrators: { name: string; slotsSet: number | null }[];
    };
    for (const { name, slotsSet } of narrators) {
      await this.at(operator, 'POST', `${desk}/narrators/${name}/wake`);
      await this.at(operator, 'PUT', `${desk}/narrators/${name}/slots`, { slots: null, seenSlots: slotsSet });
    }
  }

  private caller(operation: string, name: CallerName, worker: number): Caller {
    if (ofVisitors.has(operation) && name !== 'player') return this.reader;
    if (name === 'nobody') return this.visitor;
    if (name !== 'player') return (endings.has(operation) ? this.passingStaff : this.staff)[name];
    if (!endings.has(operation) && !ofPassingPlayers.has(operation)) return this.owner;
    return (this.passingPlayers[worker] ??= new PassingPlayer(this.address.origin));
  }

  /** Whatever it answers: there may be nothing to undo. */
  private async at(caller: Caller, method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.address.origin + path, {
      method,
      headers: { ...(await caller.headers()), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.json().catch(() => null);
  }

  /** As the payment provider would tell of what has happened here. */
  private notices(): object[] {
    const event = (type: string, object: object): object => ({
      id: `evt_${type.replaceAll('.', '_')}`,
      object: 'event',
      api_version: '2025-01-01',
      created: 1_760_000_000,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    });
    const [sessionId] = this.known.players.of('sessionId');
    const [paymentId] = this.known.players.of('paymentId');
    const session = {
      id: sessionId,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 2_000,
      currency: 'usd',
      payment_intent: 'pi_unknown',
      metadata: { paymentId },
      customer_details: { email: 'payer@example.org' },
    };
    return [
      event('checkout.session.completed', session),
      event('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }),
      event('checkout.session.completed', { ...session, metadata: {} }),
      event('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_unknown' }),
      event('charge.dispute.created', { id: 'dp_1', object: 'dispute', payment_intent: null }),
      event('payout.paid', { id: 'po_1', object: 'payout' }),
    ];
  }
}

function newPasswordIn(body: Buffer | null): unknown {
  return body === null ? null : (JSON.parse(body.toString()) as { newPassword?: unknown }).newPassword;
}
