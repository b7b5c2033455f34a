import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { createWorkQueue, QueueFullError } from '@rooftop/lake/assets/work-queue';
import { UPLOAD_POLICY } from './content-security-policy.ts';
import type { Uploads } from './create-app.ts';
import type { ImageSignature } from './image-signature.ts';

/** Milliseconds without a byte from the Content Lake. */
const TIMEOUT_MS = 15_000;
/** Concurrent requests to the Content Lake. Each IP address gets its share, whatever it requests. */
const REQUESTS = { width: 256, perParty: 16, waiting: 1024, waitingPerParty: 128 };
/** Names contain a content hash, so files never change. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const ASKED = ['accept', 'if-none-match', 'if-range', 'range'] as const;
const ANSWERED = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'vary',
] as const;
const PASSED_ON = new Set([200, 206, 304, 416]);
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
export function createUploads(source: UploadsOptions): Uploads {
  const base = new URL(source.apiHost);
  const requests = createWorkQueue(REQUESTS);
  const request = base.protocol === 'https:' ? httpsRequest : httpRequest;

  /**
   * @param target path and query, both already checked
   * @returns the status that was sent, or 502 or 503 with nothing sent if the Content Lake is unavailable
   */
  async function proxy(
    target: string,
    caller: string | null,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<number> {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    const wanted = { party: caller ?? undefined, signal: gone.signal };
    try {
      return await requests.run(() => pass(target, incoming, outgoing, gone.signal), wanted);
    } catch (error) {
      if (error instanceof QueueFullError || gone.signal.aborted) return 503;
      throw error;
    }
  }

  async function pass(
    target: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    signal: AbortSignal,
  ): Promise<number> {
    const asked = ASKED.flatMap((name) => {
      const value = incoming.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const question = request(new URL(target, base), {
          method: incoming.method,
          headers: { ...Object.fromEntries(asked), authorization: `Bearer ${source.token}` },
          signal,
          timeout: TIMEOUT_MS,
        });
        question.on('timeout', () =>
          question.destroy(new Error('The Content Lake did not respond in time.')),
        );
        question.on('error', reject);
        question.on('response', resolve);
        question.end();
      });
      const status = answer.statusCode ?? 502;
      if (!PASSED_ON.has(status)) {
        answer.resume();
        return status >= 500 ? 502 : 404;
      }
      for (const name of ANSWERED) {
        const value = answer.headers[name];
        if (value !== undefined) outgoing.setHeader(name, value);
      }
      outgoing.setHeader('Cache-Control', CACHE_CONTROL);
      outgoing.setHeader('Content-Security-Policy', UPLOAD_POLICY);
      const isShown = SHOWN.test(answer.headers['content-type'] ?? 'image/');
      // The Content Lake's own header may contain a file name.
      if (!isShown && !answer.headers['content-disposition']?.startsWith('attachment')) {
        outgoing.setHeader('Content-Disposition', 'attachment');
      }
      outgoing.writeHead(status);
      await pipeline(answer, outgoing);
      return status;
    } catch {
      // The download failed halfway, so the browser shows a broken image.
      if (outgoing.headersSent) outgoing.destroy();
      return 502;
    }
  }
  return {
    isUpload: (path) => isUploadPath(path, source),
    targetOf: (target) => (target.startsWith('/images/') ? source.signature.verify(target) : target),
    proxy,
  };
}
