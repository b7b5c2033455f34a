import { phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { Form } from '@rooftop/forms/lead-forms';
import type { RequestContext } from '../context.server.ts';
import { formatPhone } from '@rooftop/platform/wording/phone-mask';
import type { SentLead } from './lead-form-result.ts';

/**
 * Message for a shopper whose request has no recipient yet: it is saved, and here is the store's phone number. It
 * promises no reply (decision 114).
 */
export async function contactMessage(
  form: Form,
  context: Speaker,
): Promise<NonNullable<SentLead['instead']>> {
  const { t } = context;
  const number = await numberFor(form, context);
  return {
    heading: t('form.kept'),
    text: number === null ? t('form.keptText') : t('form.keptTextCall', { number }),
  };
}

/**
 * Message for a shopper whose request the spam filter holds: it is checked first. The heading stays the form's own
 * (decision 114), except for service, where it says that a time is booked.
 */
export async function heldMessage(form: Form, context: Speaker): Promise<NonNullable<SentLead['instead']>> {
  const { t } = context;
  const number = await numberFor(form, context);
  return {
    heading: form === 'SERVICE' ? t('form.pending') : null,
    text: number === null ? t('form.heldText') : t('form.heldTextCall', { number }),
  };
}

type Speaker = Pick<RequestContext, 't' | 'company' | 'dealership'>;

/** The phone number of the department that a form writes to, as people read it. Null if it has none. */
export async function numberFor(
  form: Form,
  { company, dealership }: Pick<Speaker, 'company' | 'dealership'>,
): Promise<string | null> {
  const number = phoneFor(await company(), form === 'SERVICE' ? 'service' : 'sales');
  return number === null ? null : formatPhone(number, dealership);
}
