import type { TOPIC_NUMBERS } from '@rooftop/forms/contact-topics';
import type { AscForm } from '@rooftop/forms/lead-form-row';
import { LEAD_FORMS } from '@rooftop/forms/lead-forms';
import type { FactOf } from '../facts.ts';

/** Departments of the contact form's topics (spec 3). Only leads of sales and trade have a derivative. */
const TOPIC_ROWS = new Map(
  Object.entries({
    '1': { department: 'sales', derivative: 'sales' },
    '2': { department: 'credit', derivative: null },
    '3': { department: 'trade', derivative: 'trade' },
    '4': { department: 'trade', derivative: 'trade' },
    '5': { department: 'unknown', derivative: null },
    '6': { department: 'admin', derivative: null },
    '7': { department: 'unknown', derivative: null },
  } satisfies Record<(typeof TOPIC_NUMBERS)[number], Pick<AscForm, 'department' | 'derivative'>>),
);

/** What the standard calls a form, about its topic if it is the contact form. */
export const formRow = ({ form, topic }: Pick<FactOf<'formSent'>, 'form' | 'topic'>): AscForm => ({
  ...LEAD_FORMS[form].asc,
  ...(form === 'CONTACT' && topic !== null && TOPIC_ROWS.get(topic)),
});
