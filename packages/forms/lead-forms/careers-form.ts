import type { LeadFormRow } from '../lead-form-row.ts';

export const careersForm = {
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
  asc: { form_type: 'human_resources', department: 'hr', derivative: null, flow_name: null },
} as const satisfies LeadFormRow;
