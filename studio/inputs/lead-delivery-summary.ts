import { formChoices } from '@rooftop/content/schema';
import { z } from 'zod';

const listShape = z.array(z.string()).optional();
const addressesShape = z.object({
  leads: listShape,
  byForm: z.array(z.object({ form: z.string().optional(), recipients: listShape })).optional(),
  crmAddresses: listShape,
});

/** Similar to the Studio's own rule for email addresses: something, @, and a domain with a dot. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Summary of where leads currently go, and whether some of them go nowhere. */
export interface LeadDeliverySummary {
  readonly text: string;
  readonly isLost: boolean;
}

/** The owner of the addresses. */
export interface Place {
  /** Whether empty fields fall back to the dealership's. */
  readonly isStore: boolean;
  /** Whether the CRM also gets leads without a car. */
  readonly usesPlaceholderVehicle: boolean;
}

const several = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * The website's forms. Messages to a staff member are not included, because that person gets them too. `alone` says
 * which leads reach a CRM if there is no other recipient: those about a car, and with the placeholder all except job
 * applications and service appointments.
 */
const FORMS = [
  { form: 'CONTACT', alone: 'with-placeholder' },
  { form: 'SCHEDULE_TEST_DRIVE', alone: 'always' },
  { form: 'SELL_OR_TRADE', alone: 'always' },
  { form: 'UNLOCK_INVENTORY', alone: 'with-placeholder' },
  { form: 'APPLY_FINANCING', alone: 'with-placeholder' },
  { form: 'SERVICE', alone: 'never' },
  { form: 'CAREERS', alone: 'never' },
] as const;
const TOPICS = ['1', '2', '3', '4', '5', '6', '7'];

/** Returns the titles of forms whose leads reach nobody. */
function lostForms(value: unknown, { isStore, usesPlaceholderVehicle }: Place): readonly string[] {
  const { leads = [], byForm = [], crmAddresses = [] } = addressesShape.safeParse(value).data ?? {};
  if (isStore || leads.length > 0) return [];
  const named = new Set(byForm.flatMap(({ form, recipients = [] }) => (recipients.length > 0 ? form : [])));
  const lost = FORMS.filter(({ form, alone }) => {
    const hasOwn =
      named.has(form) || (form === 'CONTACT' && TOPICS.every((topic) => named.has(`CONTACT_${topic}`)));
    const hasCrm = alone === 'always' || (alone === 'with-placeholder' && usesPlaceholderVehicle);
    return !hasOwn && !(crmAddresses.length > 0 && hasCrm);
  });
  return lost.flatMap(({ form }) => formChoices.find((choice) => choice.value === form)?.title ?? []);
}

/** @param value a `leadAddresses` object */
export function summarizeLeadDelivery(value: unknown, place: Place): LeadDeliverySummary {
  const { leads = [], byForm = [], crmAddresses = [] } = addressesShape.safeParse(value).data ?? {};
  const wrong = [...leads, ...byForm.flatMap(({ recipients = [] }) => recipients), ...crmAddresses].filter(
    (address) => !ADDRESS.test(address),
  );
  if (wrong.length > 0) {
    const are = wrong.length === 1 ? 'is not an email address' : 'are not email addresses';
    return { text: `${several.format(wrong)} ${are}: leads would not arrive there.`, isLost: true };
  }
  const forms = byForm.filter(({ recipients = [] }) => recipients.length > 0).length;
  const lost = lostForms(value, place);
  const nobody =
    lost.length === FORMS.length
      ? 'Nobody receives leads.'
      : `Nobody receives leads from these forms: ${several.format(lost)}.`;
  const ways = [
    leads.length > 0 && `Leads go to ${several.format(leads)}.`,
    forms > 0 &&
      (forms === 1 ? 'One form has its own recipients.' : `${forms} forms have their own recipients.`),
    crmAddresses.length > 0 && `Your CRM receives them at ${several.format(crmAddresses)}.`,
    place.isStore && leads.length === 0 && 'Leads go to the dealership’s recipients.',
    lost.length > 0 &&
      `${nobody} They are kept, and shoppers see your phone number instead of "we will contact you". They are sent as soon as you publish a recipient.`,
  ].filter((way) => way !== false);
  return { text: ways.join(' '), isLost: lost.length > 0 };
}
