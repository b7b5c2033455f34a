/** Below /access/users/:user: resets the password or the second factor of somebody who cannot sign in. */
import { Hono } from 'hono';
import { apiError } from '../../requests/api-error.ts';
import { explainResetRefusal } from '../rights/granting.ts';
import { findManagedUser } from './managed-users.ts';
import { forgetPassword, mailResetLink } from '../sign-in/password-reset.ts';
import type { PrincipalVariables } from '../sessions/require-principal.ts';
import { countReset } from '../sign-in/sign-in-failures.ts';
import { languageOf } from '../sign-in/sign-in-wording.ts';
import { turnOff } from '../two-factor/two-factor.ts';
import type { UserManagementOptions } from './user-management-routes.ts';

export function userResetRoutes(options: UserManagementOptions): Hono<PrincipalVariables> {
  const { pool, log, authentication, now, publicUrl, sendMail } = options;
  const routes = new Hono<PrincipalVariables>();

  // Ends the sessions and mails a link for a new password.
  routes.post('/:user/password-reset', async (context) => {
    const principal = context.get('principal');
    const user = await findManagedUser(pool, principal, context.req.param('user'));
    if (user === undefined) return apiError(context, 404, 'You may not see this user.');
    const refusal = explainResetRefusal(principal, user);
    if (refusal !== null) return apiError(context, 403, refusal);
    if (sendMail === undefined) return apiError(context, 503, 'Email is not configured.');
    const seconds = await countReset(pool, { email: user.email, address: null }, now());
    if (seconds > 0) {
      context.header('Retry-After', String(seconds));
      return apiError(context, 429, 'They got several links already. Try again later.');
    }
    await forgetPassword(pool, user.id, principal.id, now());
    authentication.clearCache();
    log.info({ by: principal.id, user: user.id }, 'password reset');
    try {
      const language = languageOf(context.req.header('Accept-Language'));
      await mailResetLink({ pool, publicUrl, sendMail, now }, user, language);
    } catch (error) {
      log.warn({ err: error, user: user.id }, 'password link not sent');
      return apiError(context, 503, 'They are signed out, but the email could not be sent. Try again later.');
    }
    return context.json({ id: user.id }, 202);
  });

  routes.delete('/:user/two-factor', async (context) => {
    const principal = context.get('principal');
    const user = await findManagedUser(pool, principal, context.req.param('user'));
    if (user === undefined) return apiError(context, 404, 'You may not see this user.');
    const refusal = explainResetRefusal(principal, user);
    if (refusal !== null) return apiError(context, 403, refusal);
    if (!(await turnOff(pool, user.id, principal.id, now()))) {
      return apiError(context, 409, 'Two-factor sign-in is off already.');
    }
    authentication.clearCache();
    log.info({ by: principal.id, user: user.id }, 'two-factor sign-in reset');
    return context.json({ id: user.id });
  });

  return routes;
}
