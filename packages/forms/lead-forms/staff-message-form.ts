import type { LeadFormRow } from '../lead-form-row.ts';

export const staffMessageForm = {
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
  asc: { form_type: 'consumer_contact', department: 'unknown', derivative: null, flow_name: null },
} as const satisfies LeadFormRow;
