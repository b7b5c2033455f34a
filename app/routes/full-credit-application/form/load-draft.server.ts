import { localDate, type LocalDate } from '@rooftop/tenancy/calendar';
import { type BorrowerDraft, type Draft, draftShape, EMPTY_DRAFT } from '@rooftop/vault/applications/draft';
import { readApplicant, readEmployment, readResidence } from '@rooftop/vault/applications/read-entered';
import type { ReceivedApplication } from '@rooftop/vault/applications/applications';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type CreditStep, creditStepsOf } from './credit-steps.ts';

/** A visitor's application, as far as they have come. */
export interface LoadedDraft {
  /** Null before the first step. */
  readonly id: string | null;
  readonly draft: Draft;
  /** The application that was sent from this browser. Null before that, and once the visitor starts another one. */
  readonly received: ReceivedApplication | null;
  /** Whom the visitor may have worked with. */
  readonly staff: readonly { readonly slug: string; readonly name: string; readonly title: string | null }[];
  readonly steps: readonly CreditStep[];
  /** The steps that are not complete. */
  readonly open: readonly CreditStep[];
  /** In the dealership's time zone. */
  readonly today: LocalDate;
}

/** Loads the application of a visitor's cookie. A draft that an older version stored differently counts as none. */
export async function loadDraft(context: RequestContext): Promise<LoadedDraft> {
  const { client, content, creditDrafts, dealership, now } = context;
  context.forOneVisitor();
  const known = creditDrafts.readId(client.cookies);
  const [stored, staff] = await Promise.all([
    known === null ? null : creditDrafts.read(known),
    orFallback(content.staff(), []),
  ]);
  const read = draftShape.safeParse(stored);
  const draft = read.data ?? EMPTY_DRAFT;
  const today = localDate(dealership.timeZone, now);
  const steps = creditStepsOf({ hasCoBorrower: draft.hasCoBorrower === true, hasStaff: staff.length > 0 });
  return {
    id: read.success ? known : null,
    draft,
    received: known === null || read.success ? null : await creditDrafts.findReceived(known),
    staff: staff.map(({ slug, firstName, lastName, title }) => ({
      slug,
      name: `${firstName} ${lastName}`,
      title,
    })),
    steps,
    open: steps.filter((step) => !isComplete(step, draft, today)),
    today,
  };
}

/** Whose step it is. */
export const borrowerOf = (step: CreditStep): 'applicant' | 'coBorrower' =>
  step.startsWith('co-borrower-') ? 'coBorrower' : 'applicant';

const CHECKS: Readonly<
  Record<CreditStep, (borrower: BorrowerDraft, draft: Draft, today: LocalDate) => boolean>
> = {
  applicant: ({ user }, _draft, today) => readApplicant(user, today, true).kind === 'complete',
  residence: ({ residence }) => readResidence(residence).kind === 'complete',
  employment: ({ employment }) => readEmployment(employment).kind === 'complete',
  'co-borrower': (_borrower, { hasCoBorrower }) => hasCoBorrower !== null,
  'co-borrower-details': ({ user }, _draft, today) => readApplicant(user, today, false).kind === 'complete',
  'co-borrower-residence': ({ residence }) => readResidence(residence).kind === 'complete',
  'co-borrower-employment': ({ employment }) => readEmployment(employment).kind === 'complete',
  staff: (_borrower, { staffMember }) => staffMember !== null,
  review: () => false,
};

const isComplete = (step: CreditStep, draft: Draft, today: LocalDate): boolean =>
  CHECKS[step](draft[borrowerOf(step)], draft, today);
