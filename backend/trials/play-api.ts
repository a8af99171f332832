/**
 * `npm run play:api`: a player over HTTP plays 50 turns of the game that `npm start` serves; in the middle every backend process
 * is killed, then the whole house, and started again. Then the log is audited by a reader of its own, and held against what the
 * player was told. Ends with 1 when anything does not add up.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { GameType } from '@rubicon/contracts';
import { freePort, temporaryFolder } from '@rubicon/local-stack';
import { auditLog, type AuditReport } from '../src/audit/index.js';
import { ApiPlayer } from './api-player.js';
import { printAudit } from './print-audit.js';
import { endProcess, spawnUntil } from './processes.js';
import { readLog } from './read-log.js';

const TURNS = 50;
const KILL_BACKEND_AFTER = 17;
const KILL_EVERYTHING_AFTER = 34;
const projectDir = join(import.meta.dirname, '../..');

const deeds = [
  'I ask the oldest man in the room what he has seen.',
  'I send a letter by the fastest rider there is.',
  'I speak to the crowd, plainly, and promise bread before glory.',
  'I refuse the bribe, and say so before witnesses.',
  'I wait for nightfall and follow the messenger.',
  'What do people here pay for grain?',
];

const folder = temporaryFolder();
const dataDir = folder.path;
const port = await freePort();
let house = await startHouse();
try {
  const player = new ApiPlayer(`http://127.0.0.1:${port}`);
  await player.register();
  await player.buyCredits(5);
  const { gameState } = await player.startGame('roman_republic');
  const game: { gameId: string; gameType: GameType } = gameState;

  for (let turn = 1; turn <= TURNS; turn += 1) {
    const { status } = await playWhile(turn, () =>
      player.playTurn({ gameId: game.gameId, gameType: game.gameType }, deeds[turn % deeds.length]!),
    );
    if (turn % 10 === 0) await player.save(game.gameId);
    console.log(`turn ${turn}: ${status}`);
  }

  const audit = await untilAtRest();
  printAudit(audit);
  const differences = await compareWithDiary(player, audit);
  console.log(
    `\nThe player's diary and statement: ${differences.length === 0 ? 'agree with the log' : 'DIFFER'}`,
  );
  differences.forEach((line) => console.log(`  ${line}`));
  const replayed = await replayEqualsLive();
  console.log(`Replay from zero ${replayed ? 'equals' : 'DIFFERS FROM'} the live read models`);
  process.exitCode = audit.holds && differences.length === 0 && replayed ? 0 : 1;
} finally {
  await endProcess(house);
  folder.remove();
}

async function startHouse(): Promise<ChildProcess> {
  const env = { PORT: String(port), DATA_DIR: dataDir };
  const served = (line: string) => line.includes(`http://localhost:${port}`);
  return (await spawnUntil('node', ['libs/local-stack/dist/main.js'], env, served, projectDir)).child;
}

/** Plays a turn, and in the middle of two of them pulls the plug. */
async function playWhile<T>(turn: number, play: () => Promise<T>): Promise<T> {
  const played = play();
  if (turn === KILL_BACKEND_AFTER) {
    console.log('kill -9 api, narrator, projector');
    for (const name of ['api', 'narrator', 'projector']) process.kill(await pidOf(name), 'SIGKILL');
  }
  if (turn === KILL_EVERYTHING_AFTER) {
    console.log('kill -9 everything, and start again');
    const pids = Object.values(await processes());
    await endProcess(house, 'SIGKILL');
    for (const { pid } of pids) killIfAlive(pid);
    house = await startHouse();
  }
  return played;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function processes(): Promise<Record<string, { pid: number }>> {
  return JSON.parse(await readFile(join(dataDir, 'processes.json'), 'utf8')) as Record<
    string,
    { pid: number }
  >;
}

async function pidOf(name: string): Promise<number> {
  const pid = (await processes())[name]?.pid;
  if (pid === undefined) throw new Error(`no process is called ${name}`);
  return pid;
}

/** Settlements follow outcomes at once; the audit is asked until nothing is under way, at most for a minute. */
async function untilAtRest(): Promise<AuditReport> {
  const ports = JSON.parse(await readFile(join(dataDir, 'ports.json'), 'utf8')) as Record<string, number>;
  const eventStore = `esdb://127.0.0.1:${ports['event-store']}?tls=false`;
  const deadline = Date.now() + 60_000;
  for (;;) {
    const audit = await auditLog(readLog(eventStore), { quiescent: true });
    if (audit.holds || Date.now() > deadline) return audit;
  }
}

/** Fills every read model anew from the log beside the live ones; the rebuild compares them row by row, and swaps only equals. */
async function replayEqualsLive(): Promise<boolean> {
  const rebuild = spawn('node', [`--env-file=${join(dataDir, 'backend.env')}`, 'backend/dist/main.js'], {
    cwd: projectDir,
    env: { ...process.env, ROLES: 'rebuild', LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  const [code] = (await once(rebuild, 'exit')) as [number | null];
  return code === 0;
}

/** What the player was told, turn by turn and in all, against the log. */
async function compareWithDiary(player: ApiPlayer, audit: AuditReport): Promise<string[]> {
  const differences: string[] = [];
  const expect = (what: string, told: number, logged: number) => {
    if (told !== logged) differences.push(`${what}: the player was told ${told}, the log says ${logged}`);
  };
  const statement = await player.statement();
  expect(
    'turns',
    player.diary.length,
    Object.values(audit.turns).reduce((sum, count) => sum + count, 0),
  );
  expect(
    'narrated turns',
    player.diary.filter(({ status }) => status === 'narrated').length,
    audit.turns.narrated,
  );
  expect(
    'charged',
    player.diary.reduce((sum, { chargedMicroUsd }) => sum + chargedMicroUsd, 0),
    audit.total.charged,
  );
  expect('charged, on the statement', statement.chargedMicroUsd, audit.total.charged);
  expect('available, on the statement', statement.availableMicroUsd, audit.total.available);
  expect('reserved, on the statement', statement.reservedMicroUsd, audit.total.reserved);
  expect('purchased, on the statement', statement.purchasedMicroUsd, audit.total.purchased);
  expect(
    'sum of the statement',
    statement.entries.reduce((sum, entry) => sum + entry.availableDeltaMicroUsd, 0),
    audit.total.available,
  );
  return differences;
}
