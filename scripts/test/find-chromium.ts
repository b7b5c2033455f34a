/** Finds or installs a Chromium for the browser tests. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { say } from '../terminal.ts';

const run = promisify(execFile);

/** The headless shell comes first. It has no window, and needs two thirds of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** There is no browser and none can be installed. The message says what to do. */
class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}

/**
 * Checks that the browser starts. A stub that points to another package manager, or a browser without its libraries,
 * does not.
 */
async function works(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  return run(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

async function firstThatWorks(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await works(path)) return path;
  return undefined;
}

function systemPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE];
}

/** Tries one way to install. Reports a failure instead of throwing, so that the next way can be tried. */
async function install(
  what: string,
  ...commands: readonly (readonly [string, ...string[]])[]
): Promise<void> {
  say(`  No Chromium found. Installing ${what} …`);
  try {
    for (const [program, ...args] of commands) {
      await run(program, args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        maxBuffer: 2 ** 26,
      });
    }
  } catch (error) {
    say(`  That failed: ${error instanceof Error ? error.message.trim() : String(error)}`);
  }
}

/**
 * Returns the path of a Chromium that starts: CHROMIUM_PATH, Playwright's, the system's, or a newly installed one.
 * @throws NoChromiumError if none starts and none can be installed
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (await works(wanted)) return wanted;
    throw new NoChromiumError(
      `CHROMIUM_PATH is "${wanted}", which does not start. Set it to the path of Chromium or Chrome.`,
    );
  }
  const candidates = [chromium.executablePath(), ...systemPaths()];
  const present = await firstThatWorks(candidates);
  if (present) return present;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await install(
      'the packages "chromium-headless-shell" and "fonts-liberation"',
      ['apt-get', 'update', '-qq'],
      [
        'apt-get',
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium-headless-shell',
        'fonts-liberation',
      ],
    );
    const installed = await firstThatWorks(systemPaths());
    if (installed) return installed;
  }
  await install("Playwright's Chromium", ['playwright', 'install', 'chromium']);
  const installed = await firstThatWorks(candidates);
  if (installed) return installed;
  throw new NoChromiumError(
    'The browser tests need a Chromium or Chrome. Install one, and if it is not found, set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
