import type { LeadFormRow } from '../lead-form-row.ts';

export const sellOrTradeForm = {
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
  asc: { form_type: 'trade', department: 'trade', derivative: 'trade', flow_name: 'trade' },
} as const satisfies LeadFormRow;
