import type { LeadFormRow } from '../lead-form-row.ts';

export const serviceForm = {
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
  asc: {
    form_type: 'service_appointment',
    department: 'service',
    derivative: 'service_appt',
    flow_name: 'appointment',
  },
} as const satisfies LeadFormRow;
