import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callerAddress } from '../http/caller-address.ts';
import { parsePageUrl } from '../http/page-request.ts';
import { refusalHeaders, type RefusalPages, type RefusalStatus } from './refusal.ts';
import { serveStaticFile, type StaticFiles } from './static-files.ts';
import type { Visit } from './visit.ts';

/** Maximum body of a write, in bytes. No form of the site comes close. */
const MAX_BODY = 64 * 1024;
/** Maximum bytes of a form with a file: 5 MB plus the other fields. */
const MAX_BODY_WITH_FILE = 5 * 1024 * 1024 + MAX_BODY;
/** Paths without the language that accept files, with a job application. */
const TAKES_FILES = /^\/our-company\/careers(?:\/[^/]+)?$/;

/** Proxies images and files from the Content Lake. */
export interface Uploads {
  isUpload(path: string): boolean;
  /**
   * Returns what to request from the Content Lake, or null if the request is for an image that none of our pages use.
   */
  targetOf(pathAndQuery: string): string | null;
  /**
   * @param caller the visitor's IP address, which gets its own share of requests; null if unknown
   * @returns the status that was sent, or that still has to be sent
   */
  proxy(
    target: string,
    caller: string | null,
    incoming: HttpBindings['incoming'],
    outgoing: HttpBindings['outgoing'],
  ): Promise<number>;
}

export interface AppOptions {
  readonly files: StaticFiles;
  /** Null if shoppers load images from another host. */
  readonly uploads: Uploads | null;
  /** Handlers for vehicle photos by path. They return null if there is no such photo. */
  readonly pictures: Readonly<Record<string, (request: Request, visit: Visit) => Promise<Response | null>>>;
  readonly page: (request: Request, visit: Visit) => Promise<Response>;
  readonly refusals: RefusalPages;
  readonly onError: (error: unknown, visit: Visit) => void;
}

/** Everything a dealership's host serves, behind the request guard. */
export function createApp({ files, uploads, pictures, page, refusals, onError }: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings & { visit: Visit } }>();
  const refusal = (status: RefusalStatus) =>
    new Response(refusals[status], { status, headers: refusalHeaders(status) });

  const limited = (maxSize: number) => bodyLimit({ maxSize, onError: () => refusal(413) });
  const [limitedForm, limitedUpload] = [limited(MAX_BODY), limited(MAX_BODY_WITH_FILE)];
  app.use((asked, next) => {
    const { path } = parsePageUrl(asked.req.path, asked.env.visit.dealership.languages);
    return TAKES_FILES.test(path) ? limitedUpload(asked, next) : limitedForm(asked, next);
  });

  app.get('/assets/*', ({ req, env }) => {
    env.visit.route = 'assets';
    return serveStaticFile(files, req.path, req.raw) ?? refusal(404);
  });

  if (uploads !== null) {
    for (const folder of ['/images/*', '/files/*']) {
      app.get(folder, async ({ req, env }) => {
        env.visit.route = 'uploads';
        if (!uploads.isUpload(req.path)) return refusal(404);
        const [, query] = /(\?.*)$/s.exec(env.incoming.url ?? '') ?? [];
        const target = uploads.targetOf(req.path + (query ?? ''));
        if (target === null) return refusal(400);
        const caller = callerAddress(env.visit.ipAddress);
        const status = await uploads.proxy(target, caller, env.incoming, env.outgoing);
        if (env.outgoing.headersSent) return RESPONSE_ALREADY_SENT;
        return refusal(status === 404 ? 404 : 503);
      });
    }
  }

  for (const [path, answer] of Object.entries(pictures)) {
    app.get(path, async ({ req, env }) => {
      env.visit.route = 'pictures';
      return (await answer(req.raw, env.visit)) ?? refusal(404);
    });
  }

  app.all('*', ({ req, env }) => page(req.raw, env.visit));

  app.onError((error, { env }) => {
    if (error instanceof QueueFullError) return refusal(503);
    onError(error, env.visit);
    return refusal(500);
  });
  return app;
}
