/** The databases that handlers and queries use. */
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

abstract class Database {
  constructor(readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  repository<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    return this.dataSource.getRepository(entity);
  }
}

/** Projections' tables, and the small ones that handlers write themselves. To wait for your own write see `ReadModels.waitFor`. */
export abstract class ReadModels extends Database {
  /**
   * Waits until the projector has passed `position` (null: no wait). At most `timeoutMs` (default 3,000).
   * @throws Refused `read_model_behind` when it does not get there in time
   */
  abstract waitFor(position: bigint | null, timeoutMs?: number): Promise<void>;
}

/** The database of personal rows: accounts, payers' addresses. */
export class AccountsDatabase extends Database {}
