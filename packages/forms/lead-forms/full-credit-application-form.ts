import type { LeadFormRow } from '../lead-form-row.ts';

export const fullCreditApplicationForm = {
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
  asc: { form_type: 'finance/credit', department: 'credit', derivative: 'sales', flow_name: 'credit_app' },
} as const satisfies LeadFormRow;
