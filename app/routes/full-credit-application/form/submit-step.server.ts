import { data, redirect } from '#app/framework.server.ts';
import { isAnotherPerson } from '@rooftop/leads/visitors/is-another-person';
import { type BorrowerDraft, type Draft, EMPTY_DRAFT } from '@rooftop/vault/applications/draft';
import { MAX_ENTRIES } from '@rooftop/vault/applications/covers-two-years';
import {
  type ReadPart,
  readApplicant,
  readEmployment,
  readResidence,
} from '@rooftop/vault/applications/read-entered';
import type { RequestContext } from '#app/context.server.ts';
import { consentFields } from '#app/forms/consent-wording.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { againLater, againStatus } from '#app/forms/steps/again.server.ts';
import { countStep } from '#app/forms/steps/count-step.server.ts';
import { localPath } from '#app/http/page-request.ts';
import {
  EMPLOYMENT_FIELDS,
  enteredFields,
  enteredList,
  enteredValues,
  RESIDENCE_FIELDS,
  enteredText,
  USER_FIELDS,
} from './entered.server.ts';
import { borrowerOf, type LoadedDraft, loadDraft } from './load-draft.server.ts';
import {
  reachedCreditStep,
  type CreditStep,
  stepAfter,
  creditStepPath,
  creditStepsOf,
} from './credit-steps.ts';
import { submitCreditApplication } from './submit-credit-application.server.ts';

/** What a step changes, and whether it is complete with that. `stay` shows the step again, with its list changed. */
interface DraftChange {
  readonly draft: Draft;
  readonly read: ReadPart<unknown> | { readonly kind: 'stay' };
}

/**
 * Takes a step's form: stores what was entered, right or wrong, and leads to the next step; at the last one, submits
 * the application.
 * @throws Response (303) that leads to a step
 */
export async function submitStep(request: Request, context: RequestContext) {
  const [loaded, form] = await Promise.all([loadDraft(context), readForm(request)]);
  const intent = enteredText(form, 'intent');
  if (intent === 'restart') return startOver(loaded, context);
  // The answer to the last step was lost, or another tab sent it. The page says so.
  if (loaded.received !== null) return goTo('applicant', context);
  const query = new URL(request.url).searchParams;
  const step = reachedCreditStep(query, loaded.steps, loaded.open);
  // The form of a step that this application has not reached, or no more. The page says so if the draft is gone.
  if (step !== (query.get('step') ?? step)) return goTo(loaded.id === null ? 'review' : step, context);
  if (step === 'review') return submitCreditApplication(request, form, loaded, context);

  // The steps before the lead have no token: what they store is small, sealed and deleted in a day.
  const limit = await countStep('FULL_CREDIT_APP', loaded.id, context);
  if (limit !== null) return againLater(limit, enteredValues(step, form), context);
  const own = ofApplicant(step, form, loaded);
  const { draft, read } = changeOf(step, form, intent, own);
  const id = own.id ?? crypto.randomUUID();
  await context.creditDrafts.save(id, draft);
  if (loaded.id !== null && own.id === null) await context.creditDrafts.delete(loaded.id);
  const headers = { 'Set-Cookie': context.creditDrafts.cookieOf(id) };
  if (read.kind === 'wrong') {
    const problems = Object.entries(read.problems).map(([field, code]) => [
      field,
      context.t(`form.error.${code}`),
    ]);
    return data(
      { problems: Object.fromEntries(problems), values: enteredValues(step, form) },
      { status: againStatus(context), headers },
    );
  }
  if (read.kind !== 'complete') return goTo(step, context, headers);
  const { hasCoBorrower } = draft;
  const steps = creditStepsOf({ hasCoBorrower: hasCoBorrower === true, hasStaff: loaded.staff.length > 0 });
  return goTo(stepAfter(step, steps), context, headers);
}

const goTo = (
  step: CreditStep,
  { locale, dealership }: Pick<RequestContext, 'locale' | 'dealership'>,
  headers: Readonly<Record<string, string>> = {},
): never => {
  throw redirect(localPath(creditStepPath(step), locale, dealership.languages), { status: 303, headers });
};

async function startOver({ id }: LoadedDraft, context: RequestContext): Promise<never> {
  if (id !== null) await context.creditDrafts.delete(id);
  return goTo('applicant', context, { 'Set-Cookie': context.creditDrafts.cookieOf(null) });
}

/** The application of the person whom the first step names. Another applicant begins anew, under another id. */
function ofApplicant(step: CreditStep, form: FormData, loaded: LoadedDraft): LoadedDraft {
  const { user } = loaded.draft.applicant;
  return step === 'applicant' && isAnotherPerson(user, enteredFields(form, USER_FIELDS))
    ? { ...loaded, id: null, draft: EMPTY_DRAFT }
    : loaded;
}

function changeOf(
  step: Exclude<CreditStep, 'review'>,
  form: FormData,
  intent: string,
  { draft, staff, today }: LoadedDraft,
): DraftChange {
  const of = borrowerOf(step);
  const withPart = (part: Partial<BorrowerDraft>): Draft => ({ ...draft, [of]: { ...draft[of], ...part } });
  if (step === 'co-borrower') {
    const answer = enteredText(form, 'hasCoBorrower');
    const isAnswered = answer === 'yes' || answer === 'no';
    return {
      draft: { ...draft, hasCoBorrower: isAnswered ? answer === 'yes' : null },
      read: isAnswered
        ? { kind: 'complete', value: answer }
        : { kind: 'wrong', problems: { hasCoBorrower: 'required' } },
    };
  }
  if (step === 'staff') {
    const slug = enteredText(form, 'staffMember');
    const isKnown = staff.some((one) => one.slug === slug);
    return {
      draft: { ...draft, staffMember: isKnown ? slug : '' },
      read: { kind: 'complete', value: slug },
    };
  }
  if (step === 'co-borrower-residence' && intent === 'same') {
    const { residence } = draft.applicant;
    return { draft: withPart({ residence }), read: readResidence(residence) };
  }
  if (step.endsWith('residence')) {
    const { list, read } = grown(enteredList(form, RESIDENCE_FIELDS), intent, readResidence);
    return { draft: withPart({ residence: list }), read };
  }
  if (step.endsWith('employment')) {
    const { list, read } = grown(enteredList(form, EMPLOYMENT_FIELDS), intent, readEmployment);
    return { draft: withPart({ employment: list }), read };
  }
  const user = enteredFields(form, USER_FIELDS);
  const isSelf = of === 'applicant';
  // What was entered of one co-borrower is not another's.
  const isAnother = isAnotherPerson(draft[of].user, user);
  const changed = withPart({ user, ...(isAnother && { residence: [], employment: [] }) });
  return {
    draft: isSelf ? { ...changed, consent: consentFields(form) } : changed,
    read: readApplicant(user, today, isSelf),
  };
}

type List = BorrowerDraft['residence'];

/** A list with an entry added or removed, as asked, or with another one if it does not cover two years yet. */
function grown(
  list: List,
  intent: string,
  readList: (list: List) => ReadPart<unknown>,
): { readonly list: List; readonly read: DraftChange['read'] } {
  if (intent === 'add' && list.length < MAX_ENTRIES) return { list: [...list, {}], read: { kind: 'stay' } };
  const removed = /^remove\.(\d+)$/.exec(intent)?.[1];
  if (removed !== undefined)
    return { list: list.filter((_one, at) => at !== Number(removed)), read: { kind: 'stay' } };
  const read = readList(list);
  return { list: read.kind === 'short' ? [...list, {}] : list, read };
}
