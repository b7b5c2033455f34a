import type { LeadFormRow } from '../lead-form-row.ts';

export const contactForm = {
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
  // By topic: see packages/visits/asc/form-rows.ts.
  asc: { form_type: 'consumer_contact', department: 'unknown', derivative: null, flow_name: null },
} as const satisfies LeadFormRow;
