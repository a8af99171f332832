/**
 * Real PostgreSQL in a folder of the project: the programs come from npm, the data stays. Started as root or as an ordinary
 * user; a server that outlived a killed process of ours is taken over as it is.
 */
import { freePort, isPortFree } from '../free-port.js';
import { poll } from '../poll.js';
import { isRunning, type ProcessIdentity } from '../process-identity.js';
import { postgresBinaries } from './binaries.js';
import { ensureCluster, reachableClusterFolder, SUPERUSER } from './cluster-folder.js';
import { adoptPostmaster, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.js';
import { unprivilegedUser } from './unprivileged-user.js';

export interface PostgresOptions {
  /** The cluster's own folder; its log is written beside it. Created when it does not exist. */
  readonly folder: string;
  /** Taken if it is free; else, and by default, any free one. An adopted server keeps its own. */
  readonly port?: number;
  readonly log?: (line: string) => void;
}

export interface RunningPostgres {
  readonly port: number;
  /** Where the data really lies: `folder`, or its fallback. */
  readonly folder: string;
  readonly adopted: boolean;
  /** Of the server that runs now. */
  process(): ProcessIdentity;
  /** `postgres://…` for one database of the cluster. */
  url(database: string): string;
  /** Starts the server again, on the same port, when it is gone; otherwise does nothing. */
  restartIfGone(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * @throws LocalStackError postgres_unavailable, postgres_not_ready, data_folder_broken, data_folder_unusable
 */
export async function startPostgres({
  folder: wanted,
  port,
  log = () => {},
}: PostgresOptions): Promise<RunningPostgres> {
  const runAs = unprivilegedUser();
  const binaries = postgresBinaries(runAs, log);
  const folder = reachableClusterFolder(wanted, runAs, log);
  const password = ensureCluster(folder, binaries, runAs);
  const start = async (onPort: number) =>
    (await adoptPostmaster(folder)) ??
    (await startPostmaster(folder, `${folder}.log`, onPort, binaries, runAs));

  let server: Postmaster = await start(await freePort(port));
  if (server.adopted) log(`PostgreSQL was still running (pid ${server.identity.pid}) and is taken over.`);
  const first = server;
  return {
    port: first.port,
    folder,
    adopted: first.adopted,
    process: () => server.identity,
    url: (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${first.port}/${database}`,
    async restartIfGone() {
      if (isRunning(server.identity)) return false;
      // The port may stay occupied for a moment by the dead server's children.
      await poll(async () => ((await isPortFree(first.port)) ? true : null), { timeoutMs: 10_000 });
      server = await start(first.port);
      return true;
    },
    stop: () => stopPostmaster(server),
  };
}
