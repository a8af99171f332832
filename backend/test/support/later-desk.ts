/** The auditors' desk as it is hours later, when whatever is under way should be over: over the same stack, with the provider's side fetched until then. */
import type {
  AuditException,
  AuditExceptionDetail,
  AuditExceptionPage,
  AuditSummary,
  ProviderFetches,
} from '@rubicon/contracts';
import { Clock } from '../../src/platform/clock/index.js';
import { EventStoreDb } from '../../src/platform/event-store/index.js';
import { runAuditCommand, type AuditCommandOutcome } from '../../src/run-audit-command.js';
import { StaffPerson } from './staff-person.js';
import type { Till } from './till.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export class LaterDesk {
  private laterMs = 120 * MINUTE_MS;

  private constructor(
    private readonly till: Till,
    private readonly auditor: StaffPerson,
  ) {}

  static async of(till: Till): Promise<LaterDesk> {
    const auditor = await StaffPerson.of(till.backend, 'Ada', ['auditor']);
    const desk = await till.start({ ROLES: 'api,auditor' });
    const later = new LaterDesk(till, auditor.at(desk));
    jest.spyOn(desk.app.get(Clock), 'now').mockImplementation(() => later.now());
    return later;
  }

  /** As it is there. */
  now(): Date {
    return new Date(Date.now() + this.laterMs);
  }

  /** What has been fetched until now stays. */
  moveTo(minutesLater: number): void {
    this.laterMs = minutesLater * MINUTE_MS;
  }

  /** From now on it shows all that happened, here and at the provider. */
  async catchUp(): Promise<void> {
    this.auditor.saw(await this.till.backend.app.get(EventStoreDb).head());
    await this.auditor.post('/api/staff/audit/provider/fetch').expect(202);
    await this.till.until(async () => {
      const { lists } = await this.read<ProviderFetches>('provider');
      return lists.every(({ state }) => state === 'complete') ? true : null;
    });
  }

  exceptions(query = ''): Promise<AuditExceptionPage> {
    return this.read(`exceptions?limit=200&${query}`);
  }

  open({ exceptionId }: Pick<AuditException, 'exceptionId'>): Promise<AuditExceptionDetail> {
    return this.read(`exceptions/${exceptionId}`);
  }

  /** Of everything, or of what was before. */
  summary(until = this.now()): Promise<AuditSummary> {
    const from = new Date(Date.now() - DAY_MS).toISOString();
    return this.read(`summary?${new URLSearchParams({ from, until: until.toISOString() }).toString()}`);
  }

  /** What the command says at the same time. */
  command(...words: string[]): Promise<AuditCommandOutcome> {
    return runAuditCommand(words, this.till.stack.env, this.now());
  }

  private async read<Answer>(path: string): Promise<Answer> {
    return (await this.auditor.get(`/api/staff/audit/${path}`).expect(200)).body as Answer;
  }
}
