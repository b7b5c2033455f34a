import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import { normalizeAddress } from '@rooftop/leads/confirmations/unsubscribe-ticket';
import { fullName } from '@rooftop/leads/wording/contact-name';
import { quoteName } from '@rooftop/leads/wording/quote-text';
import type { LeadContext } from '../lead-context.ts';
import type { LeadRequest } from '../dealership-leads.ts';

/**
 * The mail to somebody who was named as co-borrower: that they were, by whom, and whom to call. Nothing of the
 * application is in it, and neither is a link to it.
 * @param confirmation the applicant's mail, whose words about the dealership this one has too
 */
export function coBorrowerMail(
  { content: { contact } }: Pick<LeadRequest, 'content'>,
  confirmation: Confirmation,
  { t }: Pick<LeadContext, 't'>,
): Confirmation {
  const { brand, language, replyTo, signature, stop, closing, sections } = confirmation;
  const name = brand?.name ?? '';
  const by = quoteName(fullName(contact)) ?? t('receipt.somebody');
  return {
    kind: 'CO_BORROWER',
    language,
    brand,
    subject: `${name}: ${t('receipt.coBorrower')}`,
    heading: t('receipt.coBorrower'),
    intro: [t('receipt.coBorrowerBy', { by, name }), t('receipt.coBorrowerNext', { name })],
    codeLabel: null,
    car: null,
    buttons: confirmation.buttons.filter(({ href }) => href.startsWith('tel:')),
    // How to reach the store, which comes last.
    sections: sections.slice(-1),
    signature,
    validUntil: null,
    closing,
    calendar: null,
    stop: { ...stop, text: t('receipt.coBorrowerWhy', { name }) },
    replyTo,
  };
}

/** Whether the co-borrower has a mailbox of their own. */
export const hasOwnMailbox = (email: string, applicant: string | null): boolean =>
  applicant === null || normalizeAddress(email) !== normalizeAddress(applicant);
