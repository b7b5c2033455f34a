import { z } from 'zod';
import {
  InvalidInput,
  type Commands,
  describeGrant,
  onlyArgument,
  readGrant,
  readWith,
} from './cli-input.ts';
import type { Grant } from '../rights/principal.ts';
import { createRobot, revokeRobot, RobotExists } from '../accounts/robots.ts';

const nameSchema = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u);

/** Commands for robots' tokens. */
export const tokenCommands: Commands = {
  async create(call) {
    const typed = onlyArgument(call.input, 'name for the robot');
    const name = readWith(nameSchema, typed, 'A name has up to 100 letters, digits, spaces, dots, - and _.');
    const grant = await readGrant(call, 'all');
    try {
      call.output.out(await createRobot(call.pool, { name, ...grant }));
    } catch (error) {
      if (!(error instanceof RobotExists)) throw error;
      throw new InvalidInput(`${error.message} Revoke its token first, or choose another name.`);
    }
  },

  async list({ pool, tenantType, output }) {
    const { rows } = await pool.query<{ name: string; expiresAt: Date | null; grant: Grant | null }>(
      `SELECT name, expires_at AS "expiresAt", row_to_json(grants) AS grant
       FROM lake_robots LEFT JOIN grants ON principal = id WHERE token_hash IS NOT NULL ORDER BY name`,
    );
    for (const { name, expiresAt, grant } of rows) {
      const until = expiresAt === null ? '' : `\tuntil ${expiresAt.toISOString()}`;
      output.out(`${name}\t${grant === null ? 'no grant' : describeGrant({ tenantType }, grant)}${until}`);
    }
  },

  async revoke({ pool, input, output }) {
    const name = onlyArgument(input, "robot's name");
    if (!(await revokeRobot(pool, name))) throw new InvalidInput(`No robot named "${name}" has a token.`);
    output.error(`The token of "${name}" no longer works.`);
  },
};
