/** Invitations: a role that the owner of an email address can accept with a one-time link. */
import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { explainGrantRefusal } from './granting.ts';
import { addGrant } from './grants.ts';
import type { Grant } from './principal.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { grants, lakeInvitations, lakeUsers } from './tables.ts';
import { createUser, setPassword } from './users.ts';

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_MS = 72 * HOUR_MS;
/** Maximum invitations per day, so that the platform cannot be used to flood someone with email. */
const PER_DAY = { inviter: 50, email: 5 } as const;

export interface Invitation extends Grant {
  readonly email: string;
  readonly name: string;
  readonly invitedBy: string;
}

/** Stores an invitation and returns the secret of its link, or null if today's limit is reached. */
export async function createInvitation(
  pool: Pool,
  invitation: Invitation,
  now: Date,
): Promise<string | null> {
  const db = drizzle(pool);
  const { email, invitedBy } = invitation;
  const since = gt(lakeInvitations.createdAt, new Date(now.getTime() - 24 * HOUR_MS));
  const countOf = async (whose: ReturnType<typeof eq>): Promise<number> => {
    const [row] = await db.select({ n: count() }).from(lakeInvitations).where(and(whose, since));
    return row?.n ?? 0;
  };
  if ((await countOf(eq(lakeInvitations.invitedBy, invitedBy))) >= PER_DAY.inviter) return null;
  if ((await countOf(eq(lakeInvitations.email, email))) >= PER_DAY.email) return null;
  const secret = newSecret();
  await db.insert(lakeInvitations).values({
    ...invitation,
    hash: hashSecret(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return secret;
}

/** Removes an invitation that could not be emailed. */
export async function withdrawInvitation(pool: Pool, secret: string): Promise<void> {
  await drizzle(pool)
    .delete(lakeInvitations)
    .where(eq(lakeInvitations.hash, hashSecret(secret)));
}

const isOpen = (secret: string, now: Date) =>
  and(
    eq(lakeInvitations.hash, hashSecret(secret)),
    isNull(lakeInvitations.acceptedAt),
    gt(lakeInvitations.expiresAt, now),
  );

export interface OpenInvitation extends Invitation {
  /** Null if accepting creates the account. */
  readonly userId: string | null;
  /**
   * Whether the user has to choose a password when accepting: there is no account, or it was never verified that the
   * account's owner reads email to this address. Someone else may know the password of such an account.
   */
  readonly needsPassword: boolean;
}

/** Returns the invitation of a link, or null if it is unknown, accepted or expired, or the account is disabled. */
export async function findInvitation(pool: Pool, secret: string, now: Date): Promise<OpenInvitation | null> {
  const db = drizzle(pool);
  const [row] = await db.select().from(lakeInvitations).where(isOpen(secret, now));
  if (row === undefined) return null;
  const [user] = await db.select().from(lakeUsers).where(eq(lakeUsers.email, row.email));
  if (user !== undefined && user.disabledAt !== null) return null;
  const { email, name, invitedBy, tenant, role } = row;
  const needsPassword = user === undefined || user.emailVerifiedAt === null || user.passwordIsTemporary;
  return { email, name, invitedBy, tenant, role, userId: user?.id ?? null, needsPassword };
}

/** Returns true if the inviter may still grant this role. */
async function mayStillGive(
  pool: Pool,
  { invitedBy, tenant, role, userId }: OpenInvitation,
): Promise<boolean> {
  const rows = await drizzle(pool)
    .select()
    .from(grants)
    .where(or(eq(grants.principal, invitedBy), eq(grants.principal, userId ?? '')));
  const grantsOf = (id: string) => rows.filter(({ principal }) => principal === id);
  const inviter = { id: invitedBy, grants: grantsOf(invitedBy) };
  const invited = { id: userId ?? '', grants: userId === null ? [] : grantsOf(userId) };
  return explainGrantRefusal(inviter, invited, { tenant, role }) === null;
}

/**
 * Accepts an invitation: creates the account, or takes over an account whose email address was never verified, and
 * grants the role.
 * @param password null if the account keeps its own
 * @returns the user's id, or null if the invitation has expired or its inviter may no longer grant the role
 */
export async function acceptInvitation(
  pool: Pool,
  secret: string,
  { password, now }: { readonly password: string | null; readonly now: Date },
): Promise<string | null> {
  const db = drizzle(pool);
  const invitation = await findInvitation(pool, secret, now);
  if (invitation === null || (invitation.needsPassword && password === null)) return null;
  if (!(await mayStillGive(pool, invitation))) return null;
  const taken = await db
    .update(lakeInvitations)
    .set({ acceptedAt: now })
    .where(isOpen(secret, now))
    .returning({ email: lakeInvitations.email });
  if (taken.length === 0) return null;
  const { email, name, tenant, role, needsPassword } = invitation;
  if (needsPassword && password !== null) {
    const made = await createUser(pool, { email, name, grants: [], password });
    const [user] = await db.select({ id: lakeUsers.id }).from(lakeUsers).where(eq(lakeUsers.email, email));
    if (made === null && user !== undefined) await setPassword(pool, user.id, password, { temporary: false });
  }
  const [user] = await db
    .update(lakeUsers)
    .set({ emailVerifiedAt: now })
    .where(eq(lakeUsers.email, email))
    .returning({ id: lakeUsers.id });
  if (user === undefined) return null;
  await addGrant(pool, user.id, { tenant, role });
  return user.id;
}
