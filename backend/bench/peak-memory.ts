/** Peak resident memory of a process, from the kernel's own accounting. Megabytes; null where there is no /proc. */
import { readFile } from 'node:fs/promises';

export async function peakMemoryMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
