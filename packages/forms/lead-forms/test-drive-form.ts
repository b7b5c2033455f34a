import type { LeadFormRow } from '../lead-form-row.ts';

export const testDriveForm = {
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
  asc: {
    form_type: 'consumer_contact',
    department: 'sales',
    derivative: 'sales_appt',
    flow_name: 'test_drive',
  },
} as const satisfies LeadFormRow;
