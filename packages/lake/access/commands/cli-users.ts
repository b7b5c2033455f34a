import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { type Command, defineCommand } from '../../command-line/command-line.ts';
import { createUser, emailSchema, personNameSchema, setDisabled, setPassword } from '../accounts/users.ts';
import { recordEvent } from '../audit/access-log.ts';
import type { Grant } from '../rights/principal.ts';
import { newPassword } from '../secrets/secrets.ts';
import {
  isTwoFactorOn,
  readTwoFactorEvents,
  turnOff,
  type TwoFactorEvent,
} from '../two-factor/two-factor.ts';
import { type AccessServices, describeGrant, grantInput, InvalidInput, readGrant } from './cli-input.ts';

const typedEmail = emailSchema.describe('with which the user signs in');
/** The input of the commands that only need to know which user. */
const byEmail = { positionals: ['email'], input: z.object({ email: typedEmail }) } as const;

async function findUser(pool: Pool, email: string): Promise<{ id: string; email: string }> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    'SELECT id, email FROM lake_users WHERE email = $1',
    [email],
  );
  const [user] = rows;
  if (user === undefined) throw new InvalidInput(`No user has the email address ${email}.`);
  return user;
}

/** Returns true if another user who can sign in is an administrator. */
async function othersAdminister(pool: Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT FROM lake_users JOIN grants ON principal = id
     WHERE role = 'administrator' AND id <> $1 AND disabled_at IS NULL LIMIT 1`,
    [userId],
  );
  return rows.length > 0;
}

const EVENTS: Readonly<Record<TwoFactorEvent, string>> = {
  twoFactorOn: 'turned on or set up again',
  twoFactorOff: 'turned off by the user',
  twoFactorReset: 'reset',
  recoveryCodeUsed: 'recovery code used',
  recoveryCodesRenewed: 'new recovery codes',
};

/** Commands for users. */
export const userCommands = (tenantType: string): readonly Command<AccessServices>[] => [
  defineCommand({
    name: 'lake user create',
    summary: 'creates a user and prints a one-time password',
    positionals: ['email'],
    input: z.object({
      email: typedEmail,
      ...grantInput(tenantType),
      name: personNameSchema
        .optional()
        .describe('1 to 100 characters, without line breaks, web addresses or angle brackets'),
    }),
    async run(services: AccessServices, { email, name = email.slice(0, email.indexOf('@')), ...typed }) {
      const { pool, output } = services;
      const grant = await readGrant(services, typed);
      const user = await createUser(pool, { email, name, grants: [grant] });
      if (user === null) throw new InvalidInput(`${email} is taken. Use "user password" or "grant add".`);
      const event = { event: 'roleGiven', userId: user.id, byId: null } as const;
      await recordEvent(pool, { ...event, ...grant }, new Date());
      output.out(user.password);
    },
  }),
  defineCommand({
    name: 'lake user list',
    summary: 'lists users, and what they may do',
    input: z.object({}),
    async run(services: AccessServices) {
      const { rows } = await services.pool.query<{
        email: string;
        name: string;
        isDisabled: boolean;
        grant: Grant | null;
      }>(
        `SELECT email, name, disabled_at IS NOT NULL AS "isDisabled", row_to_json(grants) AS grant
         FROM lake_users LEFT JOIN grants ON principal = id ORDER BY email, tenant`,
      );
      for (const { email, name, isDisabled, grant } of rows) {
        const may = grant === null ? 'no grant' : describeGrant(services, grant);
        services.output.out(`${email}\t${name}\t${may}${isDisabled ? '\tdisabled' : ''}`);
      }
    },
  }),
  defineCommand({
    name: 'lake user password',
    summary: 'prints a new one-time password',
    ...byEmail,
    async run({ pool, output }: AccessServices, { email }) {
      const user = await findUser(pool, email);
      const password = newPassword();
      await setPassword(pool, user.id, password, { temporary: true });
      await recordEvent(pool, { event: 'passwordReset', userId: user.id, byId: null }, new Date());
      output.out(password);
    },
  }),
  defineCommand({
    name: 'lake user two-factor',
    summary: 'prints when two-factor sign-in was changed',
    ...byEmail,
    async run({ pool, output }: AccessServices, { email }) {
      const user = await findUser(pool, email);
      const events = await readTwoFactorEvents(pool, user.id);
      for (const { event, at } of events) output.out(`${at.toISOString()}\t${EVENTS[event]}`);
      output.error(
        `Two-factor sign-in of ${user.email} is ${(await isTwoFactorOn(pool, user.id)) ? 'on' : 'off'}.`,
      );
    },
  }),
  defineCommand({
    name: 'lake user reset-two-factor',
    summary: 'turns two-factor sign-in off for someone who lost device and recovery codes',
    ...byEmail,
    async run({ pool, output }: AccessServices, { email }) {
      const user = await findUser(pool, email);
      if (!(await turnOff(pool, user.id, null, new Date())))
        throw new InvalidInput(`Two-factor sign-in of ${user.email} is off.`);
      output.error(`${user.email} is signed out everywhere and signs in with the password only.`);
    },
  }),
  defineCommand({
    name: 'lake user disable',
    summary: 'signs a user out, who can no longer sign in',
    ...byEmail,
    async run({ pool, output }: AccessServices, { email }) {
      const user = await findUser(pool, email);
      if (!(await othersAdminister(pool, user.id)))
        throw new InvalidInput('There is no other administrator: create one first.');
      await setDisabled(pool, user.id, true);
      await recordEvent(pool, { event: 'disabled', userId: user.id, byId: null }, new Date());
      output.error(`${user.email} is signed out and can no longer sign in.`);
    },
  }),
  defineCommand({
    name: 'lake user enable',
    summary: 'lets a disabled user sign in again',
    ...byEmail,
    async run({ pool, output }: AccessServices, { email }) {
      const user = await findUser(pool, email);
      await setDisabled(pool, user.id, false);
      await recordEvent(pool, { event: 'enabled', userId: user.id, byId: null }, new Date());
      output.error(`${user.email} may sign in again.`);
    },
  }),
];
