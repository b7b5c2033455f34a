import { cpus } from 'node:os';

/** Milliseconds of all processors since the machine started, whatever they ran. */
interface MachineTime {
  readonly idle: number;
  readonly all: number;
}

/**
 * Reads the machine's processor time. That of the tests' own processes is not known: many are killed by others than
 * their parents, or outlive them, such as browsers' and PostgreSQL's, and the system then counts them for nobody.
 */
export function readProcessorTime(): MachineTime {
  const times = cpus().map(({ times: { idle, user, nice, sys, irq } }) => ({
    idle,
    all: idle + user + nice + sys + irq,
  }));
  return times.reduce((sum, time) => ({ idle: sum.idle + time.idle, all: sum.all + time.all }), {
    idle: 0,
    all: 0,
  });
}

/** Returns the share of the processors' time since then in which they had nothing to do. */
export function idleShareSince(before: MachineTime): number {
  const { idle, all } = readProcessorTime();
  return all > before.all ? (idle - before.idle) / (all - before.all) : 0;
}
