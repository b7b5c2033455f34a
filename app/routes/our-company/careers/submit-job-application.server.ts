import { data } from '#app/framework.server.ts';
import { careers } from '@rooftop/leads/kinds/careers';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { readResume } from './read-resume.server.ts';

/**
 * Submits a job application.
 * @throws Response (405) at a dealership that takes applications by email only
 * @param position Job opening of the page with the form, or null if the form names it.
 */
export async function submitJobApplication(
  request: Request,
  context: RequestContext,
  position: string | null,
) {
  const settings = await orFallback(context.content.settings(), null);
  if (settings?.careers.way === 'mail') throw new Response(null, { status: 405 });
  const { client, dealership, spamFilter } = context;
  // A resume that is one too many is not read.
  const counted = await spamFilter.countCaller(dealership.id, client);
  const form = counted?.isOver === true ? new FormData() : await readForm(request);
  if (position !== null) form.set('position', position);
  const resume = await readResume(form);
  const { answer, init } = await submitLead(
    {
      kind: careers,
      counted,
      files: resume.kind === 'file' ? [resume.file] : [],
      fieldErrors: resume.kind === 'wrong' ? { resume: [resume.message] } : {},
    },
    request,
    form,
    context,
  );
  return data(answer, init);
}
