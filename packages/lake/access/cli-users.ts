import { and, eq, isNull, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import {
  type CommandInput,
  CommandError,
  type Commands,
  describeGrant,
  onlyArgument,
  readGrant,
  readWith,
} from './cli-input.ts';
import { newPassword } from './secrets.ts';
import { grants, lakeUsers } from './tables.ts';
import { createUser, emailSchema, setDisabled, setPassword } from './users.ts';

const nameSchema = z.string().trim().min(1).max(100);

function readEmail(input: CommandInput): string {
  return readWith(emailSchema, onlyArgument(input, 'email address'), 'That is not a valid email address.');
}

async function findUser(pool: Pool, input: CommandInput): Promise<{ id: string; email: string }> {
  const email = readEmail(input);
  const [user] = await drizzle(pool)
    .select({ id: lakeUsers.id, email: lakeUsers.email })
    .from(lakeUsers)
    .where(eq(lakeUsers.email, email));
  if (user === undefined) throw new CommandError(`No user has the email address ${email}.`);
  return user;
}

/** Returns true if another user who can sign in is an administrator. */
async function othersAdminister(pool: Pool, userId: string): Promise<boolean> {
  const others = await drizzle(pool)
    .select({ id: lakeUsers.id })
    .from(lakeUsers)
    .innerJoin(grants, eq(grants.principal, lakeUsers.id))
    .where(and(eq(grants.role, 'administrator'), ne(lakeUsers.id, userId), isNull(lakeUsers.disabledAt)))
    .limit(1);
  return others.length > 0;
}

/** Commands for users. */
export const userCommands: Commands = {
  async create(call) {
    const email = readEmail(call.input);
    const grant = await readGrant(call);
    const typed = call.input.options.name ?? email.slice(0, email.indexOf('@'));
    const name = readWith(nameSchema, typed, 'A name has 1 to 100 characters.');
    const user = await createUser(call.pool, { email, name, grants: [grant] });
    if (user === null) throw new CommandError(`${email} is taken. Use "user password" or "grant add".`);
    call.output.out(user.password);
  },

  async list({ pool, tenantType, output }) {
    const rows = await drizzle(pool)
      .select()
      .from(lakeUsers)
      .leftJoin(grants, eq(grants.principal, lakeUsers.id))
      .orderBy(lakeUsers.email, grants.tenant);
    for (const { lake_users: user, grants: grant } of rows) {
      const state = user.disabledAt === null ? '' : '\tdisabled';
      output.out(
        `${user.email}\t${user.name}\t${grant === null ? 'no grant' : describeGrant({ tenantType }, grant)}${state}`,
      );
    }
  },

  async password({ pool, input, output }) {
    const user = await findUser(pool, input);
    const password = newPassword();
    await setPassword(pool, user.id, password, { temporary: true });
    output.out(password);
  },

  async disable({ pool, input, output }) {
    const user = await findUser(pool, input);
    if (!(await othersAdminister(pool, user.id))) {
      throw new CommandError('There is no other administrator: create one first.');
    }
    await setDisabled(pool, user.id, true);
    output.error(`${user.email} is signed out and can no longer sign in.`);
  },

  async enable({ pool, input, output }) {
    const user = await findUser(pool, input);
    await setDisabled(pool, user.id, false);
    output.error(`${user.email} may sign in again.`);
  },
};
