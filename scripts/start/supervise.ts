/** `npm start`: starts, monitors, and stops the whole platform on one machine. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresBinaries, NoEmbeddedPostgresError } from '@rooftop/database/embedded/binaries';
import { MigrationError } from '@rooftop/database/migrate';
import { hidePasswords } from '@rooftop/environment/hide-passwords';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { checkDatabase } from './database.ts';
import { dealershipUrls } from './dealerships.ts';
import { type Lock, lockDataDir } from './lock.ts';
import { startPlatform } from './platform.ts';
import { checkPorts, type NamedPort } from './ports.ts';
import type { FirstAdministrator } from './prepare-database.ts';
import { readStartSettings, type StartSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { say } from '../terminal.ts';

/** Processes of a killed supervisor may need this long to drain and free their ports. */
const DRAIN_MS = 12_000;

const began = Date.now();
const isDevelopment = process.argv.includes('--dev');
const stopping = new AbortController();
const running = new AsyncDisposableStack();
let administrator: FirstAdministrator = null;

/** Creates the data directory. Other users may traverse it (PostgreSQL runs as another user) but not list it. */
function makeDataDir(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      chmodSync(dataDir, 0o711);
    }
    const logs = join(dataDir, 'logs');
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    return logs;
  } catch (error) {
    throw new StartError(
      `${dataDir} cannot be written to. Make it writable, or set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    );
  }
}

function ports({ requested, hasExternalContent }: StartSettings): NamedPort[] {
  const { HOST: host } = requested;
  return [
    { variable: 'PORT', port: requested.PORT, host },
    ...(hasExternalContent ? [] : [{ variable: 'LAKE_PORT', port: requested.LAKE_PORT, host }]),
    ...(hasExternalContent || requested.LAKE_SERVICE_PORT === undefined
      ? []
      : [{ variable: 'LAKE_SERVICE_PORT', port: requested.LAKE_SERVICE_PORT, host: '127.0.0.1' }]),
    { variable: 'STUDIO_PORT', port: requested.STUDIO_PORT, host },
    { variable: 'OPS_PORT', port: requested.OPS_PORT, host: '127.0.0.1' },
    ...(requested.INBOUND_MAIL_DOMAIN === undefined
      ? []
      : [{ variable: 'INBOUND_SMTP_PORT', port: requested.INBOUND_SMTP_PORT, host }]),
  ];
}

function signInLines(): string[] {
  if (!administrator) return [];
  const { email, password } = administrator;
  administrator = null;
  return ['', 'Sign in to the Studio as', `  ${email}`, `  ${password}`, 'This password is shown only once.'];
}

/** Explains how to sign in when no first password can be shown. */
function signInHint({ hasExternalContent }: StartSettings): string[] {
  return hasExternalContent
    ? ['', 'Sign in to the Studio with your account at the content source.']
    : [
        '',
        'Sign in to the Studio with your email address and password.',
        'A new password: npm run -s lake -- user password <email>',
      ];
}

async function start(): Promise<void> {
  const settings = readStartSettings(process.env);
  const { requested } = settings;
  const logDirectory = makeDataDir(requested.DATA_DIR);
  const lock: Lock = lockDataDir(requested.DATA_DIR);
  running.defer(() => lock.release());
  await checkPorts(ports(settings), lock.wasTakenOver ? DRAIN_MS : 0);
  if (requested.DATABASE_URL) await checkDatabase(requested.DATABASE_URL);
  else findPostgresBinaries();
  const dealerships = await startPlatform({
    settings,
    logDirectory,
    isDevelopment,
    signal: stopping.signal,
    running,
    onFirstAdministrator: (made) => {
      administrator = made;
    },
  });
  const addresses = [
    ...dealershipUrls(dealerships, requested),
    { name: 'Sanity Studio', address: requested.STUDIO_URL },
  ];
  const width = Math.max(...addresses.map(({ name }) => name.length));
  say(
    [
      '',
      `Rooftop is ready after ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops it.`,
      '',
      ...addresses.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`),
      ...(administrator ? signInLines() : signInHint(settings)),
      '',
    ].join('\n'),
  );
}

/** Stops everything once, no matter how often or by whom it is called. */
async function stop(exitCode: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  for (const line of signInLines()) say(line);
  await running.disposeAsync();
  process.exit(exitCode);
}

async function endOnRequest(): Promise<void> {
  if (!stopping.signal.aborted) say('\nEnding …');
  await stop(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endOnRequest());
// Losing the terminal must not end this process before it has stopped the others.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// The process that installed the packages and started this one has ended.
process.on('disconnect', () => void endOnRequest());

const EXPECTED = [StartError, EnvironmentError, MigrationError, NoEmbeddedPostgresError];

start().catch(async (error: unknown) => {
  if (stopping.signal.aborted) return;
  const isExpected = error instanceof Error && EXPECTED.some((type) => error instanceof type);
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${hidePasswords(text ?? '')}\n`);
  await stop(1);
});
