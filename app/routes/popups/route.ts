import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { safePath } from '#app/http/safe-path.ts';
import { popupsView } from '#app/site/popups/popups-view.server.ts';

/** GET /api/popups?path=/service: the popups that may show to this visitor on a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = safePath(new URL(request.url).searchParams.get('path'));
  return Response.json(await popupsView(path.split('?', 1)[0] ?? '/', context), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
