import { createServer } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { keptPorts } from './kept-ports.js';
import { temporaryFolder } from './temporary-folder.js';

describe('a free port', () => {
  it('is none that the system gives to whoever asks for any, in the seconds before its server listens', async () => {
    for (let chosen = 0; chosen < 50; chosen += 1) {
      const port = await freePort();
      expect(port).toBeGreaterThanOrEqual(20_000);
      expect(port).toBeLessThan(32_768);
    }
  });

  it('is the preferred one, unless somebody listens there or it is promised', async () => {
    const port = await freePort();
    expect(await freePort(port)).toBe(port);
    expect(await freePort(port, port)).not.toBe(port);

    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await freePort(port)).not.toBe(port);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the ports of a data folder', () => {
  it('are those of last time, save where the game itself is now', async () => {
    const home = temporaryFolder();
    const first = await keptPorts(home.path);
    expect(new Set(Object.values(first)).size).toBe(6);
    expect(await keptPorts(home.path)).toEqual(first);

    const second = await keptPorts(home.path, first.postgres);
    expect(second.postgres).not.toBe(first.postgres);
    expect({ ...second, postgres: first.postgres }).toEqual(first);

    writeFileSync(join(home.path, 'ports.json'), 'half a fi');
    expect(new Set(Object.values(await keptPorts(home.path))).size).toBe(6);
    home.remove();
  });
});
