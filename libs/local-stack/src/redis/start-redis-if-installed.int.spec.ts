import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { temporaryFolder } from '../temporary-folder.js';
import { startRedisIfInstalled } from './start-redis-if-installed.js';

function redisIsInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it('starts a Redis that answers, or says that there is none', async () => {
  const home = temporaryFolder();
  try {
    const redis = await startRedisIfInstalled({ dir: home.path });
    expect(redis !== null).toBe(redisIsInstalled());
    if (redis === null) return;
    const { hostname, port } = new URL(redis.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => socket.write('ECHO alea\r\n'));
      socket.once('error', reject);
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data.toString());
      });
    });
    expect(answer).toContain('alea');
    await redis.stop();
  } finally {
    home.remove();
  }
});
