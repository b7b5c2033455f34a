/** /auth/invitation: the page an invitation's link opens. */
import { type Context, Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import type { Authentication } from '../sessions/authenticate.ts';
import { acceptInvitation, findInvitation } from '../accounts/invitations.ts';
import { newPasswordForm, problemOfNewPassword } from '../accounts/new-password.ts';
import { signInHeaders, signInPage, type SignInView } from './sign-in-page.ts';
import { languageOf, wordingIn } from './sign-in-wording.ts';

interface InvitationOptions {
  readonly pool: Pool;
  readonly studioOrigins: readonly string[];
  /** Origins at which browsers reach this page. */
  readonly origins: readonly string[];
  readonly log: Logger;
  readonly now: () => Date;
  readonly authentication: Authentication;
}

export function invitationRoutes(options: InvitationOptions): Hono {
  const { pool, studioOrigins, origins, log, now, authentication } = options;
  const headers = signInHeaders(studioOrigins);
  const routes = new Hono();
  const words = (context: Context) => wordingIn(languageOf(context.req.header('Accept-Language')));
  const page = (context: Context, view: SignInView, status: 200 | 400 | 403 | 404 = 200) =>
    context.html(signInPage(view, languageOf(context.req.header('Accept-Language'))), status, headers);
  const over = (context: Context) =>
    page(context, { form: 'none', error: words(context).invitationOver }, 404);

  routes.get('/', async (context) => {
    const invitation = await findInvitation(pool, context.req.query('token') ?? '', now());
    if (invitation === null) return over(context);
    const { email, needsPassword } = invitation;
    return page(context, { form: 'invitation', email, needsPassword });
  });

  routes.post('/', async (context) => {
    if (!origins.includes(context.req.header('Origin') ?? '')) {
      return page(context, { form: 'none', error: words(context).foreignForm }, 403);
    }
    const secret = context.req.query('token') ?? '';
    const invitation = await findInvitation(pool, secret, now());
    if (invitation === null) return over(context);
    const { email, needsPassword } = invitation;
    const refuse = (error: string) => page(context, { form: 'invitation', email, needsPassword, error }, 400);
    let password: string | null = null;
    if (needsPassword) {
      const form = newPasswordForm.safeParse(await context.req.parseBody().catch(() => null));
      if (!form.success) return refuse(words(context).tooShort);
      const problem = problemOfNewPassword(form.data, email);
      if (problem !== null) return refuse(words(context)[problem]);
      password = form.data.newPassword;
    }
    const user = await acceptInvitation(pool, secret, { password, now: now() });
    if (user === null) return over(context);
    authentication.clearCache();
    log.info({ user }, 'invitation accepted');
    return page(context, { form: 'accepted', studio: studioOrigins[0] ?? '/' });
  });

  return routes;
}
