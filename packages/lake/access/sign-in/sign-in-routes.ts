/** /auth: the sign-in page, and the exchange of its one-time key for a session, which the Studio requests. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { type Context, Hono } from 'hono';
import { apiError } from '../../requests/api-error.ts';
import { bearerToken } from '../sessions/authenticate.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { limitBodySize } from '../../requests/limit-body.ts';
import { resetRoutes } from './reset-routes.ts';
import { hashSecret } from '../secrets/secrets.ts';
import { endSession, startSession } from '../sessions/sessions.ts';
import {
  createPage,
  type Goal,
  ownOrigins,
  type SignInOptions,
  studioReturnUrl,
  signInWords,
} from './sign-in-options.ts';
import { createSignInSteps } from './sign-in-steps.ts';
import { stepUpRoutes } from './step-up-routes.ts';
import { redeemUserTicket } from '../secrets/tickets.ts';

/** Routes below /auth. */
export function signInRoutes(options: SignInOptions): Hono {
  const { pool, projectId, publicUrl, studioOrigins, now, authentication } = options;
  const origins = ownOrigins(publicUrl, projectId);
  const page = createPage(studioOrigins);
  const steps = createSignInSteps({ ...options, page });

  const routes = new Hono();
  routes.use('*', limitBodySize(BUDGETS.signInBytes.each));

  routes.route('/invitation', invitationRoutes({ ...options, page, origins, steps }));
  routes.route('/', resetRoutes({ ...options, page, origins }));
  routes.route('/step-up', stepUpRoutes({ ...options, page, origins }));

  /** Mounts the sign-in page at a path. */
  function mount(path: string, to: Goal['page']): void {
    const studioOf = (context: Context) => studioReturnUrl(context.req.query('origin'), studioOrigins);
    const unknown = (context: Context) =>
      page(context, { form: 'none', error: signInWords(context).unknownOrigin }, 400);

    routes.get(path, (context) => {
      const studio = studioOf(context);
      return studio === null ? unknown(context) : steps.show(context, { page: to, studio });
    });
    routes.post(path, (context) => {
      const studio = studioOf(context);
      if (studio === null) return unknown(context);
      if (!origins.includes(context.req.header('Origin') ?? '')) {
        return page(context, { form: 'none', error: signInWords(context).foreignForm }, 403);
      }
      return steps.receive(context, { page: to, studio });
    });
  }
  mount('/login/local', 'studio');
  mount('/two-factor', 'settings');

  routes.get('/fetch', async (context) => {
    context.header('Cache-Control', 'no-store');
    const user = await redeemUserTicket(pool, 'sid', context.req.query('sid') ?? '', now());
    const token =
      user === null ? null : await startSession(pool, user, now(), context.req.header('User-Agent'));
    return token === null
      ? apiError(context, 401, 'This sign-in was already used or has expired. Sign in again.')
      : context.json({ token, label: 'Rooftop' });
  });

  routes.post('/logout', async (context) => {
    const token = bearerToken(context.req.raw);
    if (token !== null) {
      await endSession(pool, hashSecret(token), now());
      authentication.clearCache();
    }
    return context.json({ ok: true });
  });

  routes.get('/id', async (context) => {
    context.header('Cache-Control', 'no-store');
    const principal = await authentication.authenticate(context.req.raw);
    return principal === null
      ? apiError(context, 401, 'Sign in to continue.')
      : context.json({ id: principal.id });
  });

  routes.get('/providers', (context) =>
    context.json({
      thirdPartyLogin: false,
      providers: [{ name: 'local', title: 'Rooftop', url: `${publicUrl}/v1/auth/login/local` }],
    }),
  );

  return routes;
}
