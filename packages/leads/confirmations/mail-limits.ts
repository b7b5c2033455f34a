/**
 * How much mail a form can send to one address. Anybody can write anybody's address in a form, so this is all that
 * stands between a form and a stranger's mailbox.
 */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { FORMS, type Form } from '@rooftop/forms/lead-forms';

/** What a mail confirms: a form, or that somebody was named as co-borrower. */
export const MAIL_KINDS = [...FORMS, 'CO_BORROWER'] as const;
export type MailKind = Form | 'CO_BORROWER';

/**
 * Mails of a kind from one dealership to one address within 24 hours. Appointments and offers may be made, changed and
 * cancelled on one day; everything else is sent again only by mistake.
 */
export const MAILS_PER_DAY = {
  SCHEDULE_TEST_DRIVE: BUDGETS.appointmentMails.each,
  SERVICE: BUDGETS.appointmentMails.each,
  SELL_OR_TRADE: BUDGETS.appointmentMails.each,
  UNLOCK_PRICE: BUDGETS.answerMails.each,
  CONTACT: BUDGETS.answerMails.each,
  PRIVACY_REQUEST: BUDGETS.answerMails.each,
  STAFF_MEMBER: BUDGETS.otherMails.each,
  CAREERS: BUDGETS.otherMails.each,
  UNLOCK_INVENTORY: BUDGETS.otherMails.each,
  APPLY_FINANCING: BUDGETS.otherMails.each,
  FULL_CREDIT_APP: BUDGETS.otherMails.each,
  CO_BORROWER: BUDGETS.otherMails.each,
} as const satisfies Record<MailKind, number>;
