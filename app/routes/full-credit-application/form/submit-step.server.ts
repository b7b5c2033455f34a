import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import { CREDIT_URLS } from './credit-paths.ts';
import { CREDIT_STEPS } from './credit-steps.server.ts';
import { enteredText } from './entered.server.ts';
import { type LoadedDraft, loadDraft } from './load-draft.server.ts';

/**
 * Takes a step's form: stores what was entered, right or wrong, and leads to the next step; at the last one, submits
 * the application.
 * @throws Response (303) that leads to a step
 */
export async function submitStep(request: Request, context: RequestContext) {
  const [loaded, form] = await Promise.all([loadDraft(context), readForm(request)]);
  if (enteredText(form, 'intent') === 'restart') return startOver(loaded, context);
  // The answer to the last step was lost, or another tab sent it. The page says so.
  if (loaded.received !== null) throw seeOther(CREDIT_URLS.path('applicant'), context);
  // The draft is gone. The page of any step but the first says so.
  if (loaded.id === null && !CREDIT_STEPS.find(request, loaded).isAsked)
    throw seeOther(CREDIT_URLS.path('review'), context);
  return CREDIT_STEPS.take(request, loaded, context, { form });
}

async function startOver({ id }: LoadedDraft, context: RequestContext): Promise<never> {
  if (id !== null) await context.creditDrafts.delete(id);
  throw seeOther(CREDIT_URLS.path('applicant'), context, {
    'Set-Cookie': context.creditDrafts.cookieOf(null),
  });
}
