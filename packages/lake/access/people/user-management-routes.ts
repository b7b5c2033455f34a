/** /access: user management for administrators and agencies. Hosted Sanity uses its project members for this. */
import { type Context, Hono } from 'hono';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import { z } from 'zod';
import { recordEvent } from '../audit/access-log.ts';
import { accessLogRoutes } from './access-log-routes.ts';
import { apiError } from '../../requests/api-error.ts';
import type { Authentication } from '../sessions/authenticate.ts';
import {
  explainGrantRefusal,
  explainResetRefusal,
  givableRoles,
  managedGrants,
  managedTenants,
  managesTenant,
} from '../rights/granting.ts';
import type { SendMail } from '../accounts/account-mail.ts';
import { addGrant, removeGrant } from '../accounts/grants.ts';
import {
  createInvitation,
  dropInvitation,
  pendingInvitations,
  withdrawInvitations,
} from '../accounts/invitations.ts';
import { findManagedUser, readUsers } from './managed-users.ts';
import { lacksCode } from '../two-factor/needs-two-factor.ts';
import { type Role, ROLES } from '../rights/principal.ts';
import { type PrincipalVariables, requirePrincipal, SMALL_BODY } from '../sessions/require-principal.ts';
import { languageOf, wordingIn } from '../sign-in/sign-in-wording.ts';
import { userResetRoutes } from './user-reset-routes.ts';
import { emailSchema, personNameSchema } from '../accounts/users.ts';

export interface UserManagementOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly authentication: Authentication;
  readonly now: () => Date;
  /** URL at which browsers reach this lake, without a trailing slash. */
  readonly publicUrl: string;
  readonly sendMail?: SendMail | undefined;
  /** Roles that manage people only with a code of their second factor. */
  readonly twoFactorRoles: readonly Role[];
  /** Name of a tenant, or null if it has none. */
  readonly tenantName: (tenant: string) => string | null;
}

const tenantSchema = z.string().regex(/^(\*|[A-Za-z0-9_-]{1,128})$/);
const grantSchema = z.object({ tenant: tenantSchema, role: z.enum(ROLES) });
const invitationSchema = grantSchema.extend({ email: emailSchema, name: personNameSchema });
const changeSchema = grantSchema.extend({ user: z.string().min(1) });
const removalSchema = z.object({ user: z.string().min(1), tenant: tenantSchema });

/** Routes below /access, for administrators, and for agencies within their own tenants. */
export function userManagementRoutes(options: UserManagementOptions): Hono<PrincipalVariables> {
  const { pool, log, authentication, now, publicUrl, sendMail, twoFactorRoles, tenantName } = options;

  /** Emails an invitation. The response is the same whether the user has an account or not. */
  async function sendInvitation(
    context: Context<PrincipalVariables>,
    { email, name, ...grant }: z.infer<typeof invitationSchema>,
  ): Promise<Response> {
    const principal = context.get('principal');
    if (sendMail === undefined) return apiError(context, 503, 'Email is not configured.');
    const secret = await createInvitation(pool, { email, name, ...grant, invitedBy: principal.id }, now());
    if (secret === null) return apiError(context, 429, 'Too many invitations today. Try again tomorrow.');
    const wording = wordingIn(languageOf(context.req.header('Accept-Language')));
    const link = `${publicUrl}/v1/auth/invitation?token=${secret}`;
    try {
      const work = { role: grant.role, tenantName: tenantName(grant.tenant) };
      const text = wording.mailText({ name, inviter: principal.name, link, ...work });
      await sendMail({ to: email, subject: wording.mailSubject(work), text });
    } catch (error) {
      await dropInvitation(pool, secret);
      log.warn({ err: error }, 'invitation not sent');
      return apiError(context, 503, 'The invitation could not be sent. Try again later.');
    }
    await recordEvent(pool, { event: 'invited', userId: null, byId: principal.id, email, ...grant }, now());
    log.info({ by: principal.id, ...grant }, 'person invited');
    return context.json({ invited: true }, 202, { 'Cache-Control': 'no-store' });
  }

  const routes = new Hono<PrincipalVariables>();
  routes.use('*', requirePrincipal(authentication), SMALL_BODY);
  // The Studio checks for pending role requests. There never are any, because roles are granted and not requested.
  routes.get('/requests/me', (context) => context.json([]));
  routes.use('*', async (context, next) => {
    const principal = context.get('principal');
    context.header('Cache-Control', 'no-store');
    if (managedTenants(principal).length === 0) {
      return apiError(context, 403, 'Only administrators and agencies may manage users.');
    }
    // Otherwise a stolen password would be enough to invite oneself as lead staff.
    if (lacksCode(twoFactorRoles, principal, now())) {
      const message = 'Enter the code of your second factor to manage people.';
      return context.json({ statusCode: 403, error: 'Forbidden', message, needsCode: true }, 403);
    }
    // A tenant in the query must be one that they manage.
    const tenant = context.req.query('tenant');
    if (context.req.method === 'GET' && tenant !== undefined && !managesTenant(principal, tenant)) {
      return apiError(context, 403, 'You do not manage the people there.');
    }
    await next();
    return undefined;
  });

  routes.get('/users', async (context) => {
    const principal = context.get('principal');
    const tenant = context.req.query('tenant');
    const everybody = managedTenants(principal) === '*' && tenant === undefined;
    const users = (await readUsers(pool)).map((user) => {
      const { id, name, email, hasTwoFactor, lastSignInAt, lastSeenAt } = user;
      const grants = managedGrants(principal, user.grants)
        .filter((grant) => tenant === undefined || grant.tenant === tenant)
        .map((grant) => ({
          ...grant,
          mayChange: explainGrantRefusal(principal, user, { tenant: grant.tenant, role: null }) === null,
        }));
      const mayReset = explainResetRefusal(principal, user) === null;
      return { id, name, email, grants, hasTwoFactor, lastSignInAt, lastSeenAt, mayReset };
    });
    return context.json(users.filter(({ grants }) => everybody || grants.length > 0));
  });

  // What the principal may do in a tenant.
  routes.get('/roles', (context) =>
    context.json({
      roles: givableRoles(context.get('principal'), context.req.query('tenant') ?? '*'),
      sendsMail: sendMail !== undefined,
    }),
  );

  routes.post('/users', async (context) => {
    const principal = context.get('principal');
    const read = invitationSchema.safeParse(await context.req.json().catch(() => null));
    if (!read.success) {
      const ofName = read.error.issues.find(({ path, code }) => path[0] === 'name' && code === 'custom');
      return apiError(context, 400, ofName?.message ?? 'Send email, name, tenant and role.');
    }
    const { email, name: _name, ...grant } = read.data;
    const [known] = await readUsers(pool, { email });
    const refusal = explainGrantRefusal(principal, known ?? { id: '', grants: [] }, grant);
    if (refusal !== null) return apiError(context, 403, refusal);
    return sendInvitation(context, read.data);
  });

  routes.get('/invitations', async (context) => {
    const principal = context.get('principal');
    const tenant = context.req.query('tenant');
    const pending = await pendingInvitations(pool, now());
    return context.json(
      pending.filter(
        (one) => managesTenant(principal, one.tenant) && (tenant === undefined || one.tenant === tenant),
      ),
    );
  });

  routes.delete('/invitations/:id{[0-9a-f-]{36}}', async (context) => {
    const principal = context.get('principal');
    const id = context.req.param('id');
    const invitation = (await pendingInvitations(pool, now())).find((one) => one.id === id);
    if (invitation === undefined || !managesTenant(principal, invitation.tenant)) {
      return apiError(context, 404, 'There is no such invitation.');
    }
    const { tenant, role, email } = invitation;
    const refusal = explainGrantRefusal(principal, { id: '', grants: [] }, { tenant, role });
    if (refusal !== null) return apiError(context, 403, refusal);
    await inTransaction(pool, async (client) => {
      await withdrawInvitations(client, { id }, now());
      const event = { event: 'invitationWithdrawn', userId: null, byId: principal.id } as const;
      await recordEvent(client, { ...event, tenant, role, email }, now());
    });
    return context.json({ id });
  });

  routes.post('/grants', async (context) => {
    const principal = context.get('principal');
    const read = changeSchema.safeParse(await context.req.json().catch(() => null));
    if (!read.success) return apiError(context, 400, 'Send user, tenant and role.');
    const { user, ...grant } = read.data;
    const known = await findManagedUser(pool, principal, user);
    if (known === undefined) return apiError(context, 404, 'You may not see this user.');
    const refusal = explainGrantRefusal(principal, known, grant);
    if (refusal !== null) return apiError(context, 403, refusal);
    // A role in another tenant is offered to the owner of the email address, who may not be the account's user.
    if (!known.grants.some(({ tenant }) => tenant === grant.tenant)) {
      return sendInvitation(context, { email: known.email, name: known.name, ...grant });
    }
    await inTransaction(pool, async (client) => {
      await addGrant(client, known.id, grant);
      await recordEvent(
        client,
        { event: 'roleGiven', userId: known.id, byId: principal.id, ...grant },
        now(),
      );
    });
    authentication.clearCache();
    log.info({ by: principal.id, user: known.id, ...grant }, 'role given');
    return context.json({ id: known.id });
  });

  routes.delete('/grants', async (context) => {
    const principal = context.get('principal');
    const read = removalSchema.safeParse(context.req.query());
    if (!read.success) return apiError(context, 400, 'The user or tenant is missing.');
    const { user, tenant } = read.data;
    const known = await findManagedUser(pool, principal, user);
    if (known === undefined) return apiError(context, 404, 'You may not see this user.');
    const refusal = explainGrantRefusal(principal, known, { tenant, role: null });
    if (refusal !== null) return apiError(context, 403, refusal);
    await inTransaction(pool, async (client) => {
      const role = known.grants.find((grant) => grant.tenant === tenant)?.role;
      if (role === undefined || !(await removeGrant(client, known.id, tenant))) return;
      // An invitation that they have not accepted yet would give the role back.
      await withdrawInvitations(client, { email: known.email, tenant }, now());
      const event = { event: 'roleTaken', userId: known.id, byId: principal.id } as const;
      await recordEvent(client, { ...event, tenant, role }, now());
    });
    authentication.clearCache();
    log.info({ by: principal.id, user: known.id, tenant }, 'role taken');
    return context.json({ id: known.id });
  });

  routes.route('/users', userResetRoutes(options));
  routes.route('/events', accessLogRoutes(pool));
  return routes;
}
