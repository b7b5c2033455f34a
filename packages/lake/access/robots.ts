/** Robots: programs that authenticate with a token, such as the website, seeds and imports. */
import { inTransaction } from '@rooftop/database/pool';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import type { Role } from './principal.ts';
import { hashSecret, newId, newToken } from './secrets.ts';
import { grants, lakeRobots } from './tables.ts';

export interface RobotOptions {
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
    const db = drizzle(client);
    const [robot] = await db
      .insert(lakeRobots)
      .values({ id: newId('r'), name, tokenHash, expiresAt })
      .onConflictDoUpdate({
        target: lakeRobots.name,
        set: { tokenHash, expiresAt },
        ...(replace
          ? {}
          : { setWhere: sql`${lakeRobots.tokenHash} is null or ${lakeRobots.expiresAt} <= now()` }),
      })
      .returning({ id: lakeRobots.id });
    if (robot === undefined) throw new RobotExists(`A robot named "${name}" already exists.`);
    await db.delete(grants).where(eq(grants.principal, robot.id));
    await db.insert(grants).values({ principal: robot.id, tenant, role });
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
  const rows = await drizzle(pool)
    .select({ id: lakeRobots.id })
    .from(lakeRobots)
    .where(
      and(
        eq(lakeRobots.tokenHash, hashSecret(token)),
        sql`(${lakeRobots.expiresAt} is null or ${lakeRobots.expiresAt} > now())`,
      ),
    );
  return rows.length > 0;
}

/** Revokes a robot's token and grants. Returns false if there is no such robot. Its name is kept for history. */
export async function revokeRobot(pool: Pool, name: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const db = drizzle(client);
    const [robot] = await db
      .update(lakeRobots)
      .set({ tokenHash: null })
      .where(and(eq(lakeRobots.name, name), isNotNull(lakeRobots.tokenHash)))
      .returning({ id: lakeRobots.id });
    if (robot === undefined) return false;
    await db.delete(grants).where(eq(grants.principal, robot.id));
    return true;
  });
}
