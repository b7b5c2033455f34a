import type { Form } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import { formatPhone } from '../stores/phone.ts';
import type { SentLead } from './lead-answer.ts';

/**
 * What a shopper reads whose request nobody at the dealership gets yet: that it is kept, and the store's phone. It
 * promises no answer (decided, 8).
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
