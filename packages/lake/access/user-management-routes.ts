/** /access: user management for administrators and agencies. Hosted Sanity uses its project members for this. */
import { type Context, Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import { z } from 'zod';
import { apiError } from './api-error.ts';
import type { Authentication } from './authenticate.ts';
import { managedTenants, managedGrants, explainGrantRefusal } from './granting.ts';
import { addGrant, removeGrant } from './grants.ts';
import { createInvitation, withdrawInvitation } from './invitations.ts';
import { type Member, type Principal, ROLES } from './principal.ts';
import { type PrincipalVariables, requirePrincipal, SMALL_BODY } from './require-principal.ts';
import { languageOf, wordingIn } from './sign-in-wording.ts';
import { emailSchema } from './users.ts';

export interface UserManagementOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly authentication: Authentication;
  readonly now: () => Date;
  /** URL at which browsers reach this lake, without a trailing slash. */
  readonly publicUrl: string;
  readonly sendMail?: SendMail | undefined;
}

export interface InvitationMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
/** Hands an email to a mail server. Rejects if the server doesn't accept it. */
export type SendMail = (mail: InvitationMail) => Promise<void>;

const tenantSchema = z.string().regex(/^(\*|[A-Za-z0-9_-]{1,128})$/);
const grantSchema = z.object({ tenant: tenantSchema, role: z.enum(ROLES) });
const invitationSchema = grantSchema.extend({ email: emailSchema, name: z.string().trim().min(1).max(100) });
const changeSchema = grantSchema.extend({ user: z.string().min(1) });
const removalSchema = z.object({ user: z.string().min(1), tenant: tenantSchema });

type ManagedUser = Member & { readonly passwordIsTemporary: boolean };

/** Returns users with their grants. */
async function readUsers(
  pool: Pool,
  which: { readonly id?: string; readonly email?: string } = {},
): Promise<ManagedUser[]> {
  const { rows } = await pool.query<Omit<ManagedUser, 'isRobot'>>(
    `SELECT id, name, email, password_is_temporary AS "passwordIsTemporary",
       ARRAY(SELECT json_build_object('tenant', tenant, 'role', role) FROM grants WHERE principal = id) AS grants
     FROM lake_users WHERE ($1::text IS NULL OR id = $1) AND ($2::text IS NULL OR email = $2) ORDER BY name, id`,
    [which.id, which.email],
  );
  return rows.map((user) => ({ ...user, isRobot: false }));
}

/** Returns a user whose grants the principal manages, or undefined for others, as if they did not exist. */
async function findManagedUser(
  pool: Pool,
  principal: Principal,
  id: string,
): Promise<ManagedUser | undefined> {
  const [person] = await readUsers(pool, { id });
  if (person === undefined || managedTenants(principal) === '*') return person;
  return managedGrants(principal, person.grants).length > 0 ? person : undefined;
}

/** Routes below /access, for administrators, and for agencies within their own tenants. */
export function userManagementRoutes(options: UserManagementOptions): Hono<PrincipalVariables> {
  const { pool, log, authentication, now, publicUrl, sendMail } = options;

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
      const text = wording.mailText(name, principal.name, link);
      await sendMail({ to: email, subject: wording.mailSubject, text });
    } catch (error) {
      await withdrawInvitation(pool, secret);
      log.warn({ err: error }, 'invitation not sent');
      return apiError(context, 503, 'The invitation could not be sent. Try again later.');
    }
    log.info({ by: principal.id, ...grant }, 'person invited');
    return context.json({ invited: true }, 202, { 'Cache-Control': 'no-store' });
  }

  const routes = new Hono<PrincipalVariables>();
  routes.use('*', requirePrincipal(authentication), SMALL_BODY);
  // The Studio checks for pending role requests. There never are any, because roles are granted and not requested.
  routes.get('/requests/me', (context) => context.json([]));
  routes.use('*', async (context, next) => {
    if (managedTenants(context.get('principal')).length === 0) {
      return apiError(context, 403, 'Only administrators and agencies may manage users.');
    }
    await next();
    return undefined;
  });

  routes.get('/users', async (context) => {
    const principal = context.get('principal');
    const people = (await readUsers(pool)).map(({ id, name, email, grants: all }) => ({
      id,
      name,
      email,
      grants: managedGrants(principal, all),
    }));
    const everybody = managedTenants(principal) === '*';
    return context.json(people.filter((person) => everybody || person.grants.length > 0));
  });

  routes.post('/users', async (context) => {
    const principal = context.get('principal');
    const read = invitationSchema.safeParse(await context.req.json().catch(() => null));
    if (!read.success) return apiError(context, 400, 'Send email, name, tenant and role.');
    const { email, name: _name, ...grant } = read.data;
    const [known] = await readUsers(pool, { email });
    const refusal = explainGrantRefusal(principal, known ?? { id: '', grants: [] }, grant);
    if (refusal !== null) return apiError(context, 403, refusal);
    return sendInvitation(context, read.data);
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
      return sendInvitation(context, { email: known.email ?? '', name: known.name, ...grant });
    }
    await addGrant(pool, known.id, grant);
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
    await removeGrant(pool, known.id, tenant);
    authentication.clearCache();
    log.info({ by: principal.id, user: known.id, tenant }, 'role taken');
    return context.json({ id: known.id });
  });

  return routes;
}
