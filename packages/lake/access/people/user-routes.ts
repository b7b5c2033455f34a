/** /users: the current user, the people they work with, and values that the Studio stores per user. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { Hono } from 'hono';
import { z } from 'zod';
import { apiError } from '../../requests/api-error.ts';
import { rolesOf, visibleMembers } from './members.ts';
import { createStaffList } from './staff.ts';
import { type Member, type Role, ROLES } from '../rights/principal.ts';
import { hasRole } from '../rights/rights.ts';
import { requirePrincipal, SMALL_BODY, type PrincipalVariables } from '../sessions/require-principal.ts';
import { sessionRoutes, type SessionRoutesOptions } from '../sessions/session-routes.ts';

const MAX_IDS = 400;
const MAX_VALUES = BUDGETS.userValues.person;

const keySchema = z.string().regex(/^[^\p{Cc},]{1,200}$/u);
const pairsSchema = z
  .array(
    z.object({
      key: keySchema,
      value: z
        .json()
        .refine(
          (value) => JSON.stringify(value).length <= BUDGETS.userValueLength.each,
          'The value is too long.',
        ),
    }),
  )
  .min(1)
  .max(50);

const profileOf = (member: Member) => ({
  id: member.id,
  displayName: member.name,
  imageUrl: null,
  isRobot: member.isRobot,
});

interface UserRoutesOptions extends SessionRoutesOptions {
  /** Roles that may see personal data of their tenant. */
  readonly staffRoles: readonly Role[];
}

/** Routes below /users. */
export function userRoutes(options: UserRoutesOptions): Hono<PrincipalVariables> {
  const { pool, authentication, staffRoles } = options;
  const staffList = createStaffList(pool, staffRoles);
  const routes = new Hono<PrincipalVariables>();
  // As in hosted Sanity: the Studio calls this before anyone signs in, and a 401 would log an error to its console.
  routes.get('/me', async (context, next) => {
    if (!context.req.header('Authorization')) return context.json({}, 200, { 'Cache-Control': 'no-store' });
    await next();
    return undefined;
  });
  routes.use('*', requirePrincipal(authentication), SMALL_BODY);

  routes.get('/me', (context) => {
    const principal = context.get('principal');
    const roles = rolesOf(principal.grants);
    context.header('Cache-Control', 'no-store');
    return context.json({
      id: principal.id,
      name: principal.name,
      email: principal.email ?? '',
      profileImage: '',
      // Not in Sanity's API. Time of the second factor in this session, or null.
      twoFactorAt: principal.twoFactorAt,
      // Nor this: the roles in each tenant, or in all ('*').
      grants: principal.grants,
      provider: principal.isRobot ? 'robot' : 'local',
      role: roles[0]?.name ?? '',
      roles,
    });
  });

  routes.route('/me/sessions', sessionRoutes(options));

  routes.get('/me/keyvalue/:keys', async (context) => {
    const keys = context.req
      .param('keys')
      .split(',')
      .slice(0, MAX_IDS)
      .filter((key) => keySchema.safeParse(key).success);
    const { rows } = await pool.query<{ key: string; value: unknown }>(
      'SELECT key, value FROM lake_user_values WHERE user_id = $1 AND key = ANY($2)',
      [context.get('principal').id, keys],
    );
    const values = new Map(rows.map((row) => [row.key, row.value]));
    return context.json(keys.map((key) => ({ key, value: values.get(key) ?? null })));
  });

  routes.put('/me/keyvalue', async (context) => {
    const { id, isRobot } = context.get('principal');
    if (isRobot) return apiError(context, 403, 'Robots have no settings of their own.');
    const pairs = pairsSchema.safeParse(await context.req.json().catch(() => null));
    if (!pairs.success) return apiError(context, 400, 'Send a list of {key, value} pairs.');
    const values = new Map(pairs.data.map(({ key, value }) => [key, value]));
    const stored = await pool.query('SELECT FROM lake_user_values WHERE user_id = $1', [id]);
    if (stored.rows.length + values.size > MAX_VALUES)
      return apiError(context, 409, 'Too many settings are stored.');
    await pool.query(
      `INSERT INTO lake_user_values (user_id, key, value)
       SELECT $1, key, value::json FROM unnest($2::text[], $3::text[]) AS given (key, value)
       ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
      [id, [...values.keys()], Array.from(values.values(), (value) => JSON.stringify(value))],
    );
    return context.json(pairs.data);
  });

  // Not in Sanity's API either: everyone of a tenant who works with its leads, for those who do so themselves.
  routes.get('/staff/:tenant', async (context) => {
    const tenant = context.req.param('tenant');
    context.header('Cache-Control', 'no-store');
    return staffList.includes(context.get('principal'), tenant)
      ? context.json(await staffList.listWorkers(tenant))
      : apiError(context, 403, 'You may not see who works here.');
  });

  // The rest is for the platform's own robots, which are told nothing else about people.
  routes.use('/staff/:tenant/:question', async (context, next) => {
    const principal = context.get('principal');
    if (!principal.isRobot || !hasRole(principal, '*', ROLES))
      return apiError(context, 403, 'You may not see who works here.');
    context.header('Cache-Control', 'no-store');
    return next();
  });

  // Those of a tenant's staff who sign in with one of these addresses, in the order of the addresses.
  routes.get('/staff/:tenant/by-email', async (context) => {
    const staff = await staffList.listWorkers(context.req.param('tenant'));
    const emails = (context.req.queries('email') ?? []).slice(0, MAX_IDS).map((email) => email.toLowerCase());
    return context.json(
      emails.flatMap((email) => staff.find((one) => one.email?.toLowerCase() === email) ?? []),
    );
  });

  // Email addresses of a tenant's staff, for mail that no other address is known for.
  routes.get('/staff/:tenant/emails', async (context) => {
    const tenant = context.req.param('tenant');
    const workers = await staffList.listWorkers(tenant);
    // Mail that reaches only the platform's people is better than mail that reaches nobody.
    const staff = workers.length > 0 ? workers : await staffList.list(tenant);
    return context.json(staff.flatMap(({ email }) => email ?? []));
  });

  routes.get('/staff/:tenant/:user', async (context) => {
    const { tenant, user } = context.req.param();
    return context.json({ isStaff: (await staffList.list(tenant)).some(({ id }) => id === user) });
  });

  routes.get('/:ids', async (context) => {
    const principal = context.get('principal');
    const ids = context.req
      .param('ids')
      .split(',')
      .slice(0, MAX_IDS)
      .filter((id) => /^[\w-]+$/.test(id))
      .map((id) => (id === 'me' ? principal.id : id));
    const members = new Map((await visibleMembers(pool, principal, { ids })).map((one) => [one.id, one]));
    const found = ids.flatMap((id) => members.get(id) ?? []).map(profileOf);
    if (ids.length > 1) return context.json(found);
    // Same response for users that don't exist and users the principal may not see. For a 403 the Studio shows no
    // name.
    return found[0] === undefined
      ? apiError(context, 403, 'You may not see this user.')
      : context.json(found[0]);
  });

  return routes;
}
