/** Every call × every role, from a table kept by hand: whoever adds a call says here who may make it. */
import { randomUUID } from 'node:crypto';
import type { Problem } from '@rubicon/contracts';
import request, { type Test } from 'supertest';
import { describeRoles } from '../src/describe-api.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';

const callers = ['nobody', 'player', 'support', 'auditor', 'operator'] as const;
type Caller = (typeof callers)[number];

const everybody: readonly Caller[] = callers;
const players: readonly Caller[] = ['player'];
const allStaff: readonly Caller[] = ['support', 'auditor', 'operator'];

const mayCall: Readonly<Record<string, readonly Caller[]>> = {
  'POST /api/auth/change-password': players,
  'DELETE /api/auth/delete-account': players,
  'POST /api/auth/login': everybody,
  'POST /api/auth/logout': players,
  'GET /api/auth/me': players,
  'POST /api/auth/password-reset': everybody,
  'POST /api/auth/password-reset/complete': everybody,
  'POST /api/auth/register': everybody,
  'GET /api/characters': players,
  'POST /api/characters': players,
  'PATCH /api/characters/{id}': players,
  'DELETE /api/characters/{id}': players,
  'POST /api/credits/payment-success': everybody,
  'POST /api/credits/purchase': everybody,
  'GET /api/credits/statement': players,
  'POST /api/game/continue-prologue': players,
  'GET /api/game/demo-state': everybody,
  'GET /api/game/load/{id}': players,
  'POST /api/game/process': players,
  'POST /api/game/process-demo': everybody,
  'POST /api/game/save': players,
  'POST /api/game/start': players,
  'POST /api/game/start-demo': everybody,
  'GET /api/game/state': players,
  'GET /api/game/turns/{turnId}': players,
  'GET /api/game/turns/{turnId}/events': players,
  'POST /api/game/turns/{turnId}/report': players,
  'POST /api/game/turns/{turnId}/stop': players,
  'GET /api/games/saved': players,
  'DELETE /api/games/{id}': players,
  'GET /api/games/{id}/book': players,
  'PUT /api/games/{id}/branches/{branchId}': players,
  'GET /api/games/{id}/chronicle': players,
  'PATCH /api/games/{id}/chronicle/{lineId}': players,
  'GET /api/games/{id}/comparison': players,
  'POST /api/games/{id}/rewind': players,
  'POST /api/games/{id}/shares': players,
  'GET /api/games/{id}/shares': players,
  'DELETE /api/games/{id}/shares/{shareId}': players,
  'GET /api/games/{id}/tree': players,
  'GET /api/games/{id}/turns': players,
  'GET /api/health': everybody,
  'GET /api/orders/{order}': everybody,
  'GET /api/payments': players,
  'POST /api/payments/claim': players,
  'POST /api/payments/{paymentId}/refund': players,
  'GET /api/screenshots/{file}': everybody,
  'GET /api/shared/{shareId}': everybody,
  'POST /api/staff/join': everybody,
  'POST /api/staff/join/confirm': everybody,
  'GET /api/staff/acts': ['support'],
  'GET /api/staff/acts/count': ['support'],
  'GET /api/staff/audit/days': ['auditor'],
  'GET /api/staff/audit/entries': ['auditor'],
  'GET /api/staff/audit/exceptions': ['auditor'],
  'GET /api/staff/audit/exceptions/{exceptionId}': ['auditor'],
  'GET /api/staff/audit/items/{itemKind}/{itemId}': ['auditor'],
  'GET /api/staff/audit/summary': ['auditor'],
  'GET /api/staff/audit/exports': ['auditor'],
  'POST /api/staff/audit/exports': ['auditor'],
  'POST /api/staff/audit/exports/{exportId}/cancel': ['auditor'],
  'GET /api/staff/audit/exports/{exportId}/file': ['auditor'],
  'POST /api/staff/audit/exceptions/{exceptionId}/accept': ['auditor'],
  'POST /api/staff/audit/exceptions/{exceptionId}/decline': ['auditor'],
  'POST /api/staff/audit/exceptions/{exceptionId}/explain': ['auditor'],
  'POST /api/staff/audit/exceptions/{exceptionId}/hand-back': ['auditor'],
  'POST /api/staff/audit/exceptions/{exceptionId}/take': ['auditor'],
  'POST /api/staff/audit/checks': ['auditor'],
  'POST /api/staff/audit/heads': ['auditor'],
  'GET /api/staff/audit/months': ['auditor'],
  'POST /api/staff/audit/months/{month}/close': ['auditor'],
  'POST /api/staff/audit/months/{month}/reopen': ['auditor'],
  'GET /api/staff/audit/proof': ['auditor'],
  'GET /api/staff/audit/provider': ['auditor'],
  'POST /api/staff/audit/provider/fetch': ['auditor'],
  'GET /api/staff/audit/provider/rows': ['auditor'],
  'GET /api/staff/me': everybody,
  'GET /api/staff/oidc/callback': everybody,
  'GET /api/staff/oidc/start': everybody,
  'POST /api/staff/password': allStaff,
  'DELETE /api/staff/players/{playerId}/grant': ['support'],
  'POST /api/staff/players/{playerId}/grant': ['support'],
  'GET /api/staff/operations/decisions': ['operator'],
  'GET /api/staff/operations/figures': ['operator'],
  'GET /api/staff/operations/lanes': ['operator'],
  'GET /api/staff/operations/lanes/count': ['operator'],
  'POST /api/staff/operations/lanes/drive': ['operator'],
  'GET /api/staff/operations/narration': ['operator'],
  'POST /api/staff/operations/narration/pause': ['operator'],
  'POST /api/staff/operations/narration/resume': ['operator'],
  'GET /api/staff/operations/read-models': ['operator'],
  'POST /api/staff/operations/read-models/rebuild': ['operator'],
  'POST /api/staff/operations/read-models/cancel': ['operator'],
  'POST /api/staff/operations/read-models/swap-back': ['operator'],
  'DELETE /api/staff/operations/read-models/replaced': ['operator'],
  'GET /api/staff/operations/provider': ['operator'],
  'PUT /api/staff/operations/provider/daily-cap': ['operator'],
  'DELETE /api/staff/operations/provider/daily-cap': ['operator'],
  'POST /api/staff/operations/provider/fallback/force': ['operator'],
  'POST /api/staff/operations/provider/fallback/lift': ['operator'],
  'GET /api/staff/operations/queue-board': ['operator'],
  'GET /api/staff/operations/queue-board/{path}': ['operator'],
  'GET /api/staff/operations/turns/count': ['operator'],
  'POST /api/staff/operations/turns/fail': ['operator'],
  'GET /api/staff/operations/narrators': ['operator'],
  'POST /api/staff/operations/narrators/{name}/quiet': ['operator'],
  'POST /api/staff/operations/narrators/{name}/drain': ['operator'],
  'POST /api/staff/operations/narrators/{name}/wake': ['operator'],
  'PUT /api/staff/operations/narrators/{name}/slots': ['operator'],
  'GET /api/staff/players': ['support'],
  'GET /api/staff/players/{playerId}': ['support'],
  'GET /api/staff/players/{playerId}/timeline': ['support'],
  'GET /api/staff/players/{playerId}/timeline/{position}': ['support'],
  'GET /api/staff/players/{playerId}/replay': ['support'],
  'GET /api/staff/players/{playerId}/replay/{position}': ['support'],
  'GET /api/staff/players/{playerId}/acts': ['support'],
  'POST /api/staff/players/{playerId}/acts': ['support'],
  'POST /api/staff/players/{playerId}/acts/plan': ['support'],
  'POST /api/staff/players/{playerId}/acts/{actId}/approve': ['support'],
  'POST /api/staff/players/{playerId}/acts/{actId}/decline': ['support'],
  'POST /api/staff/players/{playerId}/acts/{actId}/withdraw': ['support'],
  'POST /api/staff/recovery-codes': allStaff,
  'GET /api/staff/players/{playerId}/proofs/{complaint}': ['support'],
  'GET /api/staff/reports': ['support'],
  'GET /api/staff/reports/count': ['support'],
  'POST /api/staff/reports/{reportId}/hand-back': ['support'],
  'POST /api/staff/reports/{reportId}/take': ['support'],
  'GET /api/staff/sessions': allStaff,
  'DELETE /api/staff/sessions/{sessionId}': allStaff,
  'POST /api/staff/sign-in': everybody,
  'POST /api/staff/sign-out': allStaff,
  'GET /api/stats': everybody,
  'POST /api/stripe/webhook': everybody,
  'POST /api/tokens/purchase': players,
  'GET /api/usage/history': players,
  'GET /api/usage/summary': players,
  'GET /api/user/export': players,
  'GET /api/user/profile': players,
  'PATCH /api/user/profile': players,
};
/** After these the caller is nobody: they come last. */
const endings = ['POST /api/auth/logout', 'DELETE /api/auth/delete-account', 'POST /api/staff/sign-out'];

let local: LocalBackend;
let backend: RunningBackend;
const headersOf: Record<Caller, () => Promise<Record<string, string>>> = {
  nobody: () => Promise.resolve({}),
  player: async () => (await TestPlayer.signUp(backend, 0)).headers,
  support: () => staff('support'),
  auditor: () => staff('auditor'),
  operator: () => staff('operator'),
};

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ RATE_LIMITS: 'off' });
});
afterAll(() => local.stop());

async function staff(role: 'support' | 'auditor' | 'operator'): Promise<Record<string, string>> {
  return (await StaffPerson.of(backend, `${role} ${randomUUID()}`, [role])).headers;
}

it('has every call of the API in its table, and no other', async () => {
  const { calls } = await describeRoles();
  expect(Object.keys(mayCall).sort()).toEqual(calls.map(({ call }) => call).sort());
});

it('says what the code says of itself', async () => {
  const { calls } = await describeRoles();
  const inOrder = (some: readonly Caller[]) => callers.filter((each) => some.includes(each));
  expect(Object.fromEntries(calls.map(({ call, may }) => [call, inOrder(may)]))).toEqual(
    Object.fromEntries(Object.entries(mayCall).map(([call, may]) => [call, inOrder(may)])),
  );
});

it.each(callers)('answers each role what the table says: %s', async (caller) => {
  const headers = await headersOf[caller]();
  const calls = [...Object.keys(mayCall).filter((call) => !endings.includes(call)), ...endings];
  const wrong: unknown[] = [];
  for (const call of calls) {
    const isEnding = endings.includes(call) && mayCall[call]!.includes(caller);
    const answer = await send(call, isEnding ? await headersOf[caller]() : headers);
    const { code } = answer.body as Partial<Problem>;
    const refused = `${answer.status} ${code}`;
    const isStaffs = mayCall[call]!.every((each) => allStaff.includes(each));
    const expected = isStaffs ? '404 not_found' : '401 not_signed_in';
    const isRefused = ['404 not_found', '401 not_signed_in', '401 session_ended'].includes(refused);
    if (mayCall[call]!.includes(caller) ? isRefused : refused !== expected) wrong.push([call, refused]);
  }
  expect(wrong).toEqual([]);
});

/** With ids of nobody's, a path that is there, and nothing in the body. */
function send(call: string, headers: Record<string, string>): Test {
  const [method, path] = call.split(' ') as [string, string];
  const at = path.replace('{path}', 'api/queues').replace(/\{\w+\}/g, randomUUID());
  const http = request(`http://127.0.0.1:${backend.port}`);
  const test = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](at).set(headers);
  return method === 'GET' || method === 'DELETE' ? test : test.send({});
}
