import type { LeadFormRow } from '../lead-form-row.ts';

export const privacyRequestForm = {
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
  asc: { form_type: 'consumer_contact', department: 'admin', derivative: null, flow_name: null },
} as const satisfies LeadFormRow;
