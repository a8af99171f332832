import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poll } from '../poll.js';
import { identifyProcess, isRunning, type ProcessIdentity } from '../process-identity.js';
import { temporaryFolder, type TemporaryFolder } from '../temporary-folder.js';
import { lockDataDir } from './data-dir-lock.js';
import { ProcessRegistry } from './process-registry.js';
import { SupervisedProcess, type ProcessSpec } from './supervised-process.js';

describe('a supervised process', () => {
  let home: TemporaryFolder;
  let lines: string[];
  let starts: ProcessIdentity[];
  const running: SupervisedProcess[] = [];
  beforeEach(() => {
    home = temporaryFolder();
    lines = [];
    starts = [];
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
    home.remove();
  });

  /** Ready, and says hello, once it would drain. */
  const LIVES = `process.on('SIGTERM', () => { console.log('drained'); process.exit(0); });
    require('node:fs').writeFileSync(process.env.READY, ''); console.log('hello'); setInterval(() => {}, 1000);`;
  function supervise(program: string, spec: Partial<ProcessSpec> = {}): SupervisedProcess {
    const entry = join(home.path, 'program.cjs');
    const ready = join(home.path, 'ready');
    writeFileSync(entry, program);
    const one = new SupervisedProcess({
      name: 'trial',
      entry,
      env: { READY: ready },
      isReady: () => Promise.resolve(existsSync(ready)),
      line: (text) => lines.push(text),
      onChange: (identity) => identity && starts.push(identity),
      drainMs: 2_000,
      ...spec,
    });
    running.push(one);
    return one;
  }
  const until = async (condition: () => boolean) =>
    expect(await poll(() => (condition() ? true : null), { timeoutMs: 15_000 })).toBe(true);

  it('passes its lines on, starts again after kill -9, and lets it drain at the end', async () => {
    const one = supervise(LIVES);
    await one.start();
    await until(() => lines.includes('hello'));
    process.kill(starts[0]!.pid, 'SIGKILL');
    await until(() => lines.filter((line) => line === 'hello').length === 2);
    expect(starts).toHaveLength(2);
    expect(isRunning(starts[0]!)).toBe(false);
    await one.stop();
    expect(isRunning(starts[1]!)).toBe(false);
    await until(() => lines.includes('drained'));
    expect(starts).toHaveLength(2);
  });

  it('starts again when it had nothing more to do, and calls that no error', async () => {
    const one = supervise(
      LIVES.replace('setInterval(() => {}, 1000)', 'setTimeout(() => process.exit(0), 200)'),
    );
    await one.start();
    await until(() => lines.filter((line) => line === 'hello').length === 2);
    expect(lines).toContain('has nothing more to do, starts again in 250 ms');
    expect(lines.filter((line) => line.includes('unexpectedly'))).toEqual([]);
  });

  it('is not started again when it refuses its configuration', async () => {
    let refusals = 0;
    const one = supervise(`console.error('X is missing'); process.exit(78);`, {
      onMisconfigured: () => refusals++,
    });
    await expect(one.start()).rejects.toMatchObject({ code: 'server_not_ready' });
    expect(starts).toHaveLength(1);
    expect(refusals).toBe(1);
    await until(() => lines.includes('X is missing'));
  });

  it('is given up when it is not ready within the time it has', async () => {
    const one = supervise(LIVES, { isReady: () => Promise.resolve(false), readyWithinMs: 50 });
    await expect(one.start()).rejects.toMatchObject({ code: 'server_not_ready' });
    expect(starts).toHaveLength(1);
    expect(isRunning(starts[0]!)).toBe(false);
  }, 10_000);

  it('is killed when it does not end in time', async () => {
    const deaf = LIVES.replace(/process\.on\(.*$/m, `process.on('SIGTERM', () => {});`);
    const one = supervise(deaf, { drainMs: 50 });
    await one.start();
    await until(() => lines.includes('hello'));
    await one.stop();
    expect(isRunning(starts[0]!)).toBe(false);
  });

  it('is ended by the next start when its supervisor was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const left = identifyProcess(child.pid!)!;
    const crashed = new ProcessRegistry(home.path);
    crashed.set('trial', left);
    crashed.set('spared', identifyProcess(process.pid));
    crashed.set('id given to another since', { pid: process.pid, startedAt: 'another time' });
    expect(JSON.parse(readFileSync(join(home.path, 'processes.json'), 'utf8'))).toMatchObject({
      trial: left,
    });
    await new ProcessRegistry(home.path).endLeftovers(['spared'], (line) => lines.push(line));
    expect(isRunning(left)).toBe(false);
    expect(lines).toEqual([`Ending trial (process ${left.pid}), left by an earlier start.`]);
  });

  it('shares its data folder with no other copy, and takes over a dead one’s lock', () => {
    const unlock = lockDataDir(home.path);
    expect(() => lockDataDir(home.path)).toThrow(/already runs on/);
    unlock();
    writeFileSync(
      join(home.path, 'lock.json'),
      JSON.stringify({ pid: process.pid, startedAt: 'another time' }),
    );
    lockDataDir(home.path)();
    expect(existsSync(join(home.path, 'lock.json'))).toBe(false);
  });
});
