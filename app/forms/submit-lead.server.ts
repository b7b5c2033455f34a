import type { KindFacts, LeadKind } from '@rooftop/leads/kind';
import type { LeadContent, LeadFile } from '@rooftop/leads/lead';
import type * as z from 'zod/mini';
import { TOKEN_FIELD } from './spam-filter/spam-field-names.ts';
import { judgeSubmission, type PostedForm } from './spam-filter/judge-submission.server.ts';
import type { RequestContext } from '../context.server.ts';
import { consentEvidence } from './consent-wording.server.ts';
import type {
  ConfirmationWords,
  LeadAppointment,
  LeadRequest,
  ReceiptWords,
  SentApplication,
  LeadGrants,
} from '@rooftop/platform/leads/dealership-leads';
import type { LeadFormResult, UnsentLead } from './lead-form-result.ts';
import { withoutDrafts } from '../visitor/without-drafts.ts';
import { parseFields } from './read-fields.server.ts';
import { rememberLead } from './remember-lead.server.ts';
import type { Reservation } from '@rooftop/platform/appointments/reservation';
import { formPagePath } from './sent-from.server.ts';
import { sentLead } from './sent-lead.server.ts';

/** The popup that has a form. */
export interface LeadPopup {
  /** As editors call it. */
  readonly name: string;
  /** The editors' words for the confirmation. Null keeps ours. */
  readonly email: ConfirmationWords;
}

/** What an action passes for a lead: its kind, and data beyond the visitor's input. */
export interface SubmitLeadOptions<Fields extends z.core.$ZodType> {
  readonly kind: LeadKind<Fields>;
  readonly facts?: Partial<KindFacts>;
  /** Topic of a contact lead, `1` to `7`. */
  readonly topic?: string | undefined;
  readonly files?: readonly LeadFile[];
  /** What the spam filter's `countCaller` returned, if the action counts a form before it reads it. */
  readonly counted?: PostedForm['counted'];
  /** Stored sealed with the lead (FULL_CREDIT_APP). */
  readonly creditApplication?: SentApplication;
  /** Error codes by field that the action found itself. */
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  /** Error codes of the form as a whole that the action found itself. */
  readonly formErrors?: readonly string[];
  /** Additional email addresses of recipients. */
  readonly alsoTo?: readonly string[];
  /** Key of the store that it is for. Defaults to the store that the visitor chose. */
  readonly storeKey?: string;
  /** Records the lead with what it was made from, in the transaction that stores it. */
  readonly record?: LeadRequest['record'];
  /** Books what the lead promises, once everything else is in order. */
  readonly reservation?: Reservation<z.output<Fields>>;
  readonly popup?: LeadPopup;
  /** What the visitor gets in return. */
  readonly unlocks?: LeadGrants;
  /** What the mail to the sender says, if the lead alone does not tell. */
  readonly receipt?: (filled: z.output<Fields>) => ReceiptWords;
  /** Address of the co-borrower whom the sender named. */
  readonly coBorrowerEmail?: string;
}

/** A response with its status and cookies. */
export interface SubmitLeadResult {
  readonly answer: LeadFormResult;
  readonly init: { readonly status: number; readonly headers: Headers };
  /** Id of the lead. Null if none was accepted. */
  readonly lead: string | null;
  /** Whether the sender is another person than whom this browser's visitor named before. Their drafts are let go of. */
  readonly isAnother: boolean;
}

const NO_FACTS: KindFacts = {
  popup: null,
  vehicle: null,
  staffName: null,
  placeName: null,
  offer: null,
  terms: null,
};

/**
 * Handles a lead for every action: first the guard and rate limits, then the fields of its kind, then the lead
 * itself. It is acknowledged only after it is stored. Apparent spam gets the same response as everything else, but is
 * granted nothing.
 * @param form the request's body, which the action parses because some need more of it
 */
export async function submitLead<Fields extends z.core.$ZodType>(
  options: SubmitLeadOptions<Fields>,
  request: Request,
  form: FormData,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const { kind, counted, fieldErrors = {}, formErrors = [] } = options;
  const verdict = await judgeSubmission(form, { form: kind.form, request, context, counted });
  const fields = parseFields(form, kind.fields, fieldErrors);
  const token = context.spamFilter.tokenFor(
    { dealership: context.dealership.id, form: kind.form },
    form.get(TOKEN_FIELD),
  );
  if (verdict.kind === 'too-many')
    return refused({ state: 'again', reply: fields.reply(['tooMany']), token }, 429, {
      'Retry-After': String(verdict.retryAfterSeconds),
    });
  if (fields.value === undefined || formErrors.length > 0)
    return refused({ state: 'again', reply: fields.reply([...formErrors]), token }, 422);
  if (verdict.kind === 'challenge') {
    const { challenge } = verdict;
    return refused({ state: 'again', reply: fields.reply(['confirm']), token, challenge }, 428);
  }

  const facts = { ...NO_FACTS, popup: options.popup?.name ?? null, ...options.facts };
  const content = withPopup(kind.toContent(fields.value, facts), options);
  let appointment: LeadAppointment | undefined;
  try {
    // Programs that pretend to be people take no time from them.
    const isSpam = verdict.kind === 'suspicious' && !verdict.mayBePerson;
    const reserved = isSpam ? undefined : await options.reservation?.reserve(fields.value);
    if (reserved?.kind === 'refused')
      return refused(
        {
          state: 'again',
          reply: parseFields(form, kind.fields, reserved.fieldErrors).reply([...(reserved.formErrors ?? [])]),
          token,
        },
        422,
      );
    if (reserved?.kind === 'reserved') appointment = reserved.appointment;
    const isAnother = await context.visitor.isAnother(content.contact);
    const acceptance = await context.leads.accept({
      kind,
      content,
      topic: options.topic ?? null,
      consent: await consentEvidence(form, context),
      suspicion: verdict.kind === 'suspicious' ? verdict.reason : null,
      mayBePerson: verdict.kind === 'suspicious' && verdict.mayBePerson,
      files: options.files ?? [],
      ...(options.creditApplication && { creditApplication: options.creditApplication }),
      place: options.facts?.placeName ?? null,
      ...(options.storeKey !== undefined && { storeKey: options.storeKey || null }),
      ...(appointment !== undefined && { appointment }),
      ...(options.record && { record: options.record }),
      page: formPagePath(request, context),
      ...(options.popup !== undefined && { confirmation: options.popup.email }),
      ...(options.receipt !== undefined && { receipt: options.receipt(fields.value) }),
      ...(options.unlocks !== undefined && { unlocks: options.unlocks }),
      ...(options.coBorrowerEmail !== undefined && { coBorrowerEmail: options.coBorrowerEmail }),
      alsoTo: options.alsoTo ?? [],
    });
    const lead = { content, verdict, acceptance, unlocks: options.unlocks, isAnother };
    const headers = await rememberLead(lead, context);
    if (isAnother) for (const cookie of withoutDrafts(context)) headers.append('Set-Cookie', cookie);
    return {
      answer: await sentLead(options, { ...lead, appointment }, context),
      init: { status: 200, headers },
      lead: acceptance.id,
      isAnother,
    };
  } catch (error) {
    // Nothing was stored, so nothing is acknowledged. The input stays in the form.
    context.report(error);
    if (appointment !== undefined)
      await release(appointment, options, context).catch((failure: unknown) => context.report(failure));
    return refused({ state: 'failed', reply: fields.reply(), token }, 503);
  }
}

/** Frees the time of a lead that could not be stored, but not one that an earlier lead promised: it was sent again. */
async function release<Fields extends z.core.$ZodType>(
  appointment: LeadAppointment,
  { reservation }: SubmitLeadOptions<Fields>,
  { appointments }: RequestContext,
): Promise<void> {
  const stored = await appointments.find(appointment.id);
  if (stored === null || stored.lead === null) await reservation?.release(appointment);
}

/** Tells staff which popup a lead came from. */
const withPopup = (
  content: LeadContent,
  { popup }: Pick<SubmitLeadOptions<z.core.$ZodType>, 'popup'>,
): LeadContent =>
  popup === undefined
    ? content
    : { ...content, details: [...content.details, { name: 'Popup', value: popup.name }] };

function refused(
  answer: UnsentLead,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): SubmitLeadResult {
  return { answer, init: { status, headers: new Headers(headers) }, lead: null, isAnother: false };
}
