/** /projects: the project, its members and the current user's rights in it, for the Studio. */
import { Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import { aclOf } from '../rights/acl.ts';
import { apiError } from '../../requests/api-error.ts';
import type { Authentication } from '../sessions/authenticate.ts';
import { ROLE_TITLES, rolesOf, visibleMembers } from './members.ts';
import { ROLES, type Member, type Principal } from '../rights/principal.ts';
import { requirePrincipal, type PrincipalVariables } from '../sessions/require-principal.ts';
import { isAdministrator } from '../rights/rights.ts';

interface ProjectRoutesOptions {
  readonly pool: Pool;
  readonly projectId: string;
  readonly dataset: string;
  readonly authentication: Authentication;
}

/** The lake doesn't store when the project was created. A fixed time keeps responses stable. */
const CREATED_AT = '2026-01-01T00:00:00.000Z';

const memberOf = (member: Member, principal: Principal) => {
  const roles = rolesOf(member.grants);
  return {
    id: member.id,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    isCurrentUser: member.id === principal.id,
    isRobot: member.isRobot,
    role: roles[0]?.name ?? '',
    roles,
  };
};

/** Routes below /projects. */
export function projectRoutes({
  pool,
  projectId,
  dataset,
  authentication,
}: ProjectRoutesOptions): Hono<PrincipalVariables> {
  const routes = new Hono<PrincipalVariables>();
  routes.use('*', requirePrincipal(authentication));
  routes.use('/:project/*', async (context, next) => {
    if (context.req.param('project') !== projectId)
      return apiError(context, 404, 'There is no such project.');
    await next();
    return undefined;
  });
  routes.use('/:project/datasets/:dataset/*', async (context, next) => {
    if (context.req.param('dataset') !== dataset) return apiError(context, 404, 'There is no such dataset.');
    await next();
    return undefined;
  });

  const project = async (principal: Principal, withMembers: boolean) => ({
    id: projectId,
    displayName: 'Rooftop',
    // Without an organization, the Studio doesn't open the stream of Sanity's agents.
    organizationId: null,
    studioHost: null,
    ...(withMembers && {
      members: (await visibleMembers(pool, principal)).map((member) => memberOf(member, principal)),
    }),
    features: [],
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  });

  routes.get('/', async (context) => context.json([await project(context.get('principal'), false)]));

  routes.get('/:project', async (context) =>
    context.json(await project(context.get('principal'), context.req.query('includeMembers') !== 'false')),
  );

  routes.get('/:project/roles', (context) =>
    context.json(
      ROLES.map((name) => ({
        name,
        ...ROLE_TITLES[name],
        isCustom: false,
        appliesToUsers: true,
        appliesToRobots: true,
      })),
    ),
  );

  // Grants of the project itself, such as deploying a Studio. The lake has none of these.
  routes.get('/:project/grants', (context) => context.json({}));
  routes.get('/:project/user-applications', (context) => context.json([]));

  routes.get('/:project/datasets', (context) => {
    // The Studio looks for a second dataset with comments and tasks. There is none.
    if (context.req.query('datasetProfile') !== undefined) return context.json([]);
    return context.json([
      { name: dataset, aclMode: 'private', createdAt: CREATED_AT, tags: [], datasetProfile: 'default' },
    ]);
  });

  routes.get('/:project/datasets/:dataset/acl', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(aclOf(context.get('principal')));
  });

  routes.get('/:project/datasets/:dataset/tags', (context) =>
    isAdministrator(context.get('principal'))
      ? context.json([])
      : apiError(context, 403, 'Only administrators may see this.'),
  );

  return routes;
}
