/** The audit log of accounts and roles. Entries are never changed; the worker deletes them after a year. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { Role } from '../rights/principal.ts';

export type AccessEventName =
  | 'signedIn'
  | 'signInFailed'
  | 'signedOut'
  | 'sessionsEnded'
  | 'passwordForgotten'
  | 'passwordReset'
  | 'passwordChanged'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'twoFactorReset'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'disabled'
  | 'enabled'
  | 'invited'
  | 'invitationWithdrawn'
  | 'invitationAccepted'
  | 'roleGiven'
  | 'roleTaken';

interface AccessEvent {
  readonly event: AccessEventName;
  /** Whose account. Null for invitations to people who have none. */
  readonly userId: string | null;
  /** Who did it. Null for the operator on the command line, and for strangers. */
  readonly byId: string | null;
  /** The only tenant it concerns. If missing, it concerns all in which the person has a role now. */
  readonly tenant?: string;
  readonly role?: Role;
  /** Of an invitation. */
  readonly email?: string;
  readonly userAgent?: string | null;
}

/** Length to which User-Agent headers are cut. Their useful part is shorter. */
export const USER_AGENT_LENGTH = 300;

const INSERT = `INSERT INTO lake_access_events (at, event, user_id, by_id, tenants, role, email, user_agent)`;
const TENANTS_OF = (user: string) => `ARRAY(SELECT tenant FROM grants WHERE principal = ${user})`;

/** Adds an entry. Pass the client of the transaction that does what it says. */
export async function recordEvent(
  database: Pool | PoolClient,
  { event, userId, byId, tenant, role, email, userAgent }: AccessEvent,
  now: Date,
): Promise<void> {
  await database.query(
    `${INSERT} SELECT $1, $2, $3, $4, CASE WHEN $5::text IS NULL THEN ${TENANTS_OF('$3')} ELSE ARRAY[$5] END, $6, $7, $8`,
    [now, event, userId, byId, tenant, role, email, userAgent?.slice(0, USER_AGENT_LENGTH)],
  );
}

/** Adds what somebody who is not signed in tried with an email address. Does nothing if no account has it. */
export async function recordSignInAttempt(
  pool: Pool,
  event: 'signInFailed' | 'passwordForgotten',
  { email, userAgent }: { readonly email: string; readonly userAgent: string | undefined },
  now: Date,
): Promise<void> {
  await pool.query(
    `${INSERT} SELECT $1, $2, lake_users.id, NULL, ${TENANTS_OF('lake_users.id')}, NULL, NULL, $4 FROM lake_users
     WHERE email = $3 AND $6 > (SELECT count(*) FROM lake_access_events
       WHERE user_id = lake_users.id AND lake_access_events.event = $2 AND at > $5)`,
    [
      now,
      event,
      email,
      userAgent?.slice(0, USER_AGENT_LENGTH),
      // Strangers must not be able to fill the log.
      new Date(now.getTime() - BUDGETS.loggedFailures.windowMs),
      BUDGETS.loggedFailures.each,
    ],
  );
}

/** An entry as it is read. */
interface AccessLogEntry {
  readonly at: Date;
  readonly event: AccessEventName;
  /** Name of whom it is about. The email address of an invitation if they have no account. */
  readonly person: string | null;
  /** Name of who did it. Null as in `AccessEvent`. */
  readonly by: string | null;
  readonly role: Role | null;
  readonly userAgent: string | null;
}

/**
 * Returns a page of the log, newest first, and the position of the next page, or null after the last one.
 * @param tenant '*' for the log of all tenants
 * @param before position of the page. If missing, the newest entries.
 */
export async function readAccessLog(
  pool: Pool,
  { tenant, before, limit }: { readonly tenant: string; readonly before?: string; readonly limit: number },
): Promise<{ entries: AccessLogEntry[]; next: string | null }> {
  const { rows } = await pool.query<AccessLogEntry & { id: string }>(
    `SELECT log.id, at, event, coalesce(person.name, person_robot.name, log.email) AS person,
       coalesce(actor.name, actor_robot.name) AS by, role, user_agent AS "userAgent"
     FROM lake_access_events log
       LEFT JOIN lake_users person ON person.id = user_id
       LEFT JOIN lake_robots person_robot ON person_robot.id = user_id
       LEFT JOIN lake_users actor ON actor.id = by_id
       LEFT JOIN lake_robots actor_robot ON actor_robot.id = by_id
     WHERE ($1 = '*' OR tenants @> ARRAY[$1]) AND ($2::bigint IS NULL OR log.id < $2)
     ORDER BY log.id DESC LIMIT $3`,
    [tenant, before, limit + 1],
  );
  const page = rows.slice(0, limit);
  const entries = page.map(({ id: _id, ...entry }) => entry);
  return { entries, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
