import type { LeadFormRow } from '../lead-form-row.ts';

export const unlockPriceForm = {
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
  asc: { form_type: 'quote', department: 'sales', derivative: 'sales', flow_name: 'payment_calculator' },
} as const satisfies LeadFormRow;
