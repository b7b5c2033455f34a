/**
 * /auth/invitation: the page an invitation's link opens. Who chooses a password there is signed in at once, and arrives
 * where the work of the role begins. Once it is accepted, the page is a sign-in page.
 */
import { type Context, Hono } from 'hono';
import { acceptInvitation, findAcceptedInvitation, findInvitation } from '../accounts/invitations.ts';
import type { OpenInvitation } from '../accounts/invitations.ts';
import { newPasswordForm, problemOfNewPassword } from '../accounts/new-password.ts';
import type { Grant } from '../rights/principal.ts';
import { type Goal, type RespondWithPage, type SignInOptions, signInWords } from './sign-in-options.ts';
import type { createSignInSteps } from './sign-in-steps.ts';

interface InvitationOptions extends SignInOptions {
  readonly page: RespondWithPage;
  /** Origins at which browsers reach this page. */
  readonly origins: readonly string[];
  readonly steps: ReturnType<typeof createSignInSteps>;
}

export function invitationRoutes(options: InvitationOptions): Hono {
  const { pool, studioOrigins, origins, log, now, authentication, page, steps, homes, tenantName } = options;
  const [studio = 'http://localhost'] = studioOrigins;
  const routes = new Hono();

  const goalOf = ({ role }: Grant): Goal => ({ page: 'studio', studio: new URL(homes[role] ?? '/', studio) });
  const form = (context: Context, { email, needsPassword, role, tenant }: OpenInvitation, error?: string) =>
    page(
      context,
      {
        form: 'invitation',
        email,
        needsPassword,
        work: { role, tenantName: tenantName(tenant) },
        ...(error === undefined ? {} : { error }),
      },
      error === undefined ? 200 : 400,
    );
  const over = (context: Context) =>
    page(context, { form: 'none', error: signInWords(context).invitationOver }, 404);

  /** The invitation of the link is no longer open: signs in whoever accepted it. */
  async function whenClosed(context: Context, secret: string, answer: 'show' | 'receive') {
    const accepted = await findAcceptedInvitation(pool, secret, now());
    if (accepted === null) return over(context);
    const goal = goalOf(accepted);
    return answer === 'show'
      ? steps.show(context, goal)
      : steps.receiveAccepted(context, goal, accepted.email);
  }

  routes.get('/', async (context) => {
    const secret = context.req.query('token') ?? '';
    const invitation = await findInvitation(pool, secret, now());
    return invitation === null ? whenClosed(context, secret, 'show') : form(context, invitation);
  });

  routes.post('/', async (context) => {
    if (!origins.includes(context.req.header('Origin') ?? '')) {
      return page(context, { form: 'none', error: signInWords(context).foreignForm }, 403);
    }
    const secret = context.req.query('token') ?? '';
    const invitation = await findInvitation(pool, secret, now());
    if (invitation === null) return whenClosed(context, secret, 'receive');
    let password: string | null = null;
    if (invitation.needsPassword) {
      const entered = newPasswordForm.safeParse(await context.req.parseBody().catch(() => null));
      if (!entered.success) return form(context, invitation, signInWords(context).tooShort);
      const problem = problemOfNewPassword(entered.data, invitation.email);
      if (problem !== null) return form(context, invitation, signInWords(context)[problem]);
      password = entered.data.newPassword;
    }
    const user = await acceptInvitation(pool, secret, { password, now: now() });
    // A second press: the first one has accepted it.
    if (user === null) return whenClosed(context, secret, 'show');
    authentication.clearCache();
    log.info({ user }, 'invitation accepted');
    const goal = goalOf(invitation);
    // Who can read the mail of an account with a password of its own still has to know that password.
    return invitation.needsPassword
      ? steps.enterByMail(context, user, goal)
      : steps.show(context, goal, signInWords(context).accepted);
  });

  return routes;
}
