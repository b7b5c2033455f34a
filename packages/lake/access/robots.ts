/** Robots: programs that sign in with a token, such as the website, seeds and imports. */
import { inTransaction } from '@rooftop/database/pool';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import type { Role } from './principal.ts';
import { hashSecret, newId, newToken } from './secrets.ts';
import { grants, lakeRobots } from './tables.ts';

export interface RobotOptions {
  /** unique among robots; shown as the author of what the robot writes */
  readonly name: string;
  readonly role: Role;
  /** a dealership document's id, or '*' for all */
  readonly dealership: string;
  /** seconds after which the token stops working by itself; without it the token works until revoked */
  readonly lifetime?: number;
}

/** The name is taken by a robot whose token works. */
export class RobotExists extends Error {
  override readonly name = 'RobotExists';
}

/** Sets the robot's one token and its one grant; what it had before ends. Answers the token. */
async function issue(
  pool: Pool,
  { name, role, dealership, lifetime }: RobotOptions,
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
    if (robot === undefined) throw new RobotExists(`There is a robot named "${name}" already.`);
    await db.delete(grants).where(eq(grants.principal, robot.id));
    await db.insert(grants).values({ principal: robot.id, dealership, role });
  });
  return token;
}

/**
 * Makes a robot and answers its token, which is shown this once: only its hash is kept.
 * Throws RobotExists when a robot of that name has a token that works.
 */
export async function createRobot(pool: Pool, options: RobotOptions): Promise<string> {
  return issue(pool, options, false);
}

/** Makes the robot, or gives the one of that name a new token, role and dealership. Answers the token. */
export async function ensureRobot(pool: Pool, options: RobotOptions): Promise<string> {
  return issue(pool, options, true);
}

/** Whether the token is a robot's and works. */
export async function isKnownToken(pool: Pool, token: string): Promise<boolean> {
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

/** Ends a robot's token and takes its grants; false when there is no such robot. Its name stays for history. */
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
