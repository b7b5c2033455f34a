import type { LoaderFunctionArgs } from '@remix-run/node';
import { FORMS } from '@rooftop/leads/lead';
import { z } from 'zod';
import { formGuard } from '../abuse/form-guard.server.ts';

const form = z.enum(FORMS);

/** GET /api/form-guard?form=…: what a form in a kept page fetches when somebody begins to fill it in. */
export function loader({ request, context }: LoaderFunctionArgs) {
  context.answeredBy('form-guard');
  const asked = form.safeParse(new URL(request.url).searchParams.get('form'));
  if (!asked.success) throw new Response(null, { status: 404 });
  return Response.json(formGuard(context, asked.data), { headers: { 'Cache-Control': 'no-store' } });
}
