import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { LOAD_CORE } from '../processes.ts';
import type { AttackName } from './attacks.ts';
import type { Target } from './target.ts';

export interface Attacker extends AsyncDisposable {
  start(): Promise<void>;
  /** Resolves once the attack has stopped, to all answers so far, by status. 0 are connections that broke. */
  stop(): Promise<Readonly<Record<string, number>>>;
}

/**
 * Starts an attacker's process. It has the load's core, and of that only what the people who are measured leave, because
 * elsewhere it would have a machine of its own.
 */
export async function startAttacker(name: AttackName, target: Target): Promise<Attacker> {
  const program = ['taskset', '-c', LOAD_CORE, process.execPath, 'bench/fairness/attacker.ts'];
  const child = spawn('chrt', ['-i', '0', ...program, name, JSON.stringify(target)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const tell = async (message: string) => {
    const answer = once(child, 'message');
    child.send(message);
    const [said] = await answer;
    return said;
  };
  await once(child, 'message');
  return {
    async start() {
      await tell('start');
    },
    stop: async () => z.record(z.string(), z.number()).parse(await tell('stop')),
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
