import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock (proc_pid_stat(5), USER_HZ). */
const millisecondsOfTick = 10;

/** Processor time of a process and of its children that have ended, from proc_pid_stat(5); the name in brackets may hold blanks. */
function ownTime(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * millisecondsOfTick;
}

const childrenOf = (pid: string): string[] => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/**
 * @returns milliseconds of processor time that a process and its children have had; NaN where the system does not tell (only Linux does)
 */
export function processorTimeOf(pid: string): number {
  try {
    return childrenOf(pid).reduce((sum, child) => sum + ownTime(child), ownTime(pid));
  } catch {
    return Number.NaN;
  }
}
