/**
 * Chooses the user that runs PostgreSQL. PostgreSQL refuses to run as root, so root uses the system's `postgres`
 * user.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { NoEmbeddedPostgresError } from './binaries.ts';

/** A user of the operating system. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const USER = 'postgres';

function idOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, USER], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

function findAccount(): Account | undefined {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/**
 * Returns the account for PostgreSQL, or undefined if it can run as the current user. Creates the system user
 * `postgres` if running as root and there is none.
 * @throws NoEmbeddedPostgresError if root cannot create the user
 */
export function postgresAccount(notes: string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = findAccount();
  if (existing) return existing;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER],
      {
        stdio: 'pipe',
      },
    );
  } catch (error) {
    throw new NoEmbeddedPostgresError(
      'PostgreSQL does not run as root, and the user "postgres" could not be created for it. Start as another user.',
      { cause: error },
    );
  }
  const made = findAccount();
  if (!made)
    throw new NoEmbeddedPostgresError('The user "postgres" was created, but the system cannot find it.');
  notes.push('Created the system user "postgres", because PostgreSQL does not run as root.');
  return made;
}

/** Returns true if PostgreSQL can enter a directory. Always true for the current user. */
export function canEnter(account: Account | undefined, directory: string): boolean {
  if (!account) return true;
  const { status } = spawnSync('test', ['-x', directory], { ...account, cwd: '/', stdio: 'ignore' });
  return status === 0;
}
