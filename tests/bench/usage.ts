import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in a second, `getconf CLK_TCK`: 100 on every Linux. */
const ticks = 100;

/** Megabytes at one time, and seconds of processor time, of a process and all that it started. */
export type Usage = { megabytes: number; cpuSeconds: number };

type Row = { pid: number; parent: number; cpuSeconds: number };

/** proc(5), stat: the fields after the name, which may have anything in it. */
function rowOf(pid: number): Row[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0] = fields;
    // Its own time in user and kernel mode, and that of children that have ended.
    return [{ pid, parent, cpuSeconds: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) / ticks }];
  } catch {
    return [];
  }
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What a process and its descendants use now. Linux only: elsewhere there is nothing to read. */
export function usageOf(pid: number): Usage {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => rowOf(Number(name)));
  const family = rows.filter((row) => row.pid === pid);
  for (const { pid: parent } of family) family.push(...rows.filter((row) => row.parent === parent));
  return {
    megabytes: family.reduce((sum, row) => sum + residentOf(row.pid), 0),
    cpuSeconds: family.reduce((sum, row) => sum + row.cpuSeconds, 0),
  };
}
