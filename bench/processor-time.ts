/** Who uses the processors: this benchmark with everything it started, or other programs. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Ticks of 10 ms of all processors since the machine started. */
export interface ProcessorTime {
  readonly total: number;
  readonly idle: number;
  /** Used by this process and its descendants, including those that have ended. */
  readonly own: number;
  /** Used by other programs, or by other virtual machines while this one wanted to run. */
  readonly others: number;
}

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  /** Includes ended children for which the process has waited. */
  readonly ticks: number;
}

/** Parses `/proc/<pid>/stat`. The name in parentheses may contain anything. */
function readProcess(stat: string): ProcessTime {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  return {
    pid: Number.parseInt(stat, 10),
    parent,
    ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0),
  };
}

/** Sums the time of a process and its descendants. */
function timeOfTree(root: number, processes: readonly ProcessTime[]): number {
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent);
  const own = processes.find(({ pid }) => pid === root)?.ticks ?? 0;
  return (childrenOf.get(root) ?? []).reduce((sum, { pid }) => sum + timeOfTree(pid, processes), own);
}

/**
 * Computes processor time from the contents of files in `/proc`.
 * @param machine `/proc/stat`
 * @param processes `/proc/<pid>/stat` of all processes
 * @param root the process whose descendants are its own
 */
export function computeTime(machine: string, processes: readonly string[], root: number): ProcessorTime {
  const [line = ''] = machine.split('\n', 1);
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  // Handling interrupts belongs to no process. During a benchmark most of them are its own requests.
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, , , stolen = 0] = ticks;
  const own = timeOfTree(root, processes.map(readProcess));
  return {
    total: ticks.reduce((sum, one) => sum + one, 0),
    idle: idle + waiting,
    own,
    others: Math.max(0, user + nice + system - own) + stolen,
  };
}

/** Reads the time used so far. */
export async function readTime(): Promise<ProcessorTime> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const machine = await readFile('/proc/stat', 'utf8');
  // Processes may end meanwhile.
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return computeTime(
    machine,
    stats.filter((stat) => stat !== ''),
    process.pid,
  );
}

/** Share of the processors that other programs may use while something is measured. */
const QUIET = 0.05;
/** Milliseconds for which the machine is watched before a benchmark. */
const LOOK_MS = 3_000;

/** Shares of all processors that other programs used. */
export interface OtherLoad {
  readonly before: number;
  readonly during: number;
}

const shareOfOthers = (from: ProcessorTime, to: ProcessorTime): number =>
  (to.others - from.others) / (to.total - from.total);

/** Watches other programs for a few seconds, and then until the returned function is called. */
export async function watchOthers(): Promise<() => Promise<OtherLoad>> {
  const first = await readTime();
  await setTimeout(LOOK_MS);
  const start = await readTime();
  return async () => ({
    before: shareOfOthers(first, start),
    during: shareOfOthers(start, await readTime()),
  });
}

/** Whether other programs used so much that figures missing their target prove nothing. */
export const isBusy = ({ before, during }: OtherLoad): boolean => Math.max(before, during) > QUIET;
