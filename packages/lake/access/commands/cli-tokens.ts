import { z } from 'zod';
import { type Command, defineCommand } from '../../command-line/command-line.ts';
import { createRobot, revokeRobot, RobotExists } from '../accounts/robots.ts';
import type { Grant } from '../rights/principal.ts';
import { type AccessServices, describeGrant, grantInput, InvalidInput, readGrant } from './cli-input.ts';

const newName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u, {
    error: 'a name has up to 100 letters, digits, spaces, dots, - and _.',
  })
  .describe('of the robot');

/** Commands for robots' tokens. */
export const tokenCommands = (tenantType: string): readonly Command<AccessServices>[] => [
  defineCommand({
    name: 'lake token create',
    summary: "prints a robot's token, only once",
    positionals: ['name'],
    input: z.object({ name: newName, ...grantInput(tenantType) }),
    async run(services: AccessServices, { name, ...typed }) {
      const grant = await readGrant(services, typed, 'all');
      try {
        services.output.out(await createRobot(services.pool, { name, ...grant }));
      } catch (error) {
        if (!(error instanceof RobotExists)) throw error;
        throw new InvalidInput(`${error.message} Revoke its token first, or choose another name.`);
      }
    },
  }),
  defineCommand({
    name: 'lake token list',
    summary: 'lists robots with a token, and what they may do',
    input: z.object({}),
    async run({ pool, tenantType: type, output }: AccessServices) {
      const { rows } = await pool.query<{ name: string; expiresAt: Date | null; grant: Grant | null }>(
        `SELECT name, expires_at AS "expiresAt", row_to_json(grants) AS grant
         FROM lake_robots LEFT JOIN grants ON principal = id WHERE token_hash IS NOT NULL ORDER BY name`,
      );
      for (const { name, expiresAt, grant } of rows) {
        const until = expiresAt === null ? '' : `\tuntil ${expiresAt.toISOString()}`;
        const may = grant === null ? 'no grant' : describeGrant({ tenantType: type }, grant);
        output.out(`${name}\t${may}${until}`);
      }
    },
  }),
  defineCommand({
    name: 'lake token revoke',
    summary: "ends a robot's token",
    positionals: ['name'],
    input: z.object({ name: z.string().describe('of the robot') }),
    async run({ pool, output }: AccessServices, { name }) {
      if (!(await revokeRobot(pool, name))) throw new InvalidInput(`No robot named "${name}" has a token.`);
      output.error(`The token of "${name}" no longer works.`);
    },
  }),
];
