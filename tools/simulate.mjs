/** `npm run simulate`: the trial of turns and payments over 10,000 seeds, or SEEDS of them from FIRST_SEED on. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const trial = spawn(process.execPath, [jest, 'turn/simulation/turn-trial'], {
  cwd: fileURLToPath(new URL('../libs/domain', import.meta.url)),
  env: { ...process.env, SEEDS: process.env.SEEDS ?? '10000' },
  stdio: 'inherit',
});
trial.on('exit', (code) => process.exit(code ?? 1));
