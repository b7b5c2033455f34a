import { kinds } from '@rooftop/leads/kinds/kinds';
import type { CreditApplication } from '@rooftop/vault/applications/application';
import { signingFields } from '@rooftop/vault/applications/signing-fields';
import { type UnsignedApplication, toUnsigned } from '@rooftop/vault/applications/read-entered';
import type { RequestContext } from '#app/context.server.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import { type Agreement, agreementOf, signatureOf } from './agreement.server.ts';
import { enteredText } from './entered.server.ts';
import type { LoadedDraft } from './load-draft.server.ts';
import { FORM_PATH } from './credit-paths.ts';

/** Fields of the last step. They reach the vault, and nothing else: neither the draft nor the answer has them. */
const SIGNING = ['ssn', 'coBorrowerSsn', 'agreement', 'agreementKey'] as const;

/**
 * Takes the last step's form: the application is stored with its lead, and the draft goes. The cookie stays, so that a
 * visitor to whom the answer is lost finds out that it was received.
 */
export async function submitCreditApplication(
  request: Request,
  form: FormData,
  { id, draft, staff, today }: LoadedDraft,
  context: RequestContext,
) {
  const unsigned = toUnsigned(draft, today, staff);
  if (id === null || unsigned === null) throw seeOther(FORM_PATH, context);
  const agreement = await agreementOf(unsigned, context);
  const { application, fieldErrors } = signed(form, unsigned, agreement, context);
  for (const name of SIGNING) form.delete(name);
  // The lead has the contact data only, with the consent given beside the phone number.
  const { firstName, lastName, email, phone } = unsigned.user;
  for (const [name, value] of Object.entries({ firstName, lastName, email, phone, ...draft.consent }))
    form.set(name, value);
  const submitted = await submitLead(
    {
      kind: kinds.FULL_CREDIT_APP,
      fieldErrors,
      ...(application !== null && { creditApplication: { draft: id, application } }),
      ...(unsigned.coBorrower !== null && { coBorrowerEmail: unsigned.coBorrower.user.email }),
    },
    request,
    form,
    context,
  );
  if (submitted.lead !== null) submitted.init.headers.append('Set-Cookie', context.creditDrafts.cookieOf(id));
  return submitted;
}

interface Signed {
  /** Null if something is missing. */
  readonly application: CreditApplication | null;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/**
 * The application with the numbers and the agreement of the last step. An agreement to another text or application counts
 * as none.
 */
function signed(
  form: FormData,
  unsigned: UnsignedApplication,
  agreement: Agreement,
  context: RequestContext,
): Signed {
  const { coBorrower } = unsigned;
  const hasChanged = form.get('agreementKey') !== agreement.key;
  const agreed = !hasChanged && form.get('agreement');
  const read = signingFields(coBorrower !== null).safeParse({
    ssn: enteredText(form, 'ssn'),
    ...(coBorrower !== null && { coBorrowerSsn: enteredText(form, 'coBorrowerSsn') }),
    agreement: agreed || undefined,
  });
  if (!read.success) {
    const isOutdated = hasChanged && form.has('agreement');
    const problems = read.error.issues.map(({ path, message }) => [
      path.join('.'),
      [isOutdated && message === 'agreement' ? 'agreementChanged' : message],
    ]);
    return { application: null, fieldErrors: Object.fromEntries(problems) };
  }
  const { ssn, coBorrowerSsn } = read.data;
  return {
    fieldErrors: {},
    application: {
      ...unsigned,
      ssn,
      coBorrower:
        coBorrower === null || coBorrowerSsn === undefined ? null : { ...coBorrower, ssn: coBorrowerSsn },
      signature: signatureOf(agreement, context),
    },
  };
}
