import type { ConfirmationSection } from '@rooftop/leads/confirmations/confirmation';
import { textNote } from '@rooftop/leads/wording/note';
import type { Form } from '@rooftop/forms/lead-forms';
import type { LeadContext } from '../lead-context.ts';
import type { MailCar } from './mail-car.ts';

/**
 * The price that the visitor asked for, itemized as the page showed it, with everything that Regulation Z wants beside
 * a payment. Null if the form asks for no price, or the visitor was shown none.
 */
export async function priceSection(
  form: Form,
  car: MailCar | null,
  { t }: Pick<LeadContext, 't'>,
): Promise<ConfirmationSection | null> {
  if (form !== 'UNLOCK_PRICE' || car === null || car.shown === null) return null;
  const statement = await car.shown.itemize();
  if (statement === null) return null;
  return {
    title: t('calculator.price'),
    notes: [
      ...statement.lines.map(({ label, amount }) => ({ label, value: amount, href: null })),
      ...statement.notes.map(textNote),
    ],
  };
}
