import { FORMS, LEAD_FORMS } from '@rooftop/forms/lead-forms';
import { TOPIC_NUMBERS } from '@rooftop/forms/contact-topics';
import { z } from 'zod';

const listShape = z.array(z.string()).optional();
const addressesShape = z.object({
  leads: listShape,
  byForm: z.array(z.object({ form: z.string().optional(), recipients: listShape })).optional(),
  crmAddresses: listShape,
});
const crmShape = z.object({
  usesPlaceholderVehicle: z.boolean().nullish(),
  webhooks: z.array(z.unknown()).nullish(),
});

/** Similar to the Studio's own rule for email addresses: something, @, and a domain with a dot. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Summary of where leads currently go, and whether some of them go nowhere. */
interface LeadDeliverySummary {
  readonly text: string;
  readonly isLost: boolean;
}

/** The owner of the addresses. */
interface AddressOwner {
  /** Whether empty fields fall back to the dealership's. */
  readonly isStore: boolean;
  /** The dealership's `crm` object: whether the CRM also gets leads without a car, and the webhooks, which get every lead. */
  readonly crm: unknown;
}

const several = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Messages to a staff member go to that person, and privacy requests to the recipients of notices. */
const FORMS_WITH_RECIPIENTS = FORMS.filter((form) => LEAD_FORMS[form].reachesCrm !== null);

/** Reads the CRM settings that matter here. An item that an editor just added has no URL yet. */
function readCrm(crm: unknown) {
  const { usesPlaceholderVehicle, webhooks } = crmShape.safeParse(crm).data ?? {};
  const urls = (webhooks ?? []).filter((url) => typeof url === 'string' && url !== '');
  return { usesPlaceholderVehicle: usesPlaceholderVehicle ?? false, webhookCount: urls.length };
}

/** Returns the titles of forms whose leads reach nobody. */
function lostForms(value: unknown, { isStore, crm }: AddressOwner): readonly string[] {
  const { leads = [], byForm = [], crmAddresses = [] } = addressesShape.safeParse(value).data ?? {};
  const { usesPlaceholderVehicle, webhookCount } = readCrm(crm);
  if (isStore || leads.length > 0 || webhookCount > 0) return [];
  const named = new Set(byForm.flatMap(({ form, recipients = [] }) => (recipients.length > 0 ? form : [])));
  const lost = FORMS_WITH_RECIPIENTS.filter((form) => {
    const alone = LEAD_FORMS[form].reachesCrm;
    const hasOwn =
      named.has(form) ||
      (form === 'CONTACT' && TOPIC_NUMBERS.every((topic) => named.has(`CONTACT_${topic}`)));
    const hasCrm = alone === 'always' || (alone === 'with-placeholder' && usesPlaceholderVehicle);
    return !hasOwn && !(crmAddresses.length > 0 && hasCrm);
  });
  return lost.map((form) => LEAD_FORMS[form].staffName.en);
}

/** @param value a `leadAddresses` object */
export function summarizeLeadDelivery(value: unknown, place: AddressOwner): LeadDeliverySummary {
  const { leads = [], byForm = [], crmAddresses = [] } = addressesShape.safeParse(value).data ?? {};
  const wrong = [...leads, ...byForm.flatMap(({ recipients = [] }) => recipients), ...crmAddresses].filter(
    (address) => !ADDRESS.test(address),
  );
  if (wrong.length > 0) {
    const are = wrong.length === 1 ? 'is not an email address' : 'are not email addresses';
    return { text: `${several.format(wrong)} ${are}: leads would not arrive there.`, isLost: true };
  }
  const forms = byForm.filter(({ recipients = [] }) => recipients.length > 0).length;
  const { webhookCount } = readCrm(place.crm);
  const lost = lostForms(value, place);
  const nobody =
    lost.length === FORMS_WITH_RECIPIENTS.length
      ? 'Nobody receives leads.'
      : `Nobody receives leads from these forms: ${several.format(lost)}.`;
  const ways = [
    leads.length > 0 && `Leads go to ${several.format(leads)}.`,
    forms > 0 &&
      (forms === 1 ? 'One form has its own recipients.' : `${forms} forms have their own recipients.`),
    crmAddresses.length > 0 && `Your CRM receives them at ${several.format(crmAddresses)}.`,
    webhookCount > 0 &&
      (webhookCount === 1
        ? 'A webhook receives every lead.'
        : `${webhookCount} webhooks receive every lead.`),
    place.isStore && leads.length === 0 && 'Leads go to the dealership’s recipients.',
    lost.length > 0 &&
      `${nobody} They are kept, and shoppers see your phone number instead of "we will contact you". They are sent as soon as you publish a recipient.`,
  ].filter((way) => way !== false);
  return { text: ways.join(' '), isLost: lost.length > 0 };
}
