/** Forms that create leads, for the leads as for the Studio. Browsers of shoppers load them only to tell trackers. */
import { TOPIC_NUMBERS } from './contact-topics.ts';
import * as allForms from './lead-forms/all-forms.ts';

/** What is said of each form wherever leads are handled. */
export const LEAD_FORMS = { ...allForms };
export type Form = keyof typeof LEAD_FORMS;

/** Their names, in the order of the alphabet: that of a module's exports differs between programs that load it. */
export const FORMS: readonly Form[] = Object.keys(LEAD_FORMS)
  .filter((name): name is Form => Object.hasOwn(LEAD_FORMS, name))
  .toSorted();

/**
 * Forms and topics that can have their own recipients: a form, or one topic of the contact form, `CONTACT_{inquiry
 * target}` of spec 7 with the topics 1 to 7 of spec 3.
 */
export const RECIPIENT_KEYS = [
  ...FORMS,
  ...TOPIC_NUMBERS.map((topic) => `CONTACT_${topic}` as const),
] as const;
export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** The conditions of a lead rule, in the order in which they are checked. */
export const RULE_CONDITIONS = ['form', 'store', 'condition', 'opening', 'time'] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];
