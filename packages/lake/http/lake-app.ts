/** The lake's requests, in the order in which a request meets what is checked. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Access } from '../access/access.ts';
import { apiError } from '../requests/api-error.ts';
import { type PrincipalVariables, requirePrincipal } from '../access/sessions/require-principal.ts';
import type { Assets } from '../assets/assets.ts';
import { readApiRequest } from './api-request.ts';
import { cors } from './cors.ts';
import { defaultHeaders } from './default-headers.ts';
import { toErrorResponse } from './error-response.ts';
import { allowLongBody } from './lake-server.ts';
import type { LakeVariables } from './lake-variables.ts';
import { logRefusals } from './log-refusals.ts';
import { slowRefusals } from './slow-refusals.ts';
import { stubRoutes } from './stub-routes.ts';

interface LakeAppOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly publicUrl: string;
  readonly studioOrigins: readonly string[];
  readonly log: Logger;
  readonly access: Access;
  readonly assets: Assets;
  /** Limits the bodies of requests below `/data`. */
  readonly receive: MiddlewareHandler<PrincipalVariables>;
  /** Counts bodies of up to a size while they are received. */
  readonly shareBodies: (maxSize: number) => MiddlewareHandler<PrincipalVariables>;
  /** Routes below `/data` that limit their bodies themselves. */
  readonly writes: Hono<LakeVariables>;
  /** All other routes below `/data`. */
  readonly data: readonly Hono<LakeVariables>[];
}

const DATASET_IN_PATH = /^\/data\/(?:live\/events|[a-z]+)\/([^/]+)/;

/** Creates the application that answers the lake's requests. */
export function createLakeApp(options: LakeAppOptions): Hono<LakeVariables> {
  const { projectId, publicUrl, studioOrigins, log, access, assets, shareBodies } = options;
  const publicHost = new URL(publicUrl).hostname;
  const app = new Hono<LakeVariables>({ getPath: (request) => readApiRequest(request, publicHost).path });
  app.use('*', defaultHeaders(publicUrl));
  app.use('*', logRefusals(log));
  app.use('*', slowRefusals);
  app.get('/healthz', (context) => context.text('ok'));
  app.use('*', cors(studioOrigins));
  app.route('/', assets.publicRoutes);
  app.use('*', async (context, next) => {
    const { version, project } = readApiRequest(context.req.raw, publicHost);
    if (project !== undefined && project !== projectId) {
      return apiError(context, 404, `Session does not match project host: there is no project "${project}"`);
    }
    context.set('apiVersion', version ?? '1');
    await next();
    return undefined;
  });
  app.get('/ping', (context) => context.json({ pong: true }));
  // The Studio also calls this without its token. It reveals nothing about the dataset.
  app.get('/data/ping/:dataset', (context) => context.json({ pong: true }));
  app.get('/check/cors', (context) => {
    const origin = context.req.header('origin');
    const allowed = origin === undefined || studioOrigins.includes(origin);
    return context.json({ result: { allowed, withCredentials: allowed } });
  });
  app.route('/', access.routes);
  app.route('/', stubRoutes());
  app.route('/data', dataRoutes(options));
  app.use('/assets/*', requirePrincipal(access), shareBodies(BUDGETS.fileUpload.each), (context, next) => {
    allowLongBody(context.env.incoming);
    return next();
  });
  app.route('/', assets.routes);
  app.notFound((context) => {
    log.info({ method: context.req.method, path: context.req.path }, 'Unknown route');
    return apiError(context, 404, 'Not found');
  });
  app.onError((error, context) => toErrorResponse(context, error, log));
  return app;
}

/** What is below `/data`: for those who are signed in, and of this dataset only. */
function dataRoutes({ dataset, access, receive, writes, data }: LakeAppOptions): Hono<LakeVariables> {
  const routes = new Hono<LakeVariables>();
  routes.use('*', requirePrincipal(access));
  routes.use('*', async (context, next) => {
    const [, named] = DATASET_IN_PATH.exec(context.req.path) ?? [];
    if (named !== dataset) return apiError(context, 404, `Dataset "${named}" not found`);
    await next();
    return undefined;
  });
  routes.route('/', writes);
  routes.use('*', receive);
  for (const one of data) routes.route('/', one);
  return routes;
}
