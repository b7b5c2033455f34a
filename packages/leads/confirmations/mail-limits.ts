/**
 * How much mail a form can send to one address. Anybody can write anybody's address in a form, so this is all that
 * stands between a form and a stranger's mailbox.
 */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { type Form, FORMS, LEAD_FORMS } from '@rooftop/forms/lead-forms';

/** What a mail confirms: a form, or that somebody was named as co-borrower. */
export const MAIL_KINDS = [...FORMS, 'CO_BORROWER'] as const;
export type MailKind = Form | 'CO_BORROWER';

/**
 * Mails of a kind from one dealership to one address within 24 hours. Appointments and offers may be made, changed and
 * cancelled on one day; everything else is sent again only by mistake.
 */
export const mailsPerDay = (kind: MailKind): number =>
  BUDGETS[kind === 'CO_BORROWER' ? 'otherMails' : LEAD_FORMS[kind].mails].each;
