/** Processor time that a process has used so far, user and system, from the kernel's accounting. Milliseconds, in steps of 10. */
import { readFile } from 'node:fs/promises';

const MS_PER_TICK = 10;

/** @throws where there is no /proc */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the command's name, which may hold spaces: state is the first field, user and system time the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
