/** The step in which a user chooses a password, in place of a temporary one or of one that they want to change. */
import type { Context } from 'hono';
import { recordEvent } from '../audit/access-log.ts';
import { problemOfNewPassword } from '../accounts/new-password.ts';
import { type RespondWithPage, type SignInOptions, signInWords } from './sign-in-options.ts';
import { findUserTicket, issueTicket, redeemUserTicket, type UserTicket } from '../secrets/tickets.ts';
import { setPassword } from '../accounts/users.ts';

interface Account {
  readonly email: string;
  /** Whether its password has to be replaced by one of the user's own. */
  readonly isTemporary: boolean;
}

interface PasswordForm {
  readonly ticket: string;
  readonly newPassword: string;
  readonly again: string;
}

export function createPasswordStep({
  pool,
  now,
  authentication,
  page,
}: Pick<SignInOptions, 'pool' | 'now' | 'authentication'> & { readonly page: RespondWithPage }) {
  async function readAccount(userId: string): Promise<Account | undefined> {
    const { rows } = await pool.query<Account>(
      'SELECT email, password_is_temporary AS "isTemporary" FROM lake_users WHERE id = $1',
      [userId],
    );
    return rows[0];
  }

  return {
    readAccount,

    async show(context: Context, user: UserTicket): Promise<Response> {
      const isTemporary = (await readAccount(user.userId))?.isTemporary === true;
      const ticket = await issueTicket(pool, { kind: 'password', ...user }, now());
      return page(context, { form: 'password', ticket, isTemporary });
    },

    /**
     * Stores the password, which ends all sessions. Returns the user; the form again if the password will not do; or
     * null if the step timed out.
     */
    async receive(context: Context, form: PasswordForm): Promise<UserTicket | Response | null> {
      const { ticket, newPassword } = form;
      const found = await findUserTicket(pool, 'password', ticket, now());
      const account = found && (await readAccount(found.userId));
      if (!account) return null;
      const problem = problemOfNewPassword(form, account.email);
      if (problem !== null) {
        const { isTemporary } = account;
        return page(
          context,
          { form: 'password', ticket, isTemporary, error: signInWords(context)[problem] },
          400,
        );
      }
      const user = await redeemUserTicket(pool, 'password', ticket, now());
      if (user === null) return null;
      const { userId } = user;
      await setPassword(pool, userId, newPassword, { temporary: false });
      authentication.clearCache();
      await recordEvent(pool, { event: 'passwordChanged', userId, byId: userId }, now());
      return user;
    },
  };
}
