/** /auth: the sign-in page, and the exchange of its one-time key for a session, which the Studio requests. */
import { type Context, Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import { z } from 'zod';
import { apiError } from './api-error.ts';
import { type Authentication, bearerToken } from './authenticate.ts';
import { clientIpAddress } from './client-ip-address.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { limitBody } from './limit-body.ts';
import { passwordSchema, verifyPassword } from './passwords.ts';
import { hashSecret } from './secrets.ts';
import { endSession, startSession } from './sessions.ts';
import { countAttempt, resetFailures } from './sign-in-failures.ts';
import { signInHeaders, signInPage, type SignInView } from './sign-in-page.ts';
import { languageOf, wordingIn } from './sign-in-wording.ts';
import { issueTicket, redeemUserTicket } from './tickets.ts';
import { emailSchema, setPassword } from './users.ts';

export interface SignInOptions {
  readonly pool: Pool;
  readonly projectId: string;
  readonly publicUrl: string;
  readonly studioOrigins: readonly string[];
  readonly log: Logger;
  readonly now: () => Date;
  /** Number of our own proxies in front. 0 ignores forwarded headers. */
  readonly trustedProxies: number;
  readonly authentication: Authentication;
}

const FORM_BYTES = 16 * 1024;
/** Maximum number of simultaneous password checks. Each uses 64 MiB for a third of a second. */
const MAX_CHECKS = 8;

interface UserRow {
  readonly id: string;
  readonly passwordHash: string;
  readonly passwordIsTemporary: boolean;
  readonly disabledAt: Date | null;
}

const signInForm = z.object({ email: emailSchema, password: z.string().min(1).max(200) });
const passwordForm = z.object({ ticket: z.string().min(1), newPassword: z.string(), again: z.string() });

/** Returns the Studio's URL to return to after signing in, or null if its origin is unknown. */
function studioReturnUrl(origin: string | undefined, studioOrigins: readonly string[]): URL | null {
  const url = URL.parse(origin ?? '');
  if (url === null || !studioOrigins.includes(url.origin) || url.username !== '' || url.password !== '')
    return null;
  url.hash = '';
  return url;
}

/** Returns the origins at which browsers reach the page: the Studio uses the project's own host name. */
function ownOrigins(publicUrl: string, projectId: string): string[] {
  const url = new URL(publicUrl);
  const { origin } = url;
  url.hostname = `${projectId}.${url.hostname}`;
  return [origin, url.origin];
}

const language = (context: Context) => languageOf(context.req.header('Accept-Language'));
const words = (context: Context) => wordingIn(language(context));

/** Routes below /auth. */
export function signInRoutes(options: SignInOptions): Hono {
  const { pool, projectId, publicUrl, studioOrigins, log, now, authentication, trustedProxies } = options;
  const secure = publicUrl.startsWith('https:');
  const origins = ownOrigins(publicUrl, projectId);
  const pageHeaders = signInHeaders(studioOrigins);
  let checks = 0;

  const page = (context: Context, view: SignInView, status: 200 | 400 | 401 | 403 | 429 | 503 = 200) =>
    context.html(signInPage(view, language(context)), status, pageHeaders);

  async function enter(context: Context, userId: string, studio: URL): Promise<Response> {
    await rememberDevice(pool, context, { userId, secure, now: now() });
    studio.hash = `sid=${await issueTicket(pool, { kind: 'sid', userId }, now())}`;
    log.info({ user: userId }, 'signed in');
    return context.body(null, 302, { ...pageHeaders, Location: studio.href });
  }

  async function checkPassword(context: Context, form: unknown, studio: URL): Promise<Response> {
    const entered = signInForm.safeParse(form);
    if (!entered.success) return page(context, { form: 'sign-in', error: words(context).incomplete }, 400);
    const { email, password } = entered.data;
    const refuse = (error: string, status: 401 | 429 | 503) =>
      page(context, { form: 'sign-in', email, error }, status);
    const { rows } = await pool.query<UserRow>(
      `SELECT id, password_hash AS "passwordHash", password_is_temporary AS "passwordIsTemporary",
         disabled_at AS "disabledAt"
       FROM lake_users WHERE email = $1`,
      [email],
    );
    const [user] = rows;
    const device = await knownDevice(pool, context, user?.id);
    // Known browsers have extra capacity that strangers cannot use up.
    if (checks >= (device === null ? MAX_CHECKS : 2 * MAX_CHECKS)) return refuse(words(context).busy, 503);
    checks += 1;
    try {
      const attempt = { email, address: clientIpAddress(context, trustedProxies), device };
      const wait = await countAttempt(pool, attempt, now());
      if (wait > 0) {
        log.warn('sign-in refused: too many attempts');
        context.header('Retry-After', String(wait));
        return refuse(words(context).locked(Math.ceil(wait / 60)), 429);
      }
      const right = await verifyPassword(password, user?.passwordHash ?? null);
      if (!right || user === undefined || user.disabledAt !== null) {
        log.warn('sign-in refused: wrong email address or password');
        return refuse(words(context).wrong, 401);
      }
      await resetFailures(pool, attempt, now());
      if (!user.passwordIsTemporary) return await enter(context, user.id, studio);
      const ticket = await issueTicket(pool, { kind: 'password', userId: user.id }, now());
      return page(context, { form: 'password', ticket });
    } finally {
      checks -= 1;
    }
  }

  async function choosePassword(
    context: Context,
    { ticket, newPassword, again }: z.infer<typeof passwordForm>,
    studio: URL,
  ): Promise<Response> {
    const refuse = (error: string) => page(context, { form: 'password', ticket, error }, 400);
    if (!passwordSchema.safeParse(newPassword).success) return refuse(words(context).tooShort);
    if (newPassword !== again) return refuse(words(context).different);
    const userId = await redeemUserTicket(pool, 'password', ticket, now());
    if (userId === null) return page(context, { form: 'sign-in', error: words(context).expired }, 400);
    await setPassword(pool, userId, newPassword, { temporary: false });
    return enter(context, userId, studio);
  }

  const routes = new Hono();
  routes.use('*', limitBody(FORM_BYTES));

  routes.route('/invitation', invitationRoutes({ pool, studioOrigins, origins, log, now, authentication }));

  routes.get('/login/local', (context) =>
    studioReturnUrl(context.req.query('origin'), studioOrigins) === null
      ? page(context, { form: 'none', error: words(context).unknownOrigin }, 400)
      : page(context, { form: 'sign-in' }),
  );

  routes.post('/login/local', async (context) => {
    const studio = studioReturnUrl(context.req.query('origin'), studioOrigins);
    if (studio === null) return page(context, { form: 'none', error: words(context).unknownOrigin }, 400);
    if (!origins.includes(context.req.header('Origin') ?? '')) {
      return page(context, { form: 'none', error: words(context).foreignForm }, 403);
    }
    const form: unknown = await context.req.parseBody().catch(() => null);
    const chosen = passwordForm.safeParse(form);
    return chosen.success
      ? choosePassword(context, chosen.data, studio)
      : checkPassword(context, form, studio);
  });

  routes.get('/fetch', async (context) => {
    context.header('Cache-Control', 'no-store');
    const userId = await redeemUserTicket(pool, 'sid', context.req.query('sid') ?? '', now());
    const token = userId === null ? null : await startSession(pool, userId, now());
    return token === null
      ? apiError(context, 401, 'This sign-in was already used or has expired. Sign in again.')
      : context.json({ token, label: 'Rooftop' });
  });

  routes.post('/logout', async (context) => {
    const token = bearerToken(context.req.raw);
    if (token !== null) {
      await endSession(pool, hashSecret(token));
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
