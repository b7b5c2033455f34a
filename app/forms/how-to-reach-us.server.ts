import { phoneFor } from '@rooftop/content/documents/company';
import type { Form } from '@rooftop/tenancy/lead-forms';
import type { RequestContext } from '../context.server.ts';
import { formatPhone } from '../locales/phone-mask.ts';
import type { SentLead } from './lead-form-result.ts';

/**
 * Message for a shopper whose request has no recipient yet: it is saved, and here is the store's phone number. It
 * promises no reply (decided, 8).
 */
export async function contactMessage(
  form: Form,
  { t, company, dealership }: Pick<RequestContext, 't' | 'company' | 'dealership'>,
): Promise<NonNullable<SentLead['instead']>> {
  const number = phoneFor(await company(), form === 'SERVICE' ? 'service' : 'sales');
  const text =
    number === null
      ? t('form.keptText')
      : t('form.keptTextCall', { number: formatPhone(number, dealership) });
  return { heading: t('form.kept'), text };
}
