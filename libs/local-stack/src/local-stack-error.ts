export type LocalStackErrorCode =
  /** The database's folder is damaged, or of another PostgreSQL version. */
  | 'data_folder_broken'
  /** The folder cannot be made, read or written. */
  | 'data_folder_unusable'
  /** Another copy of the game runs on this data folder. */
  | 'data_folder_in_use'
  /** PostgreSQL's programs are missing or do not run on this machine. */
  | 'postgres_unavailable'
  /** PostgreSQL did not come up in time. */
  | 'postgres_not_ready'
  /** A server of the stack did not come up. */
  | 'server_not_ready'
  | 'port_in_use'
  | 'not_built'
  | 'invalid_setting';

/** A failure to start that a person can act on: the message is one sentence fit to be shown without a stack trace. */
export class LocalStackError extends Error {
  constructor(
    readonly code: LocalStackErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'LocalStackError';
  }
}
