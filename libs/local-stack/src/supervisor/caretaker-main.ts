/** The caretaker as a process of its own: `DATA_DIR`. It says nothing: who read its lines is gone. */
import { once } from 'node:events';
import { endProcess } from '../end-process.js';
import { stopPostmaster } from '../postgres/postmaster.js';
import { CARETAKER } from './caretaker.js';
import { drainMs } from './drain.js';
import { END_MS, ProcessRegistry } from './process-registry.js';

if (process.connected) await once(process, 'disconnect');

const left = new ProcessRegistry(process.env.DATA_DIR ?? '').read();
// Otherwise another start has the folder by now.
if (left[CARETAKER]?.pid === process.pid) await endAll();

/** In the order in which they lean on each other. */
async function endAll(): Promise<void> {
  const { postgres, 'event-store': eventStore } = left;
  const others = ['supervisor', CARETAKER, 'event-store', 'postgres'];
  const game = Object.entries(left).filter(([name]) => !others.includes(name));
  await Promise.all(game.map(([, identity]) => endProcess(identity, drainMs(process.env))));
  if (eventStore) await endProcess(eventStore, END_MS);
  if (postgres) await stopPostmaster({ identity: postgres });
}
