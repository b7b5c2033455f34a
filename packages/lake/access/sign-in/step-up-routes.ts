/** /auth/step-up: a signed-in user enters a code for the session they have, and returns to where they were. */
import { Hono } from 'hono';
import { z } from 'zod';
import { apiError } from '../../requests/api-error.ts';
import { checkCode } from './check-code.ts';
import { addTwoFactor } from '../sessions/sessions.ts';
import { type RespondWithPage, type SignInOptions, studioReturnUrl, signInWords } from './sign-in-options.ts';
import { signInHeaders } from './sign-in-page.ts';
import { findUserTicket, redeemStepUpTicket } from '../secrets/tickets.ts';
import { isTwoFactorOn } from '../two-factor/two-factor.ts';

const requestSchema = z.object({ returnTo: z.string().max(2000) });
const codeForm = z.object({ ticket: z.string().min(1).max(200), code: z.string().max(40) });

export function stepUpRoutes(
  options: SignInOptions & { readonly page: RespondWithPage; readonly origins: readonly string[] },
) {
  const { pool, publicUrl, studioOrigins, origins, log, now, authentication, page } = options;
  const routes = new Hono();

  // Returns the URL of the page to open: the code's, or where two-factor sign-in is turned on first.
  routes.post('/request', async (context) => {
    context.header('Cache-Control', 'no-store');
    const principal = await authentication.authenticate(context.req.raw);
    if (principal === null) return apiError(context, 401, 'Sign in to continue.');
    if (principal.isRobot) return apiError(context, 403, 'Robots have no second factor.');
    const read = requestSchema.safeParse(await context.req.json().catch(() => null));
    const studio = read.success ? studioReturnUrl(read.data.returnTo, studioOrigins) : null;
    if (studio === null) return apiError(context, 400, 'Send returnTo, a URL of the Studio.');
    const origin = encodeURIComponent(studio.href);
    if (!(await isTwoFactorOn(pool, principal.id))) {
      return context.json({ url: `${publicUrl}/v1/auth/two-factor?origin=${origin}` });
    }
    const ticket = await authentication.issueStepUpTicket(principal);
    return context.json({ url: `${publicUrl}/v1/auth/step-up?ticket=${ticket}&origin=${origin}` });
  });

  routes.get('/', async (context) => {
    const ticket = context.req.query('ticket') ?? '';
    const user = await findUserTicket(pool, 'stepUp', ticket, now());
    if (user === null || studioReturnUrl(context.req.query('origin'), studioOrigins) === null) {
      return page(context, { form: 'none', error: signInWords(context).expired }, 400);
    }
    return page(context, { form: 'code', ticket });
  });

  routes.post('/', async (context) => {
    const studio = studioReturnUrl(context.req.query('origin'), studioOrigins);
    if (studio === null || !origins.includes(context.req.header('Origin') ?? '')) {
      return page(context, { form: 'none', error: signInWords(context).foreignForm }, 403);
    }
    const form = codeForm.safeParse(await context.req.parseBody().catch(() => null));
    const user = form.success ? await findUserTicket(pool, 'stepUp', form.data.ticket, now()) : null;
    if (!form.success || user === null)
      return page(context, { form: 'none', error: signInWords(context).expired }, 400);
    const { ticket, code } = form.data;
    const result = await checkCode(context, options, { userId: user.userId, code, attempts: 1 });
    if (result.kind === 'locked') {
      context.header('Retry-After', String(result.seconds));
      const error = signInWords(context).locked(Math.ceil(result.seconds / 60));
      return page(context, { form: 'code', ticket, error }, 429);
    }
    if (result.kind === 'wrong') {
      log.warn({ user: user.userId }, 'step-up refused: wrong code');
      return page(context, { form: 'code', ticket, error: signInWords(context).wrongCode }, 401);
    }
    const session = await redeemStepUpTicket(pool, ticket, now());
    if (session === null) return page(context, { form: 'none', error: signInWords(context).expired }, 400);
    await addTwoFactor(pool, session, now());
    authentication.clearCache();
    log.info({ user: user.userId }, 'second factor added to a session');
    return context.body(null, 302, { ...signInHeaders(studioOrigins), Location: studio.href });
  });

  return routes;
}
