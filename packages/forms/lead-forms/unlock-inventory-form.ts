import type { LeadFormRow } from '../lead-form-row.ts';

export const unlockInventoryForm = {
  staffName: { en: 'Unlock inventory', es: 'Ver inventario privado' },
  receipt: {
    request: 'confirmation.unlockInventory',
    heading: 'receipt.unlockInventory',
    next: 'receipt.unlockInventoryNext',
    bring: null,
  },
  isAboutPayment: false,
  mails: 'otherMails',
  reachesCrm: 'with-placeholder',
  asc: { form_type: 'consumer_contact', department: 'sales', derivative: 'sales', flow_name: null },
} as const satisfies LeadFormRow;
