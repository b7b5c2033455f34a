import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between checks whether it responds. */
const PAUSE = 250;

/**
 * Runs the Studio with hot reload. Resolves once it responds.
 * @param script content of /config.js, which sanity.cli.ts puts into the page
 */
export async function developStudio(
  root: string,
  host: string,
  port: number,
  script: string,
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/sanity/bin/sanity',
      'dev',
      '--host',
      host,
      '--port',
      String(port),
      '--no-load-in-dashboard',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        SANITY_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        ROOFTOP_STUDIO_CONFIG: script,
      },
    },
  );
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://${host}:${port}/`).catch(() => null);
    if (answer?.ok) break;
    await setTimeout(PAUSE);
  }
  return child;
}
