/** New passwords by a mailed link: for who forgot theirs, and when somebody who manages them asks for it. */
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { recordEvent } from '../audit/access-log.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { newSecret } from '../secrets/secrets.ts';
import { type SignInLanguage, wordingIn } from './sign-in-wording.ts';
import { findUserTicket, issueTicket, redeemUserTicket } from '../secrets/tickets.ts';
import type { SendMail } from '../accounts/account-mail.ts';
import { endSessions, setPassword } from '../accounts/users.ts';

interface ResetMailOptions {
  readonly pool: Pool;
  /** URL at which browsers reach this lake, without a trailing slash. */
  readonly publicUrl: string;
  readonly sendMail: SendMail;
  readonly now: () => Date;
}

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Mails a one-time link, valid for an hour, with which the user can choose a new password. Rejects if it is not sent. */
export async function mailResetLink(
  { pool, publicUrl, sendMail, now }: ResetMailOptions,
  { id, name, email }: Recipient,
  language: SignInLanguage,
): Promise<void> {
  const secret = await issueTicket(pool, { kind: 'reset', userId: id, twoFactorAt: null }, now());
  const { resetSubject, resetText } = wordingIn(language);
  await sendMail({
    to: email,
    subject: resetSubject,
    text: resetText(name, `${publicUrl}/v1/auth/reset?token=${secret}`),
  });
}

/** Returns the user with this email address who can sign in, or undefined. */
export async function findRecipient(pool: Pool, email: string): Promise<Recipient | undefined> {
  const { rows } = await pool.query<Recipient>(
    'SELECT id, name, email FROM lake_users WHERE email = $1 AND disabled_at IS NULL',
    [email],
  );
  return rows[0];
}

/** Ends a user's sessions and makes their password invalid, because somebody else may know it. */
export async function forgetPassword(pool: Pool, userId: string, byId: string, now: Date): Promise<void> {
  const passwordHash = await hashPassword(newSecret());
  await inTransaction(pool, async (client) => {
    await client.query('UPDATE lake_users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
    await endSessions(client, userId);
    await recordEvent(client, { event: 'passwordReset', userId, byId }, now);
  });
}

/** Returns the email address of a link's user, or null if the link is unknown, used or expired. */
export async function emailOfResetLink(pool: Pool, secret: string, now: Date): Promise<string | null> {
  const ticket = await findUserTicket(pool, 'reset', secret, now);
  if (ticket === null) return null;
  const { rows } = await pool.query<{ email: string }>(
    'SELECT email FROM lake_users WHERE id = $1 AND disabled_at IS NULL',
    [ticket.userId],
  );
  return rows[0]?.email ?? null;
}

/**
 * Uses up a link and sets the password. All sessions and other links of the user end. The link shows that its user
 * reads email to the account's address.
 * @returns false if the link was used or has expired
 */
export async function resetPassword(
  pool: Pool,
  secret: string,
  password: string,
  now: Date,
): Promise<boolean> {
  const ticket = await redeemUserTicket(pool, 'reset', secret, now);
  if (ticket === null) return false;
  const { userId } = ticket;
  await setPassword(pool, userId, password, { temporary: false });
  await pool.query('UPDATE lake_users SET email_verified_at = $2 WHERE id = $1', [userId, now]);
  await recordEvent(pool, { event: 'passwordChanged', userId, byId: userId }, now);
  return true;
}
