/**
 * How much mail a form can send to one address. Anybody can write anybody's address in a form, so this is all that
 * stands between a form and a stranger's mailbox.
 */
import { FORMS, type Form } from '@rooftop/tenancy/lead-forms';

/** What a mail confirms: a form, or that somebody was named as co-borrower. */
export const MAIL_KINDS = [...FORMS, 'CO_BORROWER'] as const;
export type MailKind = Form | 'CO_BORROWER';

/**
 * Mails of a kind from one dealership to one address within 24 hours. Appointments and offers may be made, changed and
 * cancelled on one day; everything else is sent again only by mistake.
 */
export const MAILS_PER_DAY = {
  SCHEDULE_TEST_DRIVE: 4,
  SERVICE: 4,
  SELL_OR_TRADE: 4,
  UNLOCK_PRICE: 2,
  CONTACT: 2,
  STAFF_MEMBER: 1,
  CAREERS: 1,
  UNLOCK_INVENTORY: 1,
  APPLY_FINANCING: 1,
  FULL_CREDIT_APP: 1,
  CO_BORROWER: 1,
} as const satisfies Record<MailKind, number>;

/** Mails of all kinds from one dealership to one address within 24 hours. */
export const DEALERSHIP_MAILS_PER_DAY = 8;
/** Mails of all dealerships to one address within 24 hours. */
export const ALL_MAILS_PER_DAY = 12;
