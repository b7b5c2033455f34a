import type { Context } from 'hono';
import { type SignInOptions, signInWords } from './sign-in-options.ts';

/**
 * Mails a user that their second factor changed, because somebody else may have done it. If the mail fails, that is only
 * logged: the change is done.
 */
export async function sendTwoFactorNotice(
  context: Context,
  { pool, log, sendMail }: Pick<SignInOptions, 'pool' | 'log' | 'sendMail'>,
  { userId, change }: { readonly userId: string; readonly change: 'on' | 'off' },
): Promise<void> {
  if (sendMail === undefined) return;
  const { rows } = await pool.query<{ email: string }>('SELECT email FROM lake_users WHERE id = $1', [
    userId,
  ]);
  const [user] = rows;
  if (user === undefined) return;
  const { noticeSubject, noticeText } = signInWords(context);
  try {
    await sendMail({ to: user.email, subject: noticeSubject, text: noticeText(change) });
  } catch (error) {
    log.warn({ err: error, user: userId }, 'two-factor notice not sent');
  }
}
