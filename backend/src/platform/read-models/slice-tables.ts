/**
 * The tables a slice brings. Each slice has one `<slice>.tables.ts` with a `SliceTables`; `backend/src/tables.ts` names them all.
 *
 * - `readModels`: filled by their projections only, from the log only. They lie in a schema that is rebuilt and swapped as a whole,
 *   so entities and migrations name them without a schema.
 * - `app`: rows that handlers write themselves (schema `app` of the same database). Unqualified too; names must not collide.
 * - `accounts`: personal rows, in the accounts database.
 *
 * Migrations are TypeORM's: classes named with a 13-digit timestamp, run in its order when a process starts.
 */
import type { MigrationInterface } from 'typeorm';
import type { Entity } from '../postgres/index.js';
import type { ReadModel } from './read-model.js';

type Migrations = readonly (new () => MigrationInterface)[];

export interface TableSet {
  readonly entities: readonly Entity[];
  readonly migrations: Migrations;
}

export interface SliceTables {
  readonly readModels?: { readonly all: readonly ReadModel[]; readonly migrations: Migrations };
  readonly app?: TableSet;
  readonly accounts?: TableSet;
}

export const READ_MODELS_SCHEMA = 'read_models';
export const APP_SCHEMA = 'app';
