/** Builds what is out of date; turbo knows from the hashes of the sources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openLogFile } from './log-file.ts';
import { StartError } from './start-error.ts';

const LINES_IN_ERROR = 40;

/**
 * Builds the website and the Studio. If a build is up to date, this only checks it.
 * @throws StartError with the last lines of output if a build fails
 */
export async function buildIfStale(logDirectory: string, signal?: AbortSignal): Promise<void> {
  const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo');
  const child = spawn(
    process.execPath,
    [turbo, 'run', 'build', '--env-mode=loose', '--output-logs=new-only'],
    {
      env: {
        ...process.env,
        // Vitest sets another, and then React's development build would be served.
        NODE_ENV: 'production',
        CI: '1',
        DO_NOT_TRACK: '1',
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        SANITY_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal ? { signal } : {}),
    },
  );
  const log = openLogFile(join(logDirectory, 'build.log'));
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      if (lastLines.push(line) > LINES_IN_ERROR) lastLines.shift();
    });
  }
  const [code]: unknown[] = await once(child, 'close').finally(() => log.close());
  if (code !== 0) throw new StartError(`The build failed. Its last lines:\n${lastLines.join('\n')}`);
}
