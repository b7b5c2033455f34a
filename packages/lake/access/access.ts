/** Sign-in, people, robots and rights of a lake. */
import { Hono } from 'hono';
import type { Pool } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import { createAuthentication, type Authentication } from './authenticate.ts';
import { peopleRoutes, type SendMail } from './people-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { userRoutes } from './user-routes.ts';

export interface AccessOptions {
  readonly pool: Pool;
  readonly projectId: string;
  readonly dataset: string;
  /** Where browsers reach this lake, without a slash at the end. */
  readonly publicUrl: string;
  /** Origins of Studios that people may be sent back to after signing in. */
  readonly studioOrigins: readonly string[];
  readonly log: Logger;
  readonly now?: () => Date;
  /** How many proxies of ours stand in front. Defaults to 0: no forwarded header is believed. */
  readonly trustedProxies?: number | undefined;
  /** Sends invitations. Without it nobody can be invited; the command line still lets people in. */
  readonly sendMail?: SendMail | undefined;
}

export interface Access extends Authentication {
  /** /auth, /users, /projects and /access, to be mounted behind the API version; they check the sign-in themselves. */
  readonly routes: Hono;
}

/** Puts the access to a lake together. Grants are in grants.ts, rights in rights.ts. */
export function createAccess(options: AccessOptions): Access {
  const {
    pool,
    projectId,
    dataset,
    publicUrl,
    studioOrigins,
    log,
    now = () => new Date(),
    trustedProxies = 0,
  } = options;
  const authentication = createAuthentication({ pool, now });
  const routes = new Hono();
  routes.route(
    '/auth',
    signInRoutes({ pool, projectId, publicUrl, studioOrigins, log, now, authentication, trustedProxies }),
  );
  routes.route('/users', userRoutes({ pool, authentication }));
  routes.route('/projects', projectRoutes({ pool, projectId, dataset, authentication }));
  routes.route(
    '/access',
    peopleRoutes({ pool, log, authentication, now, publicUrl, sendMail: options.sendMail }),
  );
  return { ...authentication, routes };
}
