/** Authentication, users, robots and rights of a lake. */
import { Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import type { Tenancy } from '../tenancy.ts';
import { createAuthentication, type Authentication } from './sessions/authenticate.ts';
import type { Role } from './rights/principal.ts';
import type { SendMail } from './accounts/account-mail.ts';
import { personNameSchema } from './accounts/users.ts';
import { userManagementRoutes } from './people/user-management-routes.ts';
import { projectRoutes } from './people/project-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { userRoutes } from './people/user-routes.ts';

export interface AccessOptions {
  readonly pool: Pool;
  /** Which documents separate one tenant's content from another's. */
  readonly tenancy: Tenancy;
  readonly projectId: string;
  readonly dataset: string;
  /** URL at which browsers reach this lake, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins of the Studios that may use the lake from a browser, and that users may return to after signing in. */
  readonly studioOrigins: readonly string[];
  readonly log: Logger;
  readonly now?: () => Date;
  /** Number of our own proxies in front of the lake. Defaults to 0, which ignores forwarded headers. */
  readonly trustedProxies?: number | undefined;
  /**
   * Sends invitations and links for new passwords. If missing, users can only be created on the command line.
   */
  readonly sendMail?: SendMail | undefined;
  /** Whether the sign-in page offers to mail a link for a new password. It needs sendMail. Defaults to false. */
  readonly offersPasswordReset?: boolean | undefined;
  /** 32 bytes that protect second factors. With another key, nobody with a second factor can sign in. */
  readonly twoFactorKey: Uint8Array;
  /** Roles that may see personal data of their tenant, which /users/staff lists. Defaults to none. */
  readonly staffRoles?: readonly Role[] | undefined;
  /**
   * Roles that need two-factor sign-in: the sign-in leads them to set it up, and they manage people only with a code.
   * Defaults to none: users may turn it on.
   */
  readonly twoFactorRoles?: readonly Role[] | undefined;
  /** Name of a tenant, which invitations to it say. Defaults to none. */
  readonly tenantName?: (tenant: string) => unknown;
  /** Paths on the Studio's origin to which invitations lead, by role. Defaults to `/`. */
  readonly homes?: Partial<Readonly<Record<Role, string>>> | undefined;
}

export interface Access extends Authentication {
  /**
   * /auth, /users, /projects and /access. Must be mounted behind the API version. They authenticate requests
   * themselves.
   */
  readonly routes: Hono;
}

/** Creates all parts of a lake's access control. */
export function createAccess(options: AccessOptions): Access {
  const {
    pool,
    tenancy,
    projectId,
    dataset,
    publicUrl,
    studioOrigins,
    log,
    now = () => new Date(),
    trustedProxies = 0,
    twoFactorKey: key,
    staffRoles = [],
    twoFactorRoles = [],
    homes = {},
  } = options;
  const tenantName = (tenant: string): string | null =>
    personNameSchema
      .nullable()
      .catch(null)
      .parse(options.tenantName?.(tenant) ?? null);
  const authentication = createAuthentication({ pool, tenancy, now });
  const routes = new Hono();
  routes.route(
    '/auth',
    signInRoutes({
      pool,
      key,
      twoFactorRoles,
      projectId,
      publicUrl,
      studioOrigins,
      log,
      now,
      authentication,
      trustedProxies,
      sendMail: options.sendMail,
      offersPasswordReset: options.offersPasswordReset === true,
      tenantName,
      homes,
    }),
  );
  routes.route('/users', userRoutes({ pool, authentication, now, staffRoles }));
  routes.route('/projects', projectRoutes({ pool, projectId, dataset, authentication }));
  routes.route(
    '/access',
    userManagementRoutes({
      pool,
      log,
      authentication,
      now,
      publicUrl,
      sendMail: options.sendMail,
      twoFactorRoles,
      tenantName,
    }),
  );
  return { ...authentication, routes };
}
