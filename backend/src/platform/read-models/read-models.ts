/** The database that queries read: projections' tables, and the small ones that handlers write themselves. */
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

export abstract class ReadModels {
  abstract readonly dataSource: DataSource;
  abstract get manager(): EntityManager;
  abstract repository<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row>;
  /**
   * Waits until the projector has passed `position` (null: no wait). At most `timeoutMs` (default 3,000).
   * @throws ProblemError 503 `read_model_behind` with Retry-After when it does not get there in time
   */
  abstract waitFor(position: bigint | null, timeoutMs?: number): Promise<void>;
}

/** The database of personal rows: accounts, payers' addresses. */
export abstract class AccountsDatabase {
  abstract readonly dataSource: DataSource;
  abstract get manager(): EntityManager;
  abstract repository<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row>;
}
