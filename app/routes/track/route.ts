import type { ActionFunctionArgs } from '#app/framework.server.ts';
import { PROVIDERS } from '@rooftop/leads/conversions/conversion';
import { z } from 'zod';
import { notFound } from '#app/http/not-found.ts';
import { readBody } from '#app/http/read-body.ts';
import { browserEventShape } from '#app/visitor/browser-event.server.ts';
import { metaEvent } from '#app/visitor/conversion.ts';
import { countBrowserEvent } from '#app/visitor/count-browser-event.server.ts';

const provider = z.enum(PROVIDERS);

/**
 * POST /api/track/:provider (spec 7): a browser event for an advertising provider. Without consent it is accepted and
 * dropped, so that pages need not check first. Its monetary value is set by the server.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  context.setRoute('track');
  if (!provider.safeParse(params['provider']).success) throw new Response(null, { status: 404 });
  const happening = browserEventShape.safeParse(await readBody(request));
  if (!happening.success) throw new Response(null, { status: 400 });
  const nothing = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  const { visitor } = context;
  if (visitor.tracking === null) return nothing;

  await countBrowserEvent(context);

  const { id, ...what } = happening.data;
  const event = metaEvent({ ...what, contact: null }, context);
  if (event !== null) await context.reportConversion({ ...event, eventId: id });
  return nothing;
}

/** Someone opened the URL directly. */
export function loader(): never {
  throw notFound('unknown');
}
