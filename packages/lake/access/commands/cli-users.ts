import type { Pool } from '@rooftop/database/pool';
import { recordEvent } from '../audit/access-log.ts';
import {
  type CommandInput,
  InvalidInput,
  type Commands,
  describeGrant,
  onlyArgument,
  readGrant,
  readWith,
} from './cli-input.ts';
import type { Grant } from '../rights/principal.ts';
import { newPassword } from '../secrets/secrets.ts';
import {
  isTwoFactorOn,
  readTwoFactorEvents,
  turnOff,
  type TwoFactorEvent,
} from '../two-factor/two-factor.ts';
import { createUser, emailSchema, personNameSchema, setDisabled, setPassword } from '../accounts/users.ts';

function readEmail(input: CommandInput): string {
  return readWith(emailSchema, onlyArgument(input, 'email address'), 'That is not a valid email address.');
}

async function findUser(pool: Pool, input: CommandInput): Promise<{ id: string; email: string }> {
  const email = readEmail(input);
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
export const userCommands: Commands = {
  async create(call) {
    const email = readEmail(call.input);
    const grant = await readGrant(call);
    const typed = call.input.options.name ?? email.slice(0, email.indexOf('@'));
    const name = readWith(
      personNameSchema,
      typed,
      'A name has 1 to 100 characters, and no line breaks, web addresses or angle brackets.',
    );
    const user = await createUser(call.pool, { email, name, grants: [grant] });
    if (user === null) throw new InvalidInput(`${email} is taken. Use "user password" or "grant add".`);
    const event = { event: 'roleGiven', userId: user.id, byId: null } as const;
    await recordEvent(call.pool, { ...event, ...grant }, new Date());
    call.output.out(user.password);
  },

  async list({ pool, tenantType, output }) {
    const { rows } = await pool.query<{
      email: string;
      name: string;
      isDisabled: boolean;
      grant: Grant | null;
    }>(
      `SELECT email, name, disabled_at IS NOT NULL AS "isDisabled", row_to_json(grants) AS grant
       FROM lake_users LEFT JOIN grants ON principal = id ORDER BY email, tenant`,
    );
    for (const { email, name, isDisabled, grant } of rows) {
      const state = isDisabled ? '\tdisabled' : '';
      output.out(
        `${email}\t${name}\t${grant === null ? 'no grant' : describeGrant({ tenantType }, grant)}${state}`,
      );
    }
  },

  async password({ pool, input, output }) {
    const user = await findUser(pool, input);
    const password = newPassword();
    await setPassword(pool, user.id, password, { temporary: true });
    await recordEvent(pool, { event: 'passwordReset', userId: user.id, byId: null }, new Date());
    output.out(password);
  },

  async 'two-factor'({ pool, input, output }) {
    const user = await findUser(pool, input);
    const events = await readTwoFactorEvents(pool, user.id);
    for (const { event, at } of events) output.out(`${at.toISOString()}\t${EVENTS[event]}`);
    output.error(
      `Two-factor sign-in of ${user.email} is ${(await isTwoFactorOn(pool, user.id)) ? 'on' : 'off'}.`,
    );
  },

  async 'reset-two-factor'({ pool, input, output }) {
    const user = await findUser(pool, input);
    if (!(await turnOff(pool, user.id, null, new Date()))) {
      throw new InvalidInput(`Two-factor sign-in of ${user.email} is off.`);
    }
    output.error(`${user.email} is signed out everywhere and signs in with the password only.`);
  },

  async disable({ pool, input, output }) {
    const user = await findUser(pool, input);
    if (!(await othersAdminister(pool, user.id))) {
      throw new InvalidInput('There is no other administrator: create one first.');
    }
    await setDisabled(pool, user.id, true);
    await recordEvent(pool, { event: 'disabled', userId: user.id, byId: null }, new Date());
    output.error(`${user.email} is signed out and can no longer sign in.`);
  },

  async enable({ pool, input, output }) {
    const user = await findUser(pool, input);
    await setDisabled(pool, user.id, false);
    await recordEvent(pool, { event: 'enabled', userId: user.id, byId: null }, new Date());
    output.error(`${user.email} may sign in again.`);
  },
};
