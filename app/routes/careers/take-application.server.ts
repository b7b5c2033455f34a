import { data } from '@remix-run/node';
import { careers } from '@rooftop/leads/kinds/careers';
import type { RequestContext } from '../../context.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { takeLead } from '../../forms/take-lead.server.ts';
import { unlessUnavailable } from '../../unless-unavailable.ts';
import { readResume } from './read-resume.server.ts';

/**
 * Submits a job application.
 * @throws Response (405) at a dealership that takes applications by email only
 * @param position Job opening of the page with the form, or null if the form names it.
 */
export async function takeApplication(request: Request, context: RequestContext, position: string | null) {
  const settings = await unlessUnavailable(context.content.settings(), null);
  if (settings?.careers.way === 'mail') throw new Response(null, { status: 405 });
  const form = await readForm(request);
  if (position !== null) form.set('position', position);
  const resume = await readResume(form);
  const { answer, init } = await takeLead(
    {
      kind: careers,
      file: resume.kind === 'file' ? resume.file : undefined,
      fieldErrors: resume.kind === 'wrong' ? { resume: [resume.message] } : {},
    },
    request,
    form,
    context,
  );
  return data(answer, init);
}
