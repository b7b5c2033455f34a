/** Forms that create leads (spec 7), and the privacy request. Each is listed here once, for the leads as for the Studio. */
export const FORMS = [
  'UNLOCK_INVENTORY',
  'UNLOCK_PRICE',
  'SCHEDULE_TEST_DRIVE',
  'SELL_OR_TRADE',
  'CONTACT',
  'STAFF_MEMBER',
  'CAREERS',
  'APPLY_FINANCING',
  'FULL_CREDIT_APP',
  'SERVICE',
  'PRIVACY_REQUEST',
] as const;
export type Form = (typeof FORMS)[number];

interface LeadForm {
  /** What staff call it: in the Studio, where it is English, in the desk, and in mail. */
  readonly staffName: { readonly en: string; readonly es: string };
  /** What the mail that confirms it says, as keys of interface texts (`app/locales`). */
  readonly receipt: {
    /** Our own description of what the form requests. */
    readonly request: string;
    readonly heading: string;
    /** What happens next. */
    readonly next: string | null;
    /** What to have at hand. */
    readonly bring: string | null;
  };
  /** Whether it is about how the visitor would pay, so that the mail repeats their terms. */
  readonly isAboutPayment: boolean;
  /** The limit on this mail, a row of `packages/budgets`. */
  readonly mails: 'appointmentMails' | 'answerMails' | 'otherMails';
  /**
   * Whether its leads reach CRMs: always, because they are about a car; if the dealership sends a placeholder for the
   * car; or never. Null if it always has a recipient of its own.
   */
  readonly reachesCrm: 'always' | 'with-placeholder' | 'never' | null;
}

/**
 * What is said of each form wherever leads are handled. Its fields are in `packages/leads/kinds`, and what the ASC
 * standard calls it, which browsers get, in `packages/visits/asc/form-rows.ts`.
 */
export const LEAD_FORMS = {
  UNLOCK_INVENTORY: {
    staffName: { en: 'Unlock inventory', es: 'Ver inventario privado' },
    receipt: {
      request: 'confirmation.unlockInventory',
      heading: 'receipt.unlockInventory',
      next: 'receipt.unlockInventoryNext',
      bring: null,
    },
    isAboutPayment: false,
    mails: 'otherMails',
    reachesCrm: 'with-placeholder',
  },
  UNLOCK_PRICE: {
    staffName: { en: 'Personalized price', es: 'Precio personalizado' },
    receipt: {
      request: 'confirmation.unlockPrice',
      heading: 'receipt.unlockPrice',
      next: 'receipt.unlockPriceNext',
      bring: null,
    },
    isAboutPayment: true,
    mails: 'answerMails',
    reachesCrm: 'with-placeholder',
  },
  SCHEDULE_TEST_DRIVE: {
    staffName: { en: 'Test drive', es: 'Prueba de manejo' },
    receipt: {
      request: 'confirmation.testDrive',
      heading: 'receipt.testDrive',
      next: null,
      bring: 'receipt.bringTestDrive',
    },
    isAboutPayment: false,
    mails: 'appointmentMails',
    reachesCrm: 'always',
  },
  SELL_OR_TRADE: {
    staffName: { en: 'Sell or trade', es: 'Venda o dé a cuenta' },
    receipt: {
      request: 'confirmation.sellOrTrade',
      heading: 'receipt.sellOrTrade',
      next: 'sell.sentText',
      bring: 'tradeIn.bring',
    },
    isAboutPayment: false,
    mails: 'appointmentMails',
    reachesCrm: 'always',
  },
  CONTACT: {
    staffName: { en: 'Contact', es: 'Contacto' },
    receipt: {
      request: 'confirmation.message',
      heading: 'receipt.message',
      next: 'receipt.messageNext',
      bring: null,
    },
    isAboutPayment: false,
    mails: 'answerMails',
    reachesCrm: 'with-placeholder',
  },
  STAFF_MEMBER: {
    staffName: { en: 'Message to an employee', es: 'Mensaje a un empleado' },
    receipt: {
      request: 'confirmation.staffMember',
      heading: 'receipt.message',
      next: 'receipt.messageNext',
      bring: null,
    },
    isAboutPayment: false,
    mails: 'otherMails',
    reachesCrm: null,
  },
  CAREERS: {
    staffName: { en: 'Job application', es: 'Solicitud de empleo' },
    receipt: {
      request: 'confirmation.careers',
      heading: 'receipt.careers',
      next: null,
      bring: null,
    },
    isAboutPayment: false,
    mails: 'otherMails',
    reachesCrm: 'never',
  },
  APPLY_FINANCING: {
    staffName: { en: 'Pre-approval', es: 'Preaprobación' },
    receipt: {
      request: 'confirmation.financing',
      heading: 'receipt.financing',
      next: 'apply.sentText',
      bring: 'receipt.bringFinancing',
    },
    isAboutPayment: true,
    mails: 'otherMails',
    reachesCrm: 'with-placeholder',
  },
  FULL_CREDIT_APP: {
    staffName: { en: 'Credit application', es: 'Solicitud de crédito' },
    receipt: {
      request: 'confirmation.creditApplication',
      heading: 'receipt.creditApplication',
      next: 'credit.sentText',
      bring: 'receipt.bringFinancing',
    },
    isAboutPayment: false,
    mails: 'otherMails',
    reachesCrm: 'never',
  },
  SERVICE: {
    staffName: { en: 'Service appointment', es: 'Cita de servicio' },
    receipt: {
      request: 'confirmation.service',
      heading: 'receipt.service',
      next: null,
      bring: 'receipt.bringService',
    },
    isAboutPayment: false,
    mails: 'appointmentMails',
    reachesCrm: 'never',
  },
  PRIVACY_REQUEST: {
    staffName: { en: 'Privacy request', es: 'Solicitud de privacidad' },
    receipt: {
      request: 'confirmation.privacyRequest',
      heading: 'privacyRequest.sent',
      next: 'privacyRequest.sentText',
      bring: null,
    },
    isAboutPayment: false,
    mails: 'answerMails',
    reachesCrm: null,
  },
} as const satisfies Record<Form, LeadForm>;

/** Topics of the contact form (spec 3). */
export const TOPIC_NUMBERS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Topic = (typeof TOPIC_NUMBERS)[number];

/** Names of the topics in English, exactly as in spec 3. The website also translates them. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  '1': 'Purchasing a vehicle',
  '2': 'Financing options',
  '3': 'Trade appraisal',
  '4': 'Selling my car',
  '5': 'Recent vehicle purchase',
  '6': 'Billing issues',
  '7': 'General questions',
};

/**
 * Forms and topics that can have their own recipients: a form, or one topic of the contact form, `CONTACT_{inquiry
 * target}` of spec 7 with the topics 1 to 7 of spec 3.
 */
export const RECIPIENT_KEYS = [
  ...FORMS,
  ...TOPIC_NUMBERS.map((topic) => `CONTACT_${topic}` as const),
] as const;
export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** The conditions of a lead rule, in the order in which they are checked. */
export const RULE_CONDITIONS = ['form', 'store', 'condition', 'opening', 'time'] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];
