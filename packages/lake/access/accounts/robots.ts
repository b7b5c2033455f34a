/** Robots: programs that authenticate with a token, such as the website, seeds and imports. */
import { inTransaction } from '@rooftop/database/pool';
import type { Pool } from '@rooftop/database/pool';
import { addGrant } from './grants.ts';
import type { Role } from '../rights/principal.ts';
import { hashSecret, newId, newToken } from '../secrets/secrets.ts';

interface RobotOptions {
  /** Unique among robots. Shown as the author of what the robot writes. */
  readonly name: string;
  readonly role: Role;
  /** Id of a tenant's document, or '*' for all. */
  readonly tenant: string;
  /** Seconds until the token expires. If missing, it is valid until revoked. */
  readonly lifetime?: number;
}

/** Thrown if a robot with a valid token has this name. */
export class RobotExists extends Error {
  override readonly name = 'RobotExists';
}

/** Sets the robot's only token and only grant, replacing previous ones. Returns the token. */
async function issue(
  pool: Pool,
  { name, role, tenant, lifetime }: RobotOptions,
  replace: boolean,
): Promise<string> {
  const token = newToken('robot');
  const tokenHash = hashSecret(token);
  const expiresAt = lifetime === undefined ? null : new Date(Date.now() + lifetime * 1000);
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO lake_robots AS robot (id, name, token_hash, expires_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
       WHERE $5::boolean OR robot.token_hash IS NULL OR robot.expires_at <= now()
       RETURNING id`,
      [newId('r'), name, tokenHash, expiresAt, replace],
    );
    const [robot] = rows;
    if (robot === undefined) throw new RobotExists(`A robot named "${name}" already exists.`);
    await client.query('DELETE FROM grants WHERE principal = $1', [robot.id]);
    await addGrant(client, robot.id, { tenant, role });
  });
  return token;
}

/**
 * Creates a robot and returns its token. The token cannot be retrieved later, because only its hash is stored.
 * @throws RobotExists if a robot of that name has a valid token
 */
export async function createRobot(pool: Pool, options: RobotOptions): Promise<string> {
  return issue(pool, options, false);
}

/** Creates the robot, or gives an existing one a new token, role and tenant. Returns the token. */
export async function ensureRobot(pool: Pool, options: RobotOptions): Promise<string> {
  return issue(pool, options, true);
}

/** Returns true if this is a robot's valid token. */
export async function isValidRobotToken(pool: Pool, token: string): Promise<boolean> {
  const { rows } = await pool.query(
    'SELECT FROM lake_robots WHERE token_hash = $1 AND (expires_at IS NULL OR expires_at > now())',
    [hashSecret(token)],
  );
  return rows.length > 0;
}

/** Revokes a robot's token and grants. Returns false if there is no such robot. Its name is kept for history. */
export async function revokeRobot(pool: Pool, name: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'UPDATE lake_robots SET token_hash = NULL WHERE name = $1 AND token_hash IS NOT NULL RETURNING id',
      [name],
    );
    const [robot] = rows;
    if (robot === undefined) return false;
    await client.query('DELETE FROM grants WHERE principal = $1', [robot.id]);
    return true;
  });
}
