/** PostgreSQL for all integration files of a run, as a process of its own: tells whoever forked it the server's address, and ends with them. */
import { join } from 'node:path';
import { startPostgres, temporaryFolder } from '@rubicon/local-stack';

// What ends the parent reaches the whole group; then we end in order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const folder = temporaryFolder();
const postgres = await startPostgres({ folder: join(folder.path, 'postgres') });
process.once('disconnect', () => {
  void postgres.stop().then(() => folder.remove());
});
process.send!(postgres.url('postgres'));
