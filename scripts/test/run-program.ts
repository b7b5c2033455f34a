/** Runs one test command, silently or with its output in the terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface ProgramResult {
  readonly code: number;
  /** All of its output, or empty if it wrote to the terminal directly. */
  readonly output: string;
}

/** Runs a program of node_modules/.bin or of the system. */
export async function runProgram(
  command: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv,
  { isShown = false, cwd }: { readonly isShown?: boolean; readonly cwd?: string } = {},
): Promise<ProgramResult> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: environment,
    shell: process.platform === 'win32',
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output };
}
