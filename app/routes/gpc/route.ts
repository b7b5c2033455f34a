import type { LoaderFunctionArgs } from '#app/framework.server.ts';

/** Change the date when the handling of the signal changes. */
const SUPPORT = { gpc: true, lastUpdate: '2026-11-23' };

/** Says that every website here honors Global Privacy Control: https://w3c.github.io/gpc/#gpc-support-resource */
export function loader({ context }: LoaderFunctionArgs) {
  context.setRoute('gpc.json');
  return Response.json(SUPPORT, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
