import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** An entry point of the platform in its own process. */
export interface EntryProcess {
  /** Its output so far. */
  readonly output: () => string;
  stop(): Promise<void>;
}

/** Returns the parts of this process's environment that a child needs. The only setting: nothing is drawn ahead. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: 'production', DRAW_AHEAD: 'off' };
}

/** Starts an entry point and resolves when it reports that it is ready. */
export async function startEntry(
  args: readonly string[],
  env: Record<string, string>,
): Promise<EntryProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exited = once(child, 'exit');
  const ready = once(child, 'message');
  const ended = exited.then(() => {
    throw new Error(`${args.join(' ')} ended before it was ready:\n${output}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Runs a command of the platform and waits for it to exit. */
export async function runEntry(
  args: readonly string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd ? { cwd } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child, 'close');
  return { code: child.exitCode, output };
}
