/** /auth/forgot: asks for a link for a new password. /auth/reset: the page that the link opens. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { recordSignInAttempt } from '../audit/access-log.ts';
import { callerIpAddress } from '../../requests/client-ip-address.ts';
import { newPasswordForm, problemOfNewPassword } from '../accounts/new-password.ts';
import { emailOfResetLink, findRecipient, mailResetLink, resetPassword } from './password-reset.ts';
import { countReset } from './sign-in-failures.ts';
import {
  browserLanguage,
  type RespondWithPage,
  type SignInOptions,
  studioReturnUrl,
  signInWords,
} from './sign-in-options.ts';
import { emailSchema } from '../accounts/users.ts';

const forgotForm = z.object({ email: emailSchema });

export function resetRoutes(
  options: SignInOptions & { readonly page: RespondWithPage; readonly origins: readonly string[] },
): Hono {
  const { pool, publicUrl, studioOrigins, origins, log, now, trustedProxies, authentication, page } = options;
  const { sendMail, offersPasswordReset } = options;
  const routes = new Hono();

  const isForeign = (context: Context) => !origins.includes(context.req.header('Origin') ?? '');
  const refuseForeign = (context: Context) =>
    page(context, { form: 'none', error: signInWords(context).foreignForm }, 403);
  const over = (context: Context) =>
    page(context, { form: 'none', error: signInWords(context).resetOver }, 404);

  if (sendMail !== undefined && offersPasswordReset) {
    /** Mails the link if an account has this address. Nobody waits for it: that would show whether there is one. */
    async function mailIfKnown(context: Context, email: string): Promise<void> {
      const userAgent = context.req.header('User-Agent');
      await recordSignInAttempt(pool, 'passwordForgotten', { email, userAgent }, now());
      const recipient = await findRecipient(pool, email);
      if (recipient === undefined || sendMail === undefined) return;
      await mailResetLink({ pool, publicUrl, sendMail, now }, recipient, browserLanguage(context));
    }

    routes.get('/forgot', (context) => page(context, { form: 'forgot' }));

    routes.post('/forgot', async (context) => {
      if (isForeign(context)) return refuseForeign(context);
      const form = forgotForm.safeParse(await context.req.parseBody().catch(() => null));
      if (!form.success) return page(context, { form: 'forgot', error: signInWords(context).noEmail }, 400);
      const { email } = form.data;
      const address = callerIpAddress(context, trustedProxies);
      const seconds = await countReset(pool, { email, address }, now());
      if (seconds > 0) {
        context.header('Retry-After', String(seconds));
        const error = signInWords(context).locked(Math.ceil(seconds / 60));
        return page(context, { form: 'forgot', email, error }, 429);
      }
      void mailIfKnown(context, email).catch((error: unknown) =>
        log.warn({ err: error }, 'password link not sent'),
      );
      const studio = studioReturnUrl(context.req.query('origin'), studioOrigins);
      return page(context, { form: 'forgotten', studio: studio?.href ?? studioOrigins[0] ?? '/' });
    });
  }

  routes.get('/reset', async (context) => {
    const email = await emailOfResetLink(pool, context.req.query('token') ?? '', now());
    return email === null ? over(context) : page(context, { form: 'reset', email });
  });

  routes.post('/reset', async (context) => {
    if (isForeign(context)) return refuseForeign(context);
    const secret = context.req.query('token') ?? '';
    const email = await emailOfResetLink(pool, secret, now());
    if (email === null) return over(context);
    const refuse = (error: string) => page(context, { form: 'reset', email, error }, 400);
    const form = newPasswordForm.safeParse(await context.req.parseBody().catch(() => null));
    if (!form.success) return refuse(signInWords(context).tooShort);
    const problem = problemOfNewPassword(form.data, email);
    if (problem !== null) return refuse(signInWords(context)[problem]);
    if (!(await resetPassword(pool, secret, form.data.newPassword, now()))) return over(context);
    authentication.clearCache();
    log.info('password changed by a mailed link');
    return page(context, { form: 'passwordChanged', studio: studioOrigins[0] ?? '/' });
  });

  return routes;
}
