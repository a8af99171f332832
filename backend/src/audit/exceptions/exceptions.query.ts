/** What is wrong and due, oldest or largest first, and one of it. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  exceptionCauses,
  type AuditException,
  type AuditExceptionDetail,
  type AuditExceptionPage,
  type ExceptionCause,
  type ExceptionOrder,
  type ExceptionState,
} from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Evidence } from './evidence.js';
import { ExceptionHistory } from './exception-history.js';
import { Exceptions, placeOf, type StandingException } from './exceptions.js';
import { ToldExceptions } from './told-exceptions.js';

/** What is left out filters nothing. */
export interface ExceptionFilters {
  /** That began then or later. */
  readonly from?: Date;
  /** That began before. */
  readonly until: Date;
  readonly cause?: ExceptionCause;
  readonly state?: ExceptionState;
  readonly owner?: 'me' | 'nobody';
}

export class ListExceptions extends Query<AuditExceptionPage> {
  constructor(
    readonly staffId: string,
    readonly filters: ExceptionFilters,
    readonly order: ExceptionOrder,
    /** Null: from the oldest on. */
    readonly after: string | null,
    readonly limit: number,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListExceptions)
export class ListExceptionsHandler implements IQueryHandler<ListExceptions> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly exceptions: Exceptions,
    private readonly told: ToldExceptions,
    private readonly clock: Clock,
  ) {}

  async execute({
    staffId,
    filters,
    order,
    after,
    limit,
    position,
  }: ListExceptions): Promise<AuditExceptionPage> {
    await this.readModels.waitFor(position);
    const now = this.clock.now();
    const { from, until, cause, state, owner } = filters;
    const before = await this.exceptions.before(until, now);
    const all = before.filter(({ since }) => from === undefined || new Date(since) >= from);
    const ofOwner = all.filter(({ handling }) => isOf(owner, handling?.ownerId ?? null, staffId));
    const wanted = ofOwner.filter(
      (exception) =>
        (cause === undefined || exception.cause === cause) &&
        (state === undefined || exception.state === state),
    );
    const rest =
      order === 'largest'
        ? [...wanted].sort((one, other) => other.amountMicroUsd - one.amountMicroUsd)
        : wanted.filter((exception) => after === null || placeOf(exception) > after);
    const page = rest.slice(0, limit);
    const last = order === 'largest' ? undefined : page.at(-1);
    return {
      exceptions: await this.told.of(staffId, page, now),
      nextAfter: last && rest.length > limit ? placeOf(last) : null,
      total: wanted.length,
      counts: countsOf(ofOwner),
    };
  }
}

function isOf(owner: ExceptionFilters['owner'], ownerId: string | null, staffId: string): boolean {
  return owner === undefined || ownerId === (owner === 'me' ? staffId : null);
}

function countsOf(exceptions: readonly StandingException[]): AuditExceptionPage['counts'] {
  return exceptionCauses.flatMap((cause) => {
    const ofCause = exceptions.filter((exception) => exception.cause === cause);
    const inState = (state: ExceptionState) =>
      ofCause.filter((exception) => exception.state === state).length;
    return ofCause.length === 0
      ? []
      : {
          cause,
          open: inState('open'),
          explained: inState('explained'),
          accepted: inState('accepted'),
          amountMicroUsd: ofCause.reduce((sum, { amountMicroUsd }) => sum + amountMicroUsd, 0),
        };
  });
}

export class GetException extends Query<AuditException> {
  constructor(
    readonly staffId: string,
    readonly exceptionId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetException)
export class GetExceptionHandler implements IQueryHandler<GetException> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly exceptions: Exceptions,
    private readonly told: ToldExceptions,
    private readonly clock: Clock,
  ) {}

  /** @throws Refused `unknown_exception` */
  async execute({ staffId, exceptionId, position }: GetException): Promise<AuditException> {
    await this.readModels.waitFor(position);
    const exception = await this.exceptions.find(exceptionId);
    const [told] = exception ? await this.told.of(staffId, [exception], this.clock.now()) : [];
    if (!told) throw new Refused('unknown_exception');
    return told;
  }
}

export class GetExceptionDetail extends Query<AuditExceptionDetail> {
  constructor(
    readonly staffId: string,
    readonly exceptionId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetExceptionDetail)
export class GetExceptionDetailHandler implements IQueryHandler<GetExceptionDetail> {
  constructor(
    private readonly one: GetExceptionHandler,
    private readonly evidence: Evidence,
    private readonly history: ExceptionHistory,
  ) {}

  /** @throws Refused `unknown_exception` */
  async execute({ staffId, exceptionId, position }: GetExceptionDetail): Promise<AuditExceptionDetail> {
    const exception = await this.one.execute(new GetException(staffId, exceptionId, position));
    return {
      exception,
      evidence: await this.evidence.of(exception.itemKind, exception.itemId),
      history: await this.history.of(exceptionId),
    };
  }
}
