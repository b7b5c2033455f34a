import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '#app/framework.server.ts';
import { isRouteErrorResponse, RemixServer } from '#app/framework.ts';
import { renderToPipeableStream } from 'react-dom/server';
import { withPreviewMark } from './server/preview/preview-mark.server.ts';
import { withLateScripts } from './server/late-scripts.server.ts';
import { renderFragment, renderFragmentUncached } from './ui/fragment-cache.server.tsx';
import { Nonce } from './ui/nonce.ts';
import { FragmentCache } from './ui/rendered-once.tsx';

/** Maximum time to render a page, in milliseconds. Its data is already loaded by then. */
const RENDER_TIMEOUT_MS = 5_000;

/**
 * Renders a whole page before sending it. Nothing is streamed, so a render that fails halfway becomes an error page
 * instead of half a page, and the result can be compressed and cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { actionHeaders, loaderData, matches } = remix.staticHandlerContext;
  context.setRoute(matches.at(-1)?.route.id ?? 'none');
  // Remix itself passes on only the cookies of a form that was refused.
  for (const sent of Object.values(actionHeaders)) {
    const retryAfter = sent.get('Retry-After');
    if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  }
  // Without the root's data there are no texts and no colors, so the server sends its own page. Remix loads none when
  // an action throws.
  if (loaderData['root'] === undefined || loaderData['root'] === null) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const failed = request.method === 'GET' ? Math.max(status, 500) : status;
    return new Response(null, { status: failed, headers });
  }

  const app = (
    <Nonce value={context.nonce}>
      <FragmentCache value={context.isPreview ? renderFragmentUncached : renderFragment}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} />
      </FragmentCache>
    </Nonce>
  );
  const { promise, resolve, reject } = Promise.withResolvers<PassThrough>();
  const stream = renderToPipeableStream(app, {
    nonce: context.nonce,
    // Otherwise React would put a large, late part at the end, for a script to move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(stream.pipe(new PassThrough())),
    onShellError: reject,
    onError: (error) => context.report(error),
  });
  const late = setTimeout(
    () => stream.abort(new Error('The page took too long to render.')),
    RENDER_TIMEOUT_MS,
  );
  const html = await promise.then(buffer).finally(() => clearTimeout(late));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = context.isPreview ? withPreviewMark(html) : html;
  return new Response(withLateScripts(page, context.nonce), { status, headers });
}

/** Remix calls this once for every exception of a loader or action. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.report(error);
}
