import { z } from 'zod';

const listShape = z.array(z.string()).optional();
const addressesShape = z.object({
  leads: listShape,
  byForm: z.array(z.object({ recipients: listShape })).optional(),
  crmAddresses: listShape,
});

/** Where leads go as things stand, in words for an editor, and whether he should worry. */
export interface LeadWays {
  readonly text: string;
  readonly isLost: boolean;
}

const several = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** @param isStore whether what is empty is as the dealership has it */
export function leadWays(value: unknown, isStore: boolean): LeadWays {
  const { leads = [], byForm = [], crmAddresses = [] } = addressesShape.safeParse(value).data ?? {};
  const forms = byForm.filter(({ recipients = [] }) => recipients.length > 0).length;
  const ways = [
    leads.length > 0 && `Leads go to ${several.format(leads)}.`,
    forms > 0 &&
      (forms === 1 ? 'One form has recipients of its own.' : `${forms} forms have recipients of their own.`),
    crmAddresses.length > 0 && `Your CRM gets them at ${several.format(crmAddresses)}.`,
    isStore && leads.length === 0 && 'Leads go where those of the dealership go.',
  ].filter((way) => way !== false);
  const isLost = !isStore && leads.length === 0 && crmAddresses.length === 0;
  const warning =
    'Nobody gets leads by mail. They are kept and can be sent later, but no shopper hears from you until then.';
  return { text: [...ways, ...(isLost ? [warning] : [])].join(' '), isLost };
}
