import type { ActionFunctionArgs, LoaderFunctionArgs } from '#app/framework.server.ts';
import { z } from 'zod';
import { readBody } from '#app/http/read-body.ts';
import { countBrowserEvent } from '#app/visitor/count-browser-event.server.ts';

/** Experiments on one page at most. */
const MOST = 20;
const shownShape = z.object({ experiments: z.array(z.string().max(63)).min(1).max(MOST) });

/** GET /api/experiments (spec 7): the names of the dealership's experiments that run. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.setRoute('experiments');
  const running = await context.content.experiments();
  const names = running.map(({ key }) => key);
  return Response.json(names, { headers: { 'Cache-Control': 'no-store' } });
}

/**
 * POST /api/experiments: the visitor has seen their arms of a page's experiments, each of which is counted once.
 * Without an arm, which they have with consent to analytics only, nothing is.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  context.setRoute('experiments');
  const told = shownShape.safeParse(await readBody(request));
  if (!told.success) throw new Response(null, { status: 400 });
  await countBrowserEvent(context);
  const cookies = await context.experiments.see(told.data.experiments);
  const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  headers.set('Cache-Control', 'no-store');
  return new Response(null, { status: 204, headers });
}
