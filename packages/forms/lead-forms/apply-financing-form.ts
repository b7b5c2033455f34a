import type { LeadFormRow } from '../lead-form-row.ts';

export const applyFinancingForm = {
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
  asc: { form_type: 'finance/credit', department: 'credit', derivative: 'sales', flow_name: 'soft_pull' },
} as const satisfies LeadFormRow;
