/** What staff had done before the recording was cut off: of every kind of decision one, and an act that still waits for its second person. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type {
  Act,
  AuditException,
  AuditExceptionPage,
  Narrators,
  ReadModelJob,
  ReadModelOperations,
  StaffAct,
  StaffReportPage,
  StaffRole,
} from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { hire } from '../demo-staff/staff.js';
import { StaffCaller } from '../staff-caller.js';
import type { Recorded } from './acts.js';

const REASON = 'So that every later version reads what staff decide.';
const DOLLAR = 1_000_000;
const WITHIN = { timeoutMs: 30_000 };
const office = join(import.meta.dirname, '../../dist/staff-command.js');
const operations = '/api/staff/operations';

/**
 * @param env of the backend at `origin`
 * @param recorded ids of the players, and of what they did
 */
export async function actAtDesks(
  origin: string,
  env: Readonly<Record<string, string>>,
  recorded: Recorded,
): Promise<void> {
  const environment = { ...process.env, ...env };
  const hired = async (name: string, role: StaffRole): Promise<StaffCaller> =>
    StaffCaller.signIn(origin, await hire(origin, name, role, environment));
  const command = (...words: string[]) =>
    promisify(execFile)('node', [office, ...words], { env: environment });
  const [ada, ben] = [await hired('sofia', 'support'), await hired('bela', 'support')];
  await actAsSupport(ada, ben, recorded);
  await actAsAuditors(await hired('carla', 'auditor'), await hired('dario', 'auditor'), recorded);
  await actAsOperator(await hired('orla', 'operator'));
  await hired('vito', 'support');
  await command('roles', 'vito', '--role', 'operator');
  await command('reset-factor', 'vito');
  await command('end-sessions', 'bela');
  await command('dismiss', 'vito');
}

async function actAsSupport(asks: StaffCaller, decides: StaffCaller, recorded: Recorded): Promise<void> {
  const pathOf = (player: string) => `/api/staff/players/${recorded[player]}`;
  const act = (player: string, what: Act, letter?: string) =>
    asks.call<StaffAct>('POST', `${pathOf(player)}/acts`, { act: what, reason: REASON, letter });
  const give = (player: string, dollars: number) =>
    act(player, { kind: 'goodwill', amountMicroUsd: dollars * DOLLAR });
  const answer = (decider: StaffCaller, { playerId, actId }: StaffAct, how: string, body?: object) =>
    decider.call('POST', `/api/staff/players/${playerId}/acts/${actId}/${how}`, body);

  for (const path of ['', '/timeline', '/replay']) await asks.call('GET', pathOf('ada') + path);
  await asks.call('POST', `${pathOf('ada')}/grant`, { reason: REASON });
  await asks.call('GET', `${pathOf('ada')}/timeline`);
  await asks.call('DELETE', `${pathOf('ada')}/grant`);

  await give('hugo', 1);
  await answer(decides, await give('hugo', 6), 'approve');
  await answer(decides, await give('hugo', 7), 'decline', { reason: REASON });
  await answer(asks, await give('hugo', 8), 'withdraw');
  recorded['waitingAct'] = (await give('hugo', 9)).actId;
  await act('cleo', { kind: 'refund', paymentId: recorded['wonPayment']!, amountCents: 100 });
  await act('hugo', { kind: 'write_letter' }, 'We looked at what you wrote to us about. All is well again.');
  await act('gus', { kind: 'end_sessions' });
  await act('gus', { kind: 'suspend' });
  await act('gus', { kind: 'lift_suspension' });
  await act('fay', { kind: 'suspend' });

  const { reports } = await asks.call<StaffReportPage>('GET', '/api/staff/reports?state=open');
  const { reportId } = reports.find(({ playerId }) => playerId === recorded['ada'])!;
  for (const how of ['take', 'hand-back', 'take'])
    await asks.call('POST', `/api/staff/reports/${reportId}/${how}`);
  await act(
    'ada',
    { kind: 'answer_report', reportId },
    'You are right: that came too early. The narrator knows now.',
  );
}

/** Nobody has claimed one purchase: that is an exception until it goes back. */
async function actAsAuditors(explains: StaffCaller, decides: StaffCaller, recorded: Recorded): Promise<void> {
  await explains.call('POST', '/api/staff/audit/provider/fetch');
  const unclaimed = async (): Promise<AuditException | null> => {
    const { exceptions } = await explains.call<AuditExceptionPage>(
      'GET',
      '/api/staff/audit/exceptions?cause=unclaimed',
    );
    return exceptions.find(({ itemId }) => itemId === recorded['unclaimedPayment']) ?? null;
  };
  const found = await until('the unclaimed purchase as an exception', unclaimed);
  const path = `/api/staff/audit/exceptions/${found.exceptionId}`;
  const explain = async (): Promise<string> => {
    const { amountMicroUsd } = found;
    await explains.call('POST', `${path}/explain`, { amountMicroUsd, reason: REASON });
    return (await unclaimed())!.explanation!.explainedAt;
  };
  for (const how of ['take', 'hand-back', 'take']) await explains.call('POST', `${path}/${how}`);
  await decides.call('POST', `${path}/decline`, { explainedAt: await explain(), reason: REASON });
  const [explainedAt, amountMicroUsd] = [await explain(), found.amountMicroUsd];
  await decides.call('POST', `${path}/accept`, { explainedAt, amountMicroUsd });
  await explains.call('POST', '/api/staff/audit/heads');
  await explains.call('POST', '/api/staff/audit/checks');
}

/** What holds in the end: a cap, and the slots of each narrator. */
async function actAsOperator(operator: StaffCaller): Promise<void> {
  const post = (path: string, body?: object) => operator.call('POST', operations + path, body);
  await post('/narration/pause', { reason: REASON });
  await post('/narration/resume');
  const running = async () => (await operator.call<Narrators>('GET', `${operations}/narrators`)).narrators;
  for (const { name, instanceId, slotsSet } of await running()) {
    const path = `/narrators/${name}`;
    await post(`${path}/quiet`, { evenTheLast: true });
    await post(`${path}/wake`);
    await post(`${path}/drain`, { evenTheLast: true });
    await until('the drained narrator’s next process', async () => {
      const again = (await running()).find((one) => one.name === name);
      return again && again.instanceId !== instanceId ? again : null;
    });
    await post(`${path}/wake`);
    await operator.call('PUT', `${operations}${path}/slots`, {
      slots: 3,
      seenSlots: slotsSet,
      evenTheLast: true,
    });
  }
  const cap = { capMicroUsd: 50 * DOLLAR, seen: null, reason: REASON };
  await operator.call('PUT', `${operations}/provider/daily-cap`, cap);
  await operator.call('DELETE', `${operations}/provider/daily-cap`);
  await operator.call('PUT', `${operations}/provider/daily-cap`, cap);
  await post('/provider/fallback/force', { reason: REASON });
  await post('/provider/fallback/lift');
  await post('/read-models/rebuild', { reason: REASON, acceptDifferences: false });
  const done = (kind: ReadModelJob['kind']) =>
    until(`the end of ${kind}`, async () => {
      const { job } = await operator.call<ReadModelOperations>('GET', `${operations}/read-models`);
      return job?.kind === kind && job.state === 'done' ? job : null;
    });
  await done('rebuild');
  // What is replaced is disposable: no migration makes it.
  await operator.call('DELETE', `${operations}/read-models/replaced`);
  await done('let_go');
}

/** @throws Error when it does not happen in time */
async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const found = await poll(look, WITHIN);
  if (found === null) throw new Error(`it did not happen in time: ${what}`);
  return found;
}
