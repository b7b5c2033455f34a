/** Invitations: a role that the owner of an email address can accept with a one-time link. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import { recordEvent } from '../audit/access-log.ts';
import { explainGrantRefusal } from '../rights/granting.ts';
import { addGrant } from './grants.ts';
import type { Grant } from '../rights/principal.ts';
import { hashSecret, newSecret } from '../secrets/secrets.ts';
import { createUser, setPassword } from './users.ts';

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_MS = 72 * HOUR_MS;

interface Invitation extends Grant {
  readonly email: string;
  readonly name: string;
  readonly invitedBy: string;
}

/**
 * Stores an invitation and returns the secret of its link, or null if today's limit is reached, so that the platform cannot
 * be used to flood someone with email.
 */
export async function createInvitation(
  pool: Pool,
  invitation: Invitation,
  now: Date,
): Promise<string | null> {
  const { email, name, tenant, role, invitedBy } = invitation;
  const { rows } = await pool.query<{ byInviter: number; toEmail: number }>(
    `SELECT (count(*) FILTER (WHERE invited_by = $1))::int AS "byInviter",
       (count(*) FILTER (WHERE email = $2))::int AS "toEmail"
     FROM lake_invitations WHERE created_at > $3`,
    [invitedBy, email, new Date(now.getTime() - 24 * HOUR_MS)],
  );
  const [today] = rows;
  if (
    today === undefined ||
    today.byInviter >= BUDGETS.invitations.person ||
    today.toEmail >= BUDGETS.invitationsToAddress.each
  )
    return null;
  const secret = newSecret();
  await pool.query(
    `INSERT INTO lake_invitations (hash, email, name, tenant, role, invited_by, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [hashSecret(secret), email, name, tenant, role, invitedBy, now, new Date(now.getTime() + LIFETIME_MS)],
  );
  return secret;
}

/** Removes an invitation that could not be emailed. */
export async function dropInvitation(pool: Pool, secret: string): Promise<void> {
  await pool.query('DELETE FROM lake_invitations WHERE hash = $1', [hashSecret(secret)]);
}

/** Condition with the time as the second parameter. */
const IS_PENDING = 'accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > $2';
/** Condition with the hash of a secret, and the time. */
const IS_OPEN = `hash = $1 AND ${IS_PENDING}`;

/** An invitation that was not accepted yet, as those who manage its tenant see it. */
interface PendingInvitation extends Omit<Invitation, 'invitedBy'> {
  readonly id: string;
  /** Name of who sent it, if the account still exists. */
  readonly by: string | null;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Returns the invitations of all tenants that were not accepted yet, newest first. */
export async function pendingInvitations(pool: Pool, now: Date): Promise<PendingInvitation[]> {
  const { rows } = await pool.query<PendingInvitation>(
    `SELECT i.id, i.email, i.name, tenant, role, u.name AS by, i.created_at AS "sentAt", expires_at AS "expiresAt"
     FROM lake_invitations i LEFT JOIN lake_users u ON u.id = invited_by
     WHERE accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > $1 ORDER BY i.created_at DESC, i.id`,
    [now],
  );
  return rows;
}

/** Withdraws one invitation, or those of an email address to a tenant. Their links no longer work. */
export async function withdrawInvitations(
  client: PoolClient,
  which: { readonly id: string } | { readonly email: string; readonly tenant: string },
  now: Date,
): Promise<void> {
  const [condition, values] =
    'id' in which ? ['id = $1', [which.id]] : ['email = $1 AND tenant = $3', [which.email, which.tenant]];
  const [first, ...rest] = values;
  await client.query(`UPDATE lake_invitations SET withdrawn_at = $2 WHERE ${condition} AND ${IS_PENDING}`, [
    first,
    now,
    ...rest,
  ]);
}

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
  const { rows } = await pool.query<OpenInvitation>(
    `SELECT i.email, i.name, invited_by AS "invitedBy", tenant, role, u.id AS "userId",
       (email_verified_at IS NULL OR password_is_temporary IS NOT FALSE) AS "needsPassword"
     FROM (SELECT * FROM lake_invitations WHERE ${IS_OPEN}) i LEFT JOIN lake_users u ON u.email = i.email
     WHERE disabled_at IS NULL`,
    [hashSecret(secret), now],
  );
  return rows[0] ?? null;
}

/** Returns whose role an invitation gave that was accepted within its lifetime, or null. */
export async function findAcceptedInvitation(
  pool: Pool,
  secret: string,
  now: Date,
): Promise<(Grant & Pick<Invitation, 'email'>) | null> {
  const { rows } = await pool.query<Grant & Pick<Invitation, 'email'>>(
    `SELECT email, tenant, role FROM lake_invitations WHERE hash = $1 AND accepted_at IS NOT NULL AND expires_at > $2`,
    [hashSecret(secret), now],
  );
  return rows[0] ?? null;
}

/** Returns true if the inviter may still grant this role. Disabled users keep their grants, but give none. */
async function mayStillGive(
  pool: Pool,
  { invitedBy, tenant, role, userId }: OpenInvitation,
): Promise<boolean> {
  const { rows } = await pool.query<Grant & { principal: string }>(
    `SELECT principal, tenant, role FROM grants
     WHERE principal = $2
       OR (principal = $1 AND NOT EXISTS (SELECT FROM lake_users WHERE id = $1 AND disabled_at IS NOT NULL))`,
    [invitedBy, userId],
  );
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
  const invitation = await findInvitation(pool, secret, now);
  if (invitation === null || (invitation.needsPassword && password === null)) return null;
  if (!(await mayStillGive(pool, invitation))) return null;
  const taken = await pool.query(`UPDATE lake_invitations SET accepted_at = $2 WHERE ${IS_OPEN}`, [
    hashSecret(secret),
    now,
  ]);
  if (taken.rowCount === 0) return null;
  const { email, name, tenant, role, needsPassword } = invitation;
  if (needsPassword && password !== null) {
    const made = await createUser(pool, { email, name, grants: [], password });
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM lake_users WHERE email = $1', [email]);
    const [user] = rows;
    if (made === null && user !== undefined) await setPassword(pool, user.id, password, { temporary: false });
  }
  const { rows } = await pool.query<{ id: string }>(
    'UPDATE lake_users SET email_verified_at = $2 WHERE email = $1 RETURNING id',
    [email, now],
  );
  const [user] = rows;
  if (user === undefined) return null;
  await addGrant(pool, user.id, { tenant, role });
  await recordEvent(
    pool,
    { event: 'invitationAccepted', userId: user.id, byId: invitation.invitedBy, tenant, role },
    now,
  );
  return user.id;
}
