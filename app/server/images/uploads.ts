import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { createWorkQueue, queueLimits } from '@rooftop/lake/work-queue';
import { callerAddress } from '#app/http/caller-address.ts';
import { UPLOAD_POLICY } from '../responses/security-headers.ts';
import type { ImageSignature } from '@rooftop/platform/images/image-signature';
import type { Refuse } from '../responses/refusal.ts';
import type { WebContext } from '../site-request.ts';

/** Milliseconds without a byte from the Content Lake. */
const TIMEOUT_MS = 15_000;
/** Names contain a content hash, so files never change. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const ASKED = ['accept', 'if-none-match', 'if-range', 'range'] as const;
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'vary',
] as const;
const PASSED_ON = new Set([200, 206, 304, 416]);
const TOO_MANY = 429;
/** Types a browser may display. Anything else is downloaded, never opened as a page of ours. */
const SHOWN = /^(?:image|video|audio)\//;

interface UploadSource {
  /** URL of the Content Lake. */
  readonly apiHost: string;
  readonly projectId: string;
  readonly dataset: string;
}

interface UploadsOptions extends UploadSource {
  /** Identifies the website, which the Content Lake does not limit per IP address. */
  readonly token: string;
  readonly signature: ImageSignature;
  readonly refuse: Refuse;
}

const NAMES = {
  images: /^[A-Za-z0-9]{1,128}-\d{1,5}x\d{1,5}\.[a-z0-9]{2,5}$/,
  files: /^[A-Za-z0-9]{1,128}\.[a-z0-9]{1,12}$/,
} as const;

/** Whether a path names an image or file of our dataset, and nothing else in the Content Lake. */
export function isUploadPath(
  path: string,
  { projectId, dataset }: Pick<UploadSource, 'projectId' | 'dataset'>,
): boolean {
  const [empty, kind, project, set, name = '', ...rest] = path.split('/');
  if (empty !== '' || rest.length > 0 || project !== projectId || set !== dataset) return false;
  return (kind === 'images' || kind === 'files') && NAMES[kind].test(name);
}

/** Streams images and files from the Content Lake, so that shoppers load them from the dealership's own host. */
export function createUploads({ refuse, signature, token, ...source }: UploadsOptions) {
  const base = new URL(source.apiHost);
  const requests = createWorkQueue(queueLimits(BUDGETS.assetRequests, BUDGETS.waitingAssetRequests));
  const request = base.protocol === 'https:' ? httpsRequest : httpRequest;

  /** @param target path and query, both already checked */
  function ask(target: string, incoming: IncomingMessage, signal: AbortSignal): Promise<IncomingMessage> {
    const headers = ASKED.flatMap((name) => {
      const value = incoming.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return new Promise((resolve, reject) => {
      const question = request(new URL(target, base), {
        method: incoming.method,
        headers: { ...Object.fromEntries(headers), authorization: `Bearer ${token}` },
        signal,
        timeout: TIMEOUT_MS,
      });
      question.on('timeout', () => question.destroy(new Error('The Content Lake did not respond in time.')));
      question.on('error', reject);
      question.on('response', resolve);
      question.end();
    });
  }

  async function pass(target: string, { incoming, outgoing }: HttpBindings, signal: AbortSignal) {
    try {
      const answer = await ask(target, incoming, signal);
      const status = answer.statusCode ?? 502;
      if (!PASSED_ON.has(status)) {
        answer.resume();
        return refuse(status >= 500 || status === TOO_MANY ? 503 : 404);
      }
      const headers = headersOf(answer);
      if (incoming.method === 'HEAD') {
        answer.resume();
        return new Response(null, { status, headers });
      }
      outgoing.writeHead(status, headers);
      await pipeline(answer, outgoing);
    } catch {
      if (!outgoing.headersSent) return refuse(503);
      // The download failed halfway, so the browser shows a broken image.
      outgoing.destroy();
    }
    return RESPONSE_ALREADY_SENT;
  }

  return async function serveUpload({ req, env, get }: WebContext): Promise<Response> {
    const siteRequest = get('siteRequest');
    siteRequest.route = 'uploads';
    if (!isUploadPath(req.path, source)) return refuse(404);
    const [, query = ''] = /(\?.*)$/s.exec(env.incoming.url ?? '') ?? [];
    const target = req.path.startsWith('/images/') ? signature.verify(req.path + query) : req.path + query;
    if (target === null) return refuse(400);
    const gone = new AbortController();
    env.outgoing.once('close', () => gone.abort());
    const wanted = { party: callerAddress(siteRequest.ipAddress) ?? undefined, signal: gone.signal };
    try {
      return await requests.run(() => pass(target, env, gone.signal), wanted);
    } catch (error) {
      if (error instanceof QueueFullError || gone.signal.aborted) return refuse(503);
      throw error;
    }
  };
}

function headersOf({ headers: { 'content-disposition': disposition, ...headers } }: IncomingMessage) {
  const kept = ANSWERED.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const isShown = SHOWN.test(headers['content-type'] ?? 'image/');
  // The Content Lake's own header may contain a file name.
  const isAttachment = !isShown && !disposition?.startsWith('attachment');
  const shown = isAttachment ? 'attachment' : disposition;
  return {
    ...Object.fromEntries(kept),
    ...(shown !== undefined && { 'content-disposition': shown }),
    'cache-control': CACHE_CONTROL,
    'content-security-policy': UPLOAD_POLICY,
  };
}
