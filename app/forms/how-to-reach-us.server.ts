import type { Form } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import { formatPhone } from '../stores/phone.ts';
import type { SentLead } from './lead-answer.ts';

/**
 * Message for a shopper whose request has no recipient yet: it is saved, and here is the store's phone number. It
 * promises no reply (decided, 8).
 */
export async function howToReachUs(
  form: Form,
  { say, company }: Pick<RequestContext, 'say' | 'company'>,
): Promise<NonNullable<SentLead['instead']>> {
  const { phone, salesPhone, servicePhone } = await company();
  const number = (form === 'SERVICE' ? servicePhone : null) ?? salesPhone ?? phone;
  const text =
    number === null ? say('form.keptText') : say('form.keptTextCall', { number: formatPhone(number) });
  return { heading: say('form.kept'), text };
}
